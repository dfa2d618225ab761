/**
 * Sets Korean text in the site's own font. Runs after the first paint, or at once on a visitor's next pages, which have
 * the files in their cache. A visitor who saves data keeps the system's font.
 */
export function loadTextFonts(): void {
  const dataset = document.documentElement.dataset;
  if (!dataset.fonts || (navigator as DataSaving).connection?.saveData) return;
  void addAll(dataset.fonts.split(" "));
  dataset.fonts = "";
}

/**
 * Adds all faces at once: each addition lays the page out again. The second family has the syllables in weight 400 alone: browsers draw
 * them bold where the font of headings lacks one, which a family with both weights would leave to the system's font. Its files
 * come from the browser's cache.
 */
async function addAll(files: readonly string[]): Promise<void> {
  const faces = await loaded("Site Syllables", files);
  for (const face of [...faces, ...(await loaded("Site Syllables Regular", files))]) document.fonts.add(face);
}

/** Those that could be loaded; other text stays in the system's font. */
async function loaded(family: string, files: readonly string[]): Promise<FontFace[]> {
  const loading = files.map((file) => new FontFace(family, `url(${file})`, { display: "swap" }).load());
  const settled = await Promise.allSettled(loading);
  return settled.flatMap((face) => (face.status === "fulfilled" ? [face.value] : []));
}

/** Network Information API, which only some browsers have. */
type DataSaving = Navigator & { connection?: { saveData?: boolean } };
