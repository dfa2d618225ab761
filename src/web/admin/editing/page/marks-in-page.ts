import { unmarked } from "#content/editing/marks.ts";

/** The texts of a page that come from a place of the content, without their marks. */
export interface MarkedPage {
  /** The text nodes of a place, in the order of the page. */
  textsOf(path: string): readonly Text[];
  /** The images of a place, which go by their descriptions. */
  imagesOf(path: string): readonly HTMLImageElement[];
  /** The place of what was pointed at: its own text, or that of what it stands in; a link to a document goes by that document. */
  pathAt(target: EventTarget | null): string | undefined;
  /** The place of the words of a link to a document. */
  textInside(target: EventTarget | null): string | undefined;
  /** Marked element at a point of the window of the page, though something without words may lie over it. */
  seenAt(x: number, y: number): Seen | undefined;
  /** Every place that is seen in the page as it stands, and so can be clicked; what it opens, closes or says to listeners alone is not. */
  paths(): ReadonlySet<string>;
  /** An element that shows a place. */
  elementOf(path: string): Element | undefined;
  /** All elements of the page that show a place, with its path. */
  elements(): readonly (readonly [element: Element, path: string])[];
  stop(): void;
}

/** A place, and the text, image or link to a document that shows it. */
interface Seen {
  path: string;
  node: Node;
}

/** The places that an element shows, one a line. Pages for visitors have none; the style of the editor goes by it. */
export const editableAttribute = "data-editable";
const tableId = "content-marks";
/** Elements that are read as one text. */
const paragraphs = "p, h1, h2, h3, h4, h5, h6, dt, dd, figcaption, blockquote";
/** Levels above the pointed element in which a text is looked for. */
const steps = 3;

/** Returns true for a page of the draft, and false for an error in its place. */
export function hasMarks(document: Document): boolean {
  return document.getElementById(tableId) !== null;
}

/**
 * Takes the marks out of a page and remembers where they were; also of what its own scripts write later.
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
    for (let step = 0; element && element !== document.body && step <= steps; step++) {
      const own =
        byNode.get(element) ?? [...element.childNodes].map((node) => byNode.get(node)).find(Boolean);
      if (own !== undefined) return own;
      const within: Element = element;
      const inside = inPage().find(([node]) => within.contains(node));
      if (inside) return inside[1];
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
      inPage().flatMap(([node, of]) =>
        of === path && node.nodeType === Node.TEXT_NODE ? [node as Text] : [],
      ),
    imagesOf: (path) =>
      inPage().flatMap(([node, of]) => (of === path && isImage(node) ? [node as HTMLImageElement] : [])),
    pathAt,
    textInside(target) {
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
      const node = inPage().find(([, of]) => of === path)?.[0];
      return node && elementAt(node);
    },
    elements: () =>
      inPage().flatMap(([node, path]) => [elementAt(node) ?? []].flat().map((at) => [at, path])),
    stop,
  };
}

/**
 * Takes the marks out of texts and attributes, now and whenever more of them come; tells of those of texts, images and links to documents.
 * @returns a function that ends it
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

/** Words for listeners alone lie in a box of a pixel; those that are hidden from them cannot be reached by keyboard. */
function isShown(element: Element | undefined): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("[aria-hidden=true]"))
    return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

function isImage(node: Node): boolean {
  return node.nodeName === "IMG";
}

/** Marked nodes that an element shows itself; a paragraph shows the texts of its inline elements, too. */
function nodesOf(element: Element, marked: ReadonlyMap<Node, string>): Node[] {
  if (!element.matches(paragraphs))
    return [element, ...element.childNodes].filter((node) => marked.has(node));
  return [...marked.keys()].filter((node) => node.nodeType === Node.TEXT_NODE && element.contains(node));
}

/** Node at a point; between the lines and beside a short one the text that they belong to. */
function nodeAt(nodes: readonly Node[], x: number, y: number): Node | undefined {
  return nodes.find((node) => isSeenAt(node, x, y)) ?? nodes.find((node) => isAround(node, x, y));
}

/** An element from a point is seen there; of a text it has to be asked. */
function isSeenAt(node: Node, x: number, y: number): boolean {
  return isImage(node) || [...(rangeOf(node)?.getClientRects() ?? [])].some((line) => isIn(line, x, y));
}

/** Returns true within the lines of a text, between them, and beside a short one. */
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

/** An element itself, or what a text stands in. The nodes of a frame are instances of its own classes, hence no `instanceof`. */
function elementAt(node: Node): Element | undefined {
  return node.nodeType === Node.ELEMENT_NODE ? (node as Element) : (node.parentElement ?? undefined);
}
