/**
 * Sets Korean text in the site's own font. Runs after the first paint, or at once on a visitor's next pages, which have
 * the files in their cache. A visitor who saves data keeps the system's font.
 */
export function loadTextFonts(): void {
  const dataset = document.documentElement.dataset;
  if (!dataset.fonts || (navigator as DataSaving).connection?.saveData) return;
  dataset.fonts.split(" ").forEach((file) => {
    document.fonts.add(new FontFace("Site Syllables", `url(${file})`, { display: "swap" }));
  });
  dataset.fonts = "";
}

/** Network Information API, which only some browsers have. */
type DataSaving = Navigator & { connection?: { saveData?: boolean } };
