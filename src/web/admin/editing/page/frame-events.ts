import type { Picked } from "../state/picked.ts";
import { editableAttribute, type MarkedPage } from "./marks-in-page.ts";

/** What the editor is told of what happens in the page. */
export interface FrameListener {
  /** Something was clicked, or opened with Enter: its place, or none that can be edited. */
  onPick: (picked: Picked | undefined) => void;
  /** A link was followed to another page of the site. */
  onLeave: (path: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** What may be edited shows it when it is pointed at. */
const outline = `
  [${editableAttribute}]:is(:hover, :focus-visible) { outline: 2px dashed #0b5cab; outline-offset: 3px; cursor: text; }
  img[${editableAttribute}]:is(:hover, :focus-visible) { outline-offset: -6px; cursor: pointer; }
`;

/** Makes the page in the frame one that is edited: what can be is outlined and reached by keyboard, and a click opens it. */
export function listenTo(frame: HTMLIFrameElement, page: MarkedPage, listener: FrameListener): void {
  const { contentWindow: window, contentDocument: document } = frame;
  if (!window || !document) return;
  const sheet = new (window as typeof globalThis & Window).CSSStyleSheet();
  sheet.replaceSync(outline);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const element of document.querySelectorAll<HTMLElement>(`[${editableAttribute}]`))
    if (element.tabIndex < 0) element.tabIndex = 0;
  holdStill(document);
  const open = (event: MouseEvent | KeyboardEvent) => pick(event, frame, page, listener);
  document.addEventListener("click", open, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter") open(event);
    listener.onKey(event);
  });
}

/** Nothing turns away from under the hands of who looks at it. */
export function holdStill(document: Document): void {
  document.querySelector<HTMLElement>("[data-pause]:not([aria-pressed=true])")?.click();
}

function pick(
  event: MouseEvent | KeyboardEvent,
  frame: HTMLIFrameElement,
  page: MarkedPage,
  { onPick, onLeave }: FrameListener,
): void {
  const target = event.target as Element | null;
  const link = target?.closest("a");
  const path = page.pathAt(target);
  if (link && (event.ctrlKey || event.metaKey || path === undefined)) {
    follow(event, link, onLeave);
    return;
  }
  if (link || target?.closest("form, summary")) event.preventDefault();
  onPick(path === undefined ? undefined : { path, box: boxOf(frame, page, path, target) });
}

/** Where a place is seen, in the window of the editor. */
function boxOf(
  frame: HTMLIFrameElement,
  page: MarkedPage,
  path: string,
  target: Element | null,
): Picked["box"] {
  const texts = page.textsOf(path);
  const text = texts.find((node) => target?.contains(node)) ?? texts[0];
  const range = text?.ownerDocument.createRange();
  if (text) range?.selectNodeContents(text);
  const seen = (range ?? target)?.getBoundingClientRect() ?? new DOMRect();
  const { top, left } = frame.getBoundingClientRect();
  return { top: top + seen.top, bottom: top + seen.bottom, left: left + seen.left, right: left + seen.right };
}

/** Links within the page work as they do; other pages of the site are opened in the editor. */
function follow(event: Event, link: HTMLAnchorElement, onLeave: FrameListener["onLeave"]): void {
  const url = new URL(link.href);
  if (url.pathname === link.ownerDocument.location.pathname && url.hash) return;
  event.preventDefault();
  if (url.origin === location.origin && !/\.\w+$|^\/sd_admin/.test(url.pathname)) onLeave(url.pathname);
}
