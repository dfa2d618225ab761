import { unmarked } from "#content/editing/marks.ts";

/** An element of well-formed HTML, as React renders it. */
interface Element {
  name: string;
  attributes: string;
  parent: Element | undefined;
  children: (Element | string)[];
}

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const shows = new Set("img svg video iframe input select textarea canvas object".split(" "));
const containers = new Set("ul ol dl tbody select".split(" "));

/** Empty parts of a page: lists without entries, and headings followed by nothing or a single paragraph. */
export interface EmptySections {
  lists: readonly string[];
  headings: readonly string[];
  /** Links within the page whose target is missing. */
  anchors: readonly string[];
}

export function emptySectionsOf(html: string): EmptySections {
  // Texts of the draft contain marks.
  const root = parsed(unmarked(html).text);
  const all = within(root);
  const main = all.find(({ name }) => name === "main") ?? root;
  const ids = new Set(all.flatMap(({ attributes }) => / id="([^"]*)"/.exec(attributes)?.[1] ?? []));
  const hrefs = all.flatMap(({ attributes }) => / href="#([^"]+)"/.exec(attributes)?.[1] ?? []);
  const inMain = within(main);
  return {
    lists: all
      .filter(({ name, children }) => containers.has(name) && children.length === 0)
      .map((list) => `${list.name} in ${textOf(list.parent ?? list).slice(0, 60)}`),
    headings: inMain.filter((element) => levelOf(element) > 1 && isAlone(element, inMain)).map(textOf),
    anchors: hrefs.filter((id) => !ids.has(id)),
  };
}

/** True for a heading whose section contains at most one paragraph. */
function isAlone(heading: Element, inMain: readonly Element[]): boolean {
  const section = sectionOf(heading);
  const later = inMain.slice(inMain.indexOf(heading) + 1);
  const end = later.findIndex((element) => {
    const level = levelOf(element);
    return (level > 0 && level <= levelOf(heading)) || !isIn(element, section);
  });
  const own = (end < 0 ? later : later.slice(0, end)).filter((element) => !isIn(element, heading));
  if (own.some((element) => shows.has(element.name) || levelOf(element) > 0)) return false;
  const saying = own.filter(({ children }) =>
    children.some((child) => typeof child === "string" && child.trim() !== ""),
  );
  return saying.length === 0 || saying.every((element) => element.name === "p" && saying.length === 1);
}

function levelOf({ name }: Element): number {
  return Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
}

function sectionOf(element: Element): Element {
  let at = element;
  while (at.parent && !["section", "article", "main", "li", "aside"].includes(at.name)) at = at.parent;
  return at;
}

function isIn(element: Element, outer: Element): boolean {
  for (let at: Element | undefined = element; at; at = at.parent) if (at === outer) return true;
  return false;
}

function textOf(element: Element): string {
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

function within(element: Element): Element[] {
  return element.children.flatMap((child) => (typeof child === "string" ? [] : [child, ...within(child)]));
}

function parsed(html: string): Element {
  const root: Element = { name: "", attributes: "", parent: undefined, children: [] };
  let at = root;
  const bare = html.replace(/<!--.*?-->|<!doctype[^>]*>/gis, "").replace(/<(script|style)\b.*?<\/\1>/gis, "");
  for (const [, close, open = "", attributes = "", self, text] of bare.matchAll(
    /<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) at.children.push(text);
    else if (close !== undefined) {
      while (at.parent && at.name !== close) at = at.parent;
      at = at.parent ?? root;
    } else {
      const element: Element = { name: open.toLowerCase(), attributes, parent: at, children: [] };
      at.children.push(element);
      if (self === "" && !voids.has(element.name)) at = element;
    }
  }
  return root;
}
