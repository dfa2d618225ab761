import { svgBudget } from "#domain/files/budgets.ts";
import { elementsOf, isTooMuchWork } from "./drawing-work.ts";
import { type Element, type MarkupProblem, readMarkup, serializeMarkup } from "./markup.ts";

/** A drawing and nothing else, with its size, px, of which only the proportion counts. */
export interface BareSvg {
  text: string;
  width: number;
  height: number;
}

const drawn = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath clipPath mask marker
  linearGradient radialGradient stop pattern style filter feGaussianBlur feOffset feBlend feColorMatrix feFlood feComposite
  feMerge feMergeNode feDropShadow`.split(/\s+/),
);

/** Elements that drawing programs add for themselves, or that the description beside the picture replaces. */
const removedNames = /^(title|desc|metadata|[\w.-]+:[\w.-]+)$/;

const needed = new Set(
  `id class style transform viewBox preserveAspectRatio x y width height x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength gradientUnits gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform markerWidth markerHeight markerUnits refX refY orient fill fill-opacity fill-rule
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  opacity color stop-color stop-opacity clip-path clip-rule mask filter display visibility overflow paint-order
  vector-effect marker marker-start marker-mid marker-end mix-blend-mode isolation font-family font-size font-weight
  font-style font-variant font-stretch text-anchor letter-spacing word-spacing dominant-baseline alignment-baseline
  baseline-shift text-decoration dx dy rotate textLength lengthAdjust startOffset method spacing writing-mode
  shape-rendering text-rendering color-interpolation color-interpolation-filters filterUnits primitiveUnits in in2 result
  stdDeviation mode type values operator k1 k2 k3 k4 flood-color flood-opacity href xlink:href xml:space`.split(
    /\s+/,
  ),
);

/** As a length side of the written drawing, px. */
const side = 512;
/** A drawing longer than that is a line, and no logo. */
const maxProportionLength = 20;

/**
 * The drawing of an SVG file: shapes, colours and letters, written anew. "active" tells of what runs, loads, links or draws
 * pictures into it; "otherType" that it is no SVG.
 */
export function bareSvg(file: string): BareSvg | MarkupProblem | "otherType" {
  if (!/<svg[\s>]/.test(file)) return "otherType";
  const root = readMarkup(file);
  if (typeof root === "string") return root;
  if (root.name !== "svg") return "otherType";
  const size = sizeOf(root);
  const bare = bareOf(root);
  if (bare === "active") return "active";
  if (hasDeepUses(root) || isTooMuchWork(bare)) return "tooComplex";
  if (size === undefined) return "damaged";
  const { viewBox, width, height } = size;
  const own = new Map(
    [...bare.attributes].filter(([name]) => !["x", "y", "href", "xlink:href"].includes(name)),
  );
  const attributes = new Map([
    ["xmlns", "http://www.w3.org/2000/svg"],
    ["xmlns:xlink", "http://www.w3.org/1999/xlink"],
    ...own,
    ["viewBox", viewBox],
    ["width", String(width)],
    ["height", String(height)],
  ]);
  return { text: `${serializeMarkup({ ...bare, attributes })}\n`, width, height };
}

function bareOf({ name, attributes, inside }: Element): Element | "active" {
  if (!drawn.has(name)) return "active";
  const bare = bareAttributes(attributes);
  const parts = inside
    .filter((part) => (typeof part === "string" ? hasWords.test(name) : !removedNames.test(part.name)))
    .map((part) => (typeof part === "string" ? { words: part } : bareOf(part)));
  const within = parts.flatMap<Element | string>((part) =>
    part === "active" ? [] : "words" in part ? [part.words] : [part],
  );
  // All of a style sheet: its words may have come in several pieces.
  const style = name === "style" ? within.join("") : "";
  if (bare === "active" || within.length < parts.length || isReaching(style)) return "active";
  return { name, attributes: bare, inside: within };
}

/** The elements whose words are part of the drawing; between others there is white space. */
const hasWords = /^(style|text|tspan|textPath)$/;

function bareAttributes(attributes: Element["attributes"]): Map<string, string> | "active" {
  const all = [...attributes];
  if (all.some(([name]) => /^on/i.test(name))) return "active";
  const bare = all.filter(([name]) => needed.has(name));
  // Not with spaces around it, which browsers ignore: copies of copies are found by the exact address.
  const isActive = ([name, value]: [string, string]) =>
    /href$/.test(name) ? !/^#[\w.:-]+$/.test(value) : isReaching(value);
  return bare.some(isActive) ? "active" : new Map(bare);
}

/** Returns true when a value, or a style sheet, refers to more than parts of its own drawing. */
function isReaching(value: string): boolean {
  const others = value.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, "");
  return /(url|image|image-set|src|element|expression)\s*\(|[\\@]|javascript:|-moz-binding|behaviou?r\s*:/i.test(
    others.replaceAll(/@media\b/g, ""),
  );
}

/** Copies of copies multiply: what is copied must be drawn itself. */
function hasDeepUses(root: Element): boolean {
  const all = elementsOf(root);
  const uses = all.filter(({ name }) => name === "use");
  const copied = new Set(
    uses.map(({ attributes }) => attributes.get("href") ?? attributes.get("xlink:href")),
  );
  const isCopied = ({ attributes }: Element) => copied.has(`#${attributes.get("id")}`);
  const hasUse = (element: Element) => elementsOf(element).some(({ name }) => name === "use");
  return uses.length > svgBudget.uses || all.some((element) => isCopied(element) && hasUse(element));
}

function sizeOf({ attributes }: Element): { viewBox: string; width: number; height: number } | undefined {
  const written =
    attributes.get("viewBox") ?? `0 0 ${pixels(attributes.get("width"))} ${pixels(attributes.get("height"))}`;
  const box = written
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || width <= 0 || height <= 0) return undefined;
  if (Math.max(width / height, height / width) > maxProportionLength) return undefined;
  const scale = side / Math.max(width, height);
  return { viewBox: box.join(" "), width: Math.round(width * scale), height: Math.round(height * scale) };
}

function pixels(length = ""): number {
  return /^[\d.]+(px)?$/.test(length.trim()) ? Number.parseFloat(length) : Number.NaN;
}
