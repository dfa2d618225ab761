/**
 * Sets Korean text in the site's own font. Runs after the first paint, or at once on a visitor's next pages, which have
 * the files in their cache. A visitor who saves data keeps the system's font.
 */
export function loadTextFonts(): void {
  const { dataset } = document.documentElement;
  if (!dataset.fonts || (navigator as DataSaving).connection?.saveData) return;
  const [bold = "", ...regular] = dataset.fonts.split(" ");
  delete dataset.fonts;
  void addAll(bold, regular);
}

/**
 * Adds all faces at once, those in bold too: a word in two fonts would be worse than none, and each addition lays the page out
 * again. The second family has the syllables in weight 400 alone: browsers draw them bold where the font of headings lacks one, which
 * a family with both weights would leave to the system's font. Its files come from the browser's cache.
 */
async function addAll(bold: string, regular: readonly string[]): Promise<void> {
  const faces = [
    ...(await loaded("Site Syllables", [bold], "600 700")),
    ...(await loaded("Site Syllables", regular)),
    ...(await loaded("Site Syllables Regular", regular)),
  ];
  for (const face of faces) document.fonts.add(face);
}

/**
 * Those that could be loaded; other text stays in the system's font. Without a range, a face would become the first available font where the
 * font of Latin letters did not come in time, and its ascent would move the text.
 */
async function loaded(family: string, files: readonly string[], weight = "400"): Promise<FontFace[]> {
  const faces = files.map((file) =>
    new FontFace(family, `url(${file})`, { weight, unicodeRange: "U+AC00-D7A3" }).load().catch(() => []),
  );
  return (await Promise.all(faces)).flat();
}

/** Network Information API, which only some browsers have. */
type DataSaving = Navigator & { connection?: { saveData?: boolean } };
