/** Loads the script of boxes in a choice of two systems of units as soon as one is chosen, here or before at the calculator. */
export function loadUnitBoxes(): void {
  const { unitScript: script, kept = "" } =
    document.querySelector<HTMLElement>("[data-unit-script]")?.dataset ?? {};
  if (!script) return;
  const load = () => import(/* @vite-ignore */ script);
  addEventListener(
    "change",
    ({ target }) => target instanceof HTMLInputElement && target.name === "as" && load(),
  );
  try {
    if (localStorage.getItem(kept)?.includes("gpm")) load();
  } catch {
    // The browser keeps nothing.
  }
}
