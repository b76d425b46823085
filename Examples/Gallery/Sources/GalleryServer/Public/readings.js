// The readings of the transition: phase, progress and velocity.

const [phase, progress, velocity] = ["phase", "progress", "velocity"]
  .map((id) => document.getElementById(id));

export function showReadings(state) {
  phase.textContent = state.phase.replace("(", " (");
  phase.dataset.kind = state.phase.split("(")[0];
  progress.textContent = written(state.progress, 3);
  velocity.textContent = `${written(state.velocity, 2)} /s`;
}

// A number with a real minus sign, and without one before zero.
export function written(number, digits) {
  const text = number.toFixed(digits).replace(/^-(0\.0*)$/, "$1");
  return text.replace("-", "−");
}
