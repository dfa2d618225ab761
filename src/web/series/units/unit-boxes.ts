/** Loads the script of boxes in a choice of two systems of units as soon as one is chosen, here or before at the calculator. */
export function loadUnitBoxes(): void {
  const { unitScript: script, kept = "" } =
    document.querySelector<HTMLElement>("[data-unit-script]")?.dataset ?? {};
  if (!script) return;
  const load = () => import(/* @vite-ignore */ script);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "as") return;
    // Values typed from here on are in the new units already, though the script may come later.
    for (const box of document.querySelectorAll<HTMLInputElement>("[data-scale]"))
      box.dataset.before = box.value;
    load();
  });
  try {
    if (localStorage.getItem(kept)?.includes("gpm")) load();
  } catch {
    // The browser keeps nothing.
  }
}
