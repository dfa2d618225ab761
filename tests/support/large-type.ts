import type { Page } from "playwright-core";

/** Sizes that a person may set as the browser's own, px; 16 is what browsers come with. */
export const typeSizes = [16, 20, 24, 32] as const;
export const screenWidths = [320, 390, 768, 1280, 1920] as const;

/** Sets the size of letters that the browser's own settings ask for, as a person with weak sight does. */
export async function setTypeSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // It holds as long as the session does, which ends with the page.
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
  /** Where its surroundings let it be seen. */
  clip: { left: number; right: number; top: number; bottom: number };
  /** Its element and those around it, by their places among all elements, from the inside. */
  within: number[];
  isFloating: boolean;
}

/** @returns texts that cannot be read, as far as positions show: beside the window, cut off, or on each other */
export async function outOfSight(page: Page): Promise<string[]> {
  const { lines, edge, surplus } = await page.evaluate(linesInPage);
  const found = surplus > 0 ? [`the page scrolls sideways by ${surplus} px`] : [];
  return [...new Set([...found, ...cutOff(lines, edge), ...overlaps(lines)])];
}

/** A text that is cut off is read all the same where it stands in whole elsewhere on the page: the title of a page on its button. */
function cutOff(lines: readonly Line[], edge: number): string[] {
  const cut = lines.filter((line) => cutOffOf(line, edge) !== undefined);
  const elements = new Set(cut.map(({ within }) => within[0]));
  const whole = new Set(lines.filter(({ within }) => !elements.has(within[0])).map(({ text }) => text));
  return cut.filter(({ text }) => !whole.has(text)).map((line) => cutOffOf(line, edge) ?? "");
}

/** Runs in the page: the lines that are seen, without those that scroll sideways by themselves. */
async function linesInPage() {
  await document.fonts.ready;
  // Parts that are not drawn yet would have the layout of another width.
  const drawn = new CSSStyleSheet();
  drawn.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
  const edge = document.documentElement.clientWidth;
  const places = new Map([...document.querySelectorAll("*")].map((element, index) => [element, index]));
  const around = (element: Element): Element[] => {
    const parent = element.parentElement;
    return [element, ...(parent && parent !== document.body ? around(parent) : [])];
  };
  const left = "[aria-hidden=true], script, style, noscript, option, svg, [inert]";
  const isRead = (element: Element | null): element is Element =>
    element !== null &&
    element.closest(left) === null &&
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
    // For listeners alone: by its style, since `sr-only` may hold at some widths only.
    if (styles.some(({ position, width }) => position === "absolute" && width === "1px")) continue;
    range.selectNodeContents(node);
    const shared = {
      text,
      name: `${element.tagName.toLowerCase()} "${text.slice(0, 40)}"`,
      clip: clipOf(boxes),
      within: boxes.map((each) => places.get(each) ?? -1),
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

/** Pairs of lines of different elements, of which one lies on the other. Bars that stay while the page scrolls lie on what they must. */
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

/** Line boxes are higher than their letters, by as much as these are large. */
function lettersOf({ top, bottom }: Line): { top: number; bottom: number } {
  const room = 0.2 * (bottom - top);
  return { top: top + room, bottom: bottom - room };
}
