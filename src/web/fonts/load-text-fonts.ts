/**
 * Sets Korean text in the site's own font. Runs after the first paint, or at once on a visitor's next pages, which have
 * the files in their cache. A visitor who saves data keeps the system's font.
 */
export function loadTextFonts(): void {
  const dataset = document.documentElement.dataset;
  if (!dataset.fonts || (navigator as DataSaving).connection?.saveData) return;
  for (const file of dataset.fonts.split(" "))
    void add("Site Syllables", file).then(() => add(boldFamily, file), ignored);
  dataset.fonts = "";
}

/**
 * The syllables in weight 400 under a second name: browsers draw them bold where the font of headings lacks one. A family
 * with both weights would leave those to the system's font. It comes second, from the browser's cache.
 */
const boldFamily = "Site Syllables Regular";

function add(family: string, file: string): Promise<FontFace> {
  const face = new FontFace(family, `url(${file})`, { display: "swap" });
  document.fonts.add(face);
  return face.load();
}

/** Text stays in the system's font. */
function ignored(): void {}

/** Network Information API, which only some browsers have. */
type DataSaving = Navigator & { connection?: { saveData?: boolean } };
