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
  const releases = [...partsBelowView(document.body)].map(skipLayout);
  for (const face of faces) document.fonts.add(face);
  for (const release of releases) {
    await new Promise(requestAnimationFrame);
    release();
  }
}

/**
 * The largest elements below the viewport, up to its height and a quarter: each is laid out within a frame. None stands next
 * to the viewport or in a row or grid that begins there, since without layout an element has no base line and no width of its own.
 */
function* partsBelowView(parent: Element): Generator<HTMLElement> {
  const first = 1.25 * innerHeight;
  const isFree = parent.getBoundingClientRect().top > first || getComputedStyle(parent).display === "block";
  for (const child of parent.children) {
    const { top, bottom, height } = child.getBoundingClientRect();
    if (isFree && top > first && height < first && child instanceof HTMLElement) yield child;
    else if (bottom > first) yield* partsBelowView(child);
  }
}

/** Keeps the height of an element outside the viewport without layout of its content. Returns the end of it. */
function skipLayout({ style, offsetHeight }: HTMLElement): () => void {
  style.containIntrinsicSize = `0 ${offsetHeight}px`;
  style.contentVisibility = "auto";
  return () => {
    style.contentVisibility = "";
    style.containIntrinsicSize = "";
  };
}

/** Those that could be loaded; other text stays in the system's font. */
async function loaded(family: string, files: readonly string[], weight = "400"): Promise<FontFace[]> {
  const faces = files.map((file) => new FontFace(family, `url(${file})`, { weight }).load().catch(() => []));
  return (await Promise.all(faces)).flat();
}

/** Network Information API, which only some browsers have. */
type DataSaving = Navigator & { connection?: { saveData?: boolean } };
