import type { Page } from "playwright-core";

/** Default font sizes that a user may set in the browser, px; browsers come with 16. */
export const typeSizes = [16, 20, 24, 32] as const;
export const screenWidths = [320, 390, 768, 1280, 1920] as const;

/** Sets the browser's default font size, as a user with low vision does. */
export async function setTypeSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Holds for the session, which ends with the page.
  await session.send("Page.setFontSizes", { fontSizes: { standard: px, fixed: Math.round(0.8125 * px) } });
}

/** A line of text, px from the window's upper left corner. */
interface Line {
  name: string;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Visible area of its ancestors. */
  clip: { left: number; right: number; top: number; bottom: number };
  /** Indexes of its element and ancestors among all elements, innermost first. */
  within: number[];
  isFloating: boolean;
}

/** @returns texts that are unreadable by their positions: outside the window, clipped, or overlapping */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const { lines, edge, surplus } = await page.evaluate(linesInPage);
  const found = surplus > 0 ? [`the page scrolls sideways by ${surplus} px`] : [];
  return [...new Set([...found, ...cutOff(lines, edge), ...overlaps(lines)])];
}

/** A clipped text is acceptable if the page shows it in full elsewhere, as a page title on its button. */
function cutOff(lines: readonly Line[], edge: number): string[] {
  const cut = lines.filter((line) => cutOffOf(line, edge) !== undefined);
  const elements = new Set(cut.map(({ within }) => within[0]));
  const whole = new Set(lines.filter(({ within }) => !elements.has(within[0])).map(({ text }) => text));
  return cut.filter(({ text }) => !whole.has(text)).map((line) => cutOffOf(line, edge) ?? "");
}

/** Runs in the page. Returns visible lines, except those in parts that scroll sideways. */
async function linesInPage() {
  await document.fonts.ready;
  // Parts not rendered yet would have the layout of another width.
  const drawn = new CSSStyleSheet();
  drawn.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
  const edge = document.documentElement.clientWidth;
  const positions = new Map([...document.querySelectorAll("*")].map((element, index) => [element, index]));
  const around = (element: Element): Element[] => {
    const parent = element.parentElement;
    return [element, ...(parent && parent !== document.body ? around(parent) : [])];
  };
  const ignored = "[aria-hidden=true], script, style, noscript, option, svg, [inert]";
  const isRead = (element: Element | null): element is Element =>
    element !== null &&
    element.closest(ignored) === null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clipOf = (boxes: readonly Element[]) => {
    const clip = { left: 0, right: edge, top: -1e6, bottom: 1e6 };
    for (const each of boxes) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) {
        clip.left = Math.max(clip.left, box.left);
        clip.right = Math.min(clip.right, box.right);
      }
      if (/hidden|clip/.test(overflowY)) {
        clip.top = Math.max(clip.top, box.top);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
    }
    return clip;
  };
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? "").trim().replace(/\s+/g, " ");
    if (text === "" || !isRead(element)) continue;
    const boxes = around(element);
    const styles = boxes.map((each) => getComputedStyle(each));
    if (styles.some(({ overflowX }) => /auto|scroll/.test(overflowX))) continue;
    // For screen readers only. Detected by style, because `sr-only` may apply at some widths only.
    if (styles.some(({ position, width }) => position === "absolute" && width === "1px")) continue;
    range.selectNodeContents(node);
    const shared = {
      text,
      name: `${element.tagName.toLowerCase()} "${text.slice(0, 40)}"`,
      clip: clipOf(boxes),
      within: boxes.map((each) => positions.get(each) ?? -1),
      isFloating: styles.some(({ position }) => /fixed|sticky/.test(position)),
    };
    for (const { left, right, top, bottom } of range.getClientRects())
      if (right - left > 0.5 && bottom > top) lines.push({ ...shared, left, right, top, bottom });
  }
  return { lines, edge, surplus: document.documentElement.scrollWidth - innerWidth };
}

/** True for content outside its clip: a slide, a closed panel. */
function isAway({ left, right, top, bottom, clip }: Line): boolean {
  return left >= clip.right || right <= clip.left || top >= clip.bottom || bottom <= clip.top;
}

function cutOffOf(line: Line, edge: number): string | undefined {
  const { name, left, right, top, bottom, clip } = line;
  if (isAway(line)) return undefined;
  if (right > edge + 1 || left < -1) return `beside the window: ${name}`;
  if (right > clip.right + 2 || left < clip.left - 2) return `cut off at its side: ${name}`;
  return bottom > clip.bottom + (bottom - top) / 3 ? `cut off below: ${name}` : undefined;
}

/** Pairs of overlapping lines of different elements. Bars that stay while the page scrolls may overlap. */
function overlaps(lines: readonly Line[]): string[] {
  const still = lines.filter((line) => !line.isFloating && !isAway(line)).sort((a, b) => a.top - b.top);
  return still.flatMap((one, index) => {
    const end = still.findIndex((other, at) => at > index && other.top >= one.bottom);
    const next = still.slice(index + 1, end < 0 ? still.length : end);
    return next
      .filter((other) => isOn(one, other))
      .map((other) => `on each other: ${one.name} and ${other.name}`);
  });
}

function isOn(one: Line, other: Line): boolean {
  const [own = -1] = one.within;
  const [others = -1] = other.within;
  if (one.within.includes(others) || other.within.includes(own)) return false;
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height =
    Math.min(lettersOf(one).bottom, lettersOf(other).bottom) -
    Math.max(lettersOf(one).top, lettersOf(other).top);
  return width > 4 && height > 0.05 * Math.min(one.bottom - one.top, other.bottom - other.top);
}

/** Line boxes are higher than their letters, in proportion to the font size. */
function lettersOf({ top, bottom }: Line): { top: number; bottom: number } {
  const room = 0.2 * (bottom - top);
  return { top: top + room, bottom: bottom - room };
}
