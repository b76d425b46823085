// Where the source is: on a site that GitHub publishes, the owner is in the page's own address.

const published = location.hostname.match(/^.+(?=\.github\.io$)/)?.[0];
const repository = `https://github.com/${published ?? "OWNER"}/InterruptibleTransitions`;

for (const link of document.querySelectorAll("[data-in-repository]")) {
  link.href = repository + link.dataset.inRepository;
}
// Beside the page that GitHub publishes lies the documentation.
if (published) document.getElementById("documentation").href = "docs/documentation/interruptibletransitions/";
const line = document.getElementById("package");
line.textContent = line.textContent.replace(/https:[^"]+/, repository);
