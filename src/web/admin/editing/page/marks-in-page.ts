import { unmarked } from "#content/editing/marks.ts";

/** A page of the draft after its marks were removed, and the fields that its elements show. */
export interface MarkedPage {
  textsOf(path: string): readonly Text[];
  /** Images of a field, identified by their descriptions. */
  imagesOf(path: string): readonly HTMLImageElement[];
  /** Path of the field that an element or an ancestor shows; for a link to a document, the document. */
  pathAt(target: EventTarget | null): string | undefined;
  linkTextAt(target: EventTarget | null): string | undefined;
  /** Marked element at a point of the window, even below an element without text. */
  seenAt(x: number, y: number): Seen | undefined;
  /** Paths of visible fields; not in closed parts, on buttons that open parts, or for screen readers only. */
  paths(): ReadonlySet<string>;
  elementOf(path: string): Element | undefined;
  elements(): readonly (readonly [element: Element, path: string])[];
  stop(): void;
}

/** A field, and the text, image or document link that shows it. */
interface Seen {
  path: string;
  node: Node;
}

/** Fields of an element, one per line. Public pages do not have it; the editor's style uses it. */
export const editableAttribute = "data-editable";
const tableId = "content-marks";
const paragraphs = "p, h1, h2, h3, h4, h5, h6, dt, dd, figcaption, blockquote";
/** Levels above the clicked element to search for a text. */
const maxLevels = 3;

/** Returns true for a page of the draft, false for an error page. */
export function hasMarks(document: Document): boolean {
  return document.getElementById(tableId) !== null;
}

/**
 * Removes the marks from a page and stores where they were, also for later changes by scripts.
 * @param document of a page of the draft
 */
export function readMarks(document: Document): MarkedPage {
  const table: unknown = JSON.parse(document.getElementById(tableId)?.textContent ?? "[]");
  const paths = Array.isArray(table) ? table.map(String) : [];
  const byNode = new Map<Node, string>();

  const stop = takeMarksOut(document, (node, number) => {
    const path = paths[number];
    if (path === undefined) return;
    byNode.set(node, path);
    const element = elementAt(node);
    const others = element?.getAttribute(editableAttribute) ?? "";
    element?.setAttribute(editableAttribute, `${others}\n${path}`.trim());
  });

  const inPage = () => [...byNode].filter(([node]) => node.isConnected);
  function pathAt(target: EventTarget | null): string | undefined {
    const link = documentLinkAt(target);
    if (link) return byNode.get(link);
    let element = target as Element | null;
    for (let step = 0; element && element !== document.body && step <= maxLevels; step++) {
      const direct =
        byNode.get(element) ?? [...element.childNodes].map((node) => byNode.get(node)).find(Boolean);
      if (direct !== undefined) return direct;
      const ancestor: Element = element;
      const descendant = inPage().find(([node]) => ancestor.contains(node));
      if (descendant) return descendant[1];
      element = element.parentElement;
    }
    return undefined;
  }

  function documentLinkAt(target: EventTarget | null): Element | undefined {
    const link = (target as Element | null)?.closest("a");
    return link && byNode.has(link) ? link : undefined;
  }

  return {
    textsOf: (path) =>
      inPage().flatMap(([node, nodePath]) =>
        nodePath === path && node.nodeType === Node.TEXT_NODE ? [node as Text] : [],
      ),
    imagesOf: (path) =>
      inPage().flatMap(([node, nodePath]) =>
        nodePath === path && isImage(node) ? [node as HTMLImageElement] : [],
      ),
    pathAt,
    linkTextAt(target) {
      const link = documentLinkAt(target);
      return link && inPage().find(([node]) => node !== link && link.contains(node))?.[1];
    },
    seenAt(x, y) {
      for (const element of document.elementsFromPoint(x, y)) {
        const node = documentLinkAt(element) ?? nodeAt(nodesOf(element, byNode), x, y);
        const path = node && byNode.get(node);
        if (node && path !== undefined) return { path, node };
      }
      return undefined;
    },
    paths: () => new Set(inPage().flatMap(([node, path]) => (isShown(elementAt(node)) ? [path] : []))),
    elementOf(path) {
      const node = inPage().find(([, nodePath]) => nodePath === path)?.[0];
      return node && elementAt(node);
    },
    elements: () =>
      inPage().flatMap(([node, path]) => [elementAt(node) ?? []].flat().map((at) => [at, path])),
    stop,
  };
}

/**
 * Removes marks from texts and attributes, now and on every change; reports those of texts, images and document
 * links.
 * @returns a function that stops it
 */
function takeMarksOut(document: Document, found: (node: Node, number: number) => void): () => void {
  function readText(node: Text): void {
    const { text, marks } = unmarked(node.data);
    const [first] = marks;
    if (first === undefined) return;
    node.data = text;
    found(node, first);
  }

  function readAttributes(element: Element): void {
    for (const { name, value } of [...element.attributes]) {
      const { text, marks } = unmarked(value);
      const [first] = marks;
      if (first === undefined) continue;
      element.setAttribute(name, text);
      if (name === "alt" || name === "href") found(element, first);
    }
  }

  function read(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) readText(node as Text);
      else if (node.nodeType === Node.ELEMENT_NODE) readAttributes(node as Element);
    }
  }

  read(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") readText(target as Text);
      else if (type === "attributes") readAttributes(target as Element);
      for (const added of addedNodes) read(added);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => observer.disconnect();
}

/** Text for screen readers only is in a box of one pixel; hidden text cannot be focused. */
function isShown(element: Element | undefined): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("[aria-hidden=true]"))
    return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

function isImage(node: Node): boolean {
  return node.nodeName === "IMG";
}

/** Marked nodes that belong to an element; a paragraph includes the texts of its inline elements. */
function nodesOf(element: Element, marked: ReadonlyMap<Node, string>): Node[] {
  if (!element.matches(paragraphs))
    return [element, ...element.childNodes].filter((node) => marked.has(node));
  return [...marked.keys()].filter((node) => node.nodeType === Node.TEXT_NODE && element.contains(node));
}

/** Returns the node at a point; points between lines and beside a short line belong to the text. */
function nodeAt(nodes: readonly Node[], x: number, y: number): Node | undefined {
  return nodes.find((node) => isSeenAt(node, x, y)) ?? nodes.find((node) => isAround(node, x, y));
}

/** `elementsFromPoint` covers elements; a text needs its own test. */
function isSeenAt(node: Node, x: number, y: number): boolean {
  return isImage(node) || [...(rangeOf(node)?.getClientRects() ?? [])].some((line) => isIn(line, x, y));
}

/** Returns true within the lines of a text, between them, and beside a short line. */
function isAround(node: Node, x: number, y: number): boolean {
  const lines = node.nodeType === Node.TEXT_NODE ? rangeOf(node)?.getBoundingClientRect() : undefined;
  return lines !== undefined && isIn(lines, x, y);
}

function rangeOf(node: Node): Range | undefined {
  const range = node.ownerDocument?.createRange();
  range?.selectNodeContents(node);
  return range;
}

function isIn({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Not `instanceof`: nodes of a frame are instances of the frame's classes. */
function elementAt(node: Node): Element | undefined {
  return node.nodeType === Node.ELEMENT_NODE ? (node as Element) : (node.parentElement ?? undefined);
}
