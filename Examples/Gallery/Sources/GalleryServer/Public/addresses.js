// Where the source is: on a site that GitHub publishes, the owner is in the page's own address. Anywhere else nothing leads there.

const owner = location.hostname.match(/^.+(?=\.github\.io$)/)?.[0];
if (owner) {
  const repository = `https://github.com/${owner}/InterruptibleTransitions`;
  for (const link of document.querySelectorAll("[data-in-repository]")) {
    link.href = repository + link.dataset.inRepository;
  }
  // Beside the page lies the documentation.
  document.getElementById("documentation").href = "docs/documentation/interruptibletransitions/";
  document.getElementById("package").textContent = `.package(url: "${repository}", branch: "main")`;
  document.documentElement.dataset.published = "";
}
