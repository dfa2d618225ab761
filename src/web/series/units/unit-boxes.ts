/** Loads the script that converts inputs as soon as a system of units is chosen, on this page or earlier at the calculator. */
export function loadUnitBoxes(): void {
  const { unitScript: script, storageKey = "" } =
    document.querySelector<HTMLElement>("[data-unit-script]")?.dataset ?? {};
  if (!script) return;
  const load = () => import(/* @vite-ignore */ script);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "as") return;
    // Values typed before the script is loaded are already in the new units.
    for (const box of document.querySelectorAll<HTMLInputElement>("[data-scale]"))
      box.dataset.before = box.value;
    load();
  });
  try {
    if (localStorage.getItem(storageKey)?.includes("gpm")) load();
  } catch {
    // Storage is blocked.
  }
}
