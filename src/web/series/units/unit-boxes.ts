/** Loads the script that converts inputs as soon as a system of units is chosen, on this page or earlier at the calculator. */
export function loadUnitBoxes(): void {
  const { unitScript: script, storageKey = "" } =
    document.querySelector<HTMLElement>("[data-unit-script]")?.dataset ?? {};
  if (!script) return;
  const load = () => import(/* @vite-ignore */ script);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "as") return;
    // A value typed between this change and the loading of the script is in the new units; the script recognizes it by this value.
    for (const box of document.querySelectorAll<HTMLInputElement>("[data-scale]"))
      box.dataset.valueAtChange = box.value;
    load();
  });
  try {
    if (localStorage.getItem(storageKey)?.includes("gpm")) load();
  } catch {
    // Storage is blocked.
  }
}
