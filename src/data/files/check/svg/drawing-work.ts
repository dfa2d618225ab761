import { svgBudget } from "#domain/files/budgets.ts";
import { type Declaration, declarationsOf, rulesIn } from "./declarations.ts";
import type { Element } from "./markup.ts";

/** Work of drawing an element with all that it refers to, in the units of `svgBudget`. */
interface Work {
  elements: number;
  surfaces: number;
  /** Surfaces within surfaces. */
  depth: number;
}

const surfaceElements = new Set(["mask", "clipPath", "pattern", "filter"]);
/** Referred to from many places in ordinary drawings, and drawn at no cost. */
const paints = new Set(["linearGradient", "radialGradient", "stop"]);
/** Properties that the parts of an element take over: each of them is drawn with what they refer to. */
const inherited = /^(fill|stroke|marker(-\w+)?)$/;

/**
 * Returns true when a drawing costs more work than a logo does. Masks within masks, copies and markers
 * multiply: drawn elements are counted without drawing them.
 */
export function isTooMuchWork(root: Element): boolean {
  const all = elementsOf(root);
  const workOf = createWork(all);
  return all.some((element) => {
    const { elements, surfaces, depth } = workOf(element);
    return elements > svgBudget.drawn || surfaces > svgBudget.surfaces || depth > svgBudget.surfaceDepth;
  });
}

/** An element and everything in it. */
export function elementsOf(element: Element): Element[] {
  return [element, ...element.inside.flatMap((part) => (typeof part === "string" ? [] : elementsOf(part)))];
}

function createWork(all: readonly Element[]): (element: Element) => Work {
  const byId = new Map(all.map((element) => [element.attributes.get("id"), element]));
  const rules = all.filter(({ name }) => name === "style").flatMap(rulesIn);
  const known = new Map<Element, Work>();
  const begun = new Set<Element>();

  return function workOf(element: Element): Work {
    const done = known.get(element);
    if (done) return done;
    // An element that refers to itself has no end.
    if (begun.has(element)) return endless;
    begun.add(element);
    const declarations = declarationsOf(element, rules);
    const inside = element.inside.filter((part) => typeof part !== "string");
    const work = [
      ...inside.map(workOf),
      ...declarations.map(effect),
      ...declarations.flatMap((declaration) => referred(element, declaration, byId, workOf)),
    ].reduce(sum, { ...none, elements: 1, surfaces: stepWork(element) });
    known.set(element, work);
    return work;
  };
}

/** Surfaces of a step of a filter. */
function stepWork({ name }: Element): number {
  if (name === "feGaussianBlur" || name === "feDropShadow") return 20;
  return name.startsWith("fe") ? 2 : 0;
}

const none: Work = { elements: 0, surfaces: 0, depth: 0 };
const endless: Work = { ...none, elements: Number.POSITIVE_INFINITY };

function sum(one: Work, other: Work): Work {
  return {
    elements: one.elements + other.elements,
    surfaces: one.surfaces + other.surfaces,
    depth: Math.max(one.depth, other.depth),
  };
}

/** Work of a property by itself, whatever it refers to. */
function effect({ property, value }: Declaration): Work {
  const surfaces = (count: number): Work => ({ ...none, surfaces: count });
  // A variable refers to anything; short dashes on a long line are millions.
  if (/\bvar\s*\(/.test(value)) return endless;
  if (property === "stroke-dasharray") return /^(none|0|inherit)?$/.test(value) ? none : endless;
  if (property === "opacity") return Number(value) === 1 ? none : surfaces(1 / 8);
  if (property === "mix-blend-mode") return value === "normal" ? none : surfaces(1);
  if (property === "isolation") return value === "auto" ? none : surfaces(1);
  if (property === "filter") return surfaces(20 * (value.match(/\b(?!url)[\w-]+\s*\(/g)?.length ?? 0));
  return none;
}

/** Work of what a property refers to, at each place where it is drawn. */
function referred(
  element: Element,
  { property, references }: Declaration,
  byId: ReadonlyMap<string | undefined, Element>,
  workOf: (element: Element) => Work,
): Work[] {
  return references.flatMap((id) => {
    const target = byId.get(id);
    if (!target || paints.has(target.name)) return [];
    const { elements, surfaces, depth } = workOf(target);
    const own = Number(surfaceElements.has(target.name));
    const times = inherited.test(property) ? places(element, property, byId) : 1;
    return { elements: times * elements, surfaces: times * (surfaces + own), depth: depth + own };
  });
}

/** Places at which an inherited property of an element is drawn: its parts and their copies, or the points of their lines. */
function places(element: Element, property: string, byId: ReadonlyMap<string | undefined, Element>): number {
  const own = elementsOf(element);
  const copies = own.flatMap(({ attributes }) => {
    const copied = byId.get((attributes.get("href") ?? attributes.get("xlink:href"))?.slice(1));
    return copied ? elementsOf(copied) : [];
  });
  const drawn = [...own, ...copies];
  if (!property.startsWith("marker")) return drawn.length;
  return drawn.reduce((points, one) => points + pointsOf(one), 0);
}

/** Points of a line, at most: each number of its path counts as one. */
function pointsOf({ attributes }: Element): number {
  const line = `${attributes.get("d") ?? ""} ${attributes.get("points") ?? ""}`;
  return Math.max(2, line.match(/[-+.\d]+/g)?.length ?? 0);
}
