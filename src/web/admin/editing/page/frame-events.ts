import { editor } from "#content/admin/editor.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import type { Picked } from "../state/picked.ts";
import { editableAttribute, type MarkedPage } from "./marks-in-page.ts";
import { controls, pointAtPictures } from "./picture-pointer.ts";

export interface FrameListener {
  /** Called on a click or Enter. @param picked the field, or `undefined` if nothing editable was clicked */
  onPick: (picked: Picked | undefined) => void;
  onLeave: (path: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

const conflictAttribute = "data-conflict";
const pickedAttribute = "data-picked";

/** Outlines of editable elements under the pointer, of the edited one, and of conflicts. */
const outline = `
  [${pickedAttribute}] { outline: 2px solid #0b5cab; outline-offset: 3px; }
  img[${pickedAttribute}] { outline-offset: -6px; }
  [${conflictAttribute}] { outline: 3px solid #b42318; outline-offset: 3px; }
  [${editableAttribute}]:is(:hover, :focus-visible) { outline: 2px dashed #0b5cab; outline-offset: 3px; cursor: text; }
  a[${editableAttribute}]:is(:hover, :focus-visible) { cursor: pointer; }
  img[${editableAttribute}]:is(:hover, :focus-visible) { outline-offset: -6px; cursor: pointer; }
  img[${editableAttribute}]:hover:not(:focus-visible) { outline: none; }
`;

/** Makes the page in the frame editable: fields are outlined and focusable, and a click opens them. */
export function makeEditable(frame: HTMLIFrameElement, page: MarkedPage, listener: FrameListener): void {
  const { contentWindow: window, contentDocument: document } = frame;
  if (!window || !document) return;
  const sheet = new (window as typeof globalThis & Window).CSSStyleSheet();
  sheet.replaceSync(outline);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const element of document.querySelectorAll<HTMLElement>(`[${editableAttribute}]`))
    makeReachable(element);
  pointAtPictures(document, page);
  pauseCarousel(document);
  const open = (event: MouseEvent | KeyboardEvent) => pick(event, page, listener);
  document.addEventListener("click", open, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter") open(event);
    listener.onKey(event);
  });
}

export function markConflicts(page: MarkedPage | undefined, conflicts: ReadonlyMap<string, unknown>): void {
  mark(page, conflictAttribute, (path) => conflicts.has(path));
  for (const [element] of page?.elements() ?? [])
    element.ariaDescription = element.hasAttribute(conflictAttribute) ? editor.conflict.mark : null;
}

export function markPicked(page: MarkedPage | undefined, picked: string | undefined): void {
  mark(page, pickedAttribute, (path) => path === picked);
}

/** An element may show several fields. */
function mark(page: MarkedPage | undefined, attribute: string, isMarked: (path: string) => boolean): void {
  const elements = page?.elements() ?? [];
  const marked = new Set(elements.flatMap(([element, path]) => (isMarked(path) ? [element] : [])));
  for (const [element] of elements) element.toggleAttribute(attribute, marked.has(element));
}

/** Elements hidden from screen readers get no focus: their texts are in the page settings. */
function makeReachable(element: HTMLElement): void {
  if (element.closest("[aria-hidden=true]")) return;
  if (element.tabIndex < 0) element.tabIndex = 0;
  if (element.nodeName !== "IMG") return;
  element.role = "button";
  element.ariaLabel = `${pictureTools.title}: ${element.getAttribute("alt") || pictureTools.none}`;
}

/** Pauses the carousel, so that content does not move away from the pointer. */
export function pauseCarousel(document: Document): void {
  document.querySelector<HTMLElement>("[data-pause]:not([aria-pressed=true])")?.click();
}

function pick(event: MouseEvent | KeyboardEvent, page: MarkedPage, { onPick, onLeave }: FrameListener): void {
  const target = event.target as Element | null;
  const link = target?.closest("a");
  const seen = elementUnder(event, page);
  const path = seen?.path ?? page.pathAt(target);
  if (link && (event.ctrlKey || event.metaKey || path === undefined)) {
    follow(event, link, onLeave);
    return;
  }
  if (seen || link || target?.closest("form, summary")) event.preventDefault();
  const texts = path === undefined ? [] : page.textsOf(path);
  const node = seen?.node ?? texts.find((text) => target?.contains(text)) ?? texts[0] ?? target;
  const linkTextPath = page.linkTextAt(target);
  onPick(
    path === undefined || !node
      ? undefined
      : { path, linkTextPath, node, paragraph: texts.indexOf(node as Text), top: topOf(node) },
  );
}

/** Returns the element under the pointer, even if covered; the target for controls and keyboard events. */
function elementUnder(event: MouseEvent | KeyboardEvent, page: MarkedPage) {
  const target = event.target as Element | null;
  if (!("clientX" in event) || event.detail === 0 || target?.closest(controls)) return undefined;
  return page.seenAt(event.clientX, event.clientY);
}

/** Distance from the top of the window, px. */
export function topOf(shown: Node): number {
  const range = shown.ownerDocument?.createRange();
  if (shown.nodeType === Node.TEXT_NODE) range?.selectNodeContents(shown);
  else range?.selectNode(shown);
  return range?.getBoundingClientRect().top ?? 0;
}

/** Links within the page work; links to other pages open them in the editor. */
function follow(event: Event, link: HTMLAnchorElement, onLeave: FrameListener["onLeave"]): void {
  const url = new URL(link.href);
  if (url.pathname === link.ownerDocument.location.pathname && url.hash) return;
  event.preventDefault();
  if (url.origin === location.origin && !/\.\w+$|^\/sd_admin/.test(url.pathname)) onLeave(url.pathname);
}
