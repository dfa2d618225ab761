/** An element of a drawing, and what it holds in order. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  inside: readonly (Element | string)[];
}

/** Why a text is not read as markup: it breaks the rules of XML, or asks for more than a drawing needs. */
export type MarkupProblem = "damaged" | "active";

const mostElements = 5_000;
const deepest = 60;

const patterns = {
  comment: /<!--[\s\S]*?-->/y,
  section: /<!\[CDATA\[([\s\S]*?)\]\]>/y,
  instruction: /<\?([\w-]+)[\s\S]*?\?>/y,
  // Drawing programs write one; with rules of its own it would be a small program.
  type: /<!DOCTYPE[^[>]*>/y,
  end: /<\/([\w.:-]+)\s*>/y,
  start: /<([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y,
  text: /[^<]+/y,
};

const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface Open {
  name: string;
  attributes: Map<string, string>;
  inside: (Element | string)[];
}

/** What has been read of a document so far: its elements that are not closed yet, the outermost first. */
interface Reading {
  open: Open[];
  elements: number;
}

type Read = (found: RegExpExecArray, reading: Reading) => MarkupProblem | undefined;

/** What each part of a document does to what has been read. */
const readers: Record<keyof typeof patterns, Read> = {
  comment: () => undefined,
  type: () => undefined,
  instruction: ([, target]) => (target === "xml" ? undefined : "active"),
  section: ([, words = ""], reading) => addWords(words, reading),
  text: ([words], reading) => addWords(decoded(words), reading),
  start([, name = "", attributesText = "", slash], reading) {
    const attributes = attributesIn(attributesText);
    reading.elements += 1;
    if (!attributes || reading.elements > mostElements || reading.open.length > deepest) return "damaged";
    const element: Open = { name, attributes, inside: [] };
    reading.open.at(-1)?.inside.push(element);
    if (slash === "") reading.open.push(element);
    return undefined;
  },
  end([, name], { open }) {
    return open.length > 1 && open.pop()?.name === name ? undefined : "damaged";
  },
};

/**
 * Reads markup strictly, without anything that expands, includes or loads: entities of its own, style sheets beside it.
 * Comments and the document's type are left out.
 */
export function readMarkup(text: string): Element | MarkupProblem {
  const top: Open = { name: "", attributes: new Map(), inside: [] };
  const reading: Reading = { open: [top], elements: 0 };
  for (let at = 0; at < text.length; ) {
    const met = nextPart(text, at);
    if (typeof met === "string") return met;
    const [kind, found] = met;
    const problem = readers[kind](found, reading);
    if (problem) return problem;
    at += found[0].length;
  }
  return reading.open.length === 1 ? rootOf(top) : "damaged";
}

function addWords(words: string | undefined, { open }: Reading): MarkupProblem | undefined {
  if (words === undefined) return "damaged";
  open.at(-1)?.inside.push(words);
  return undefined;
}

/** The same as text. */
export function writtenMarkup({ name, attributes, inside }: Element): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  if (inside.length === 0) return `<${name}${written}/>`;
  const parts = inside.map((part) => (typeof part === "string" ? escaped(part) : writtenMarkup(part)));
  return `<${name}${written}>${parts.join("")}</${name}>`;
}

function nextPart(text: string, at: number): [keyof typeof patterns, RegExpExecArray] | MarkupProblem {
  for (const [kind, pattern] of Object.entries(patterns)) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [kind as keyof typeof patterns, found];
  }
  return text.startsWith("<!", at) ? "active" : "damaged";
}

/** The one element of a document. */
function rootOf({ inside }: Open): Element | "damaged" {
  const [root, ...others] = inside.filter((part) => typeof part !== "string" || part.trim() !== "");
  return root === undefined || typeof root === "string" || others.length > 0 ? "damaged" : root;
}

function attributesIn(text: string): Map<string, string> | undefined {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single = ""] of text.matchAll(attribute)) {
    const value = decoded(double ?? single);
    if (value === undefined || attributes.has(name)) return undefined;
    attributes.set(name, value);
  }
  return attributes;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** @returns `undefined` where a text names a letter that XML does not know by itself */
function decoded(text: string): string | undefined {
  let isKnown = true;
  const words = text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+))?;?/g,
    (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      const letter = name ? entities[name] : isLetter(code) ? String.fromCodePoint(code) : undefined;
      if (letter === undefined || !whole.endsWith(";")) isKnown = false;
      return letter ?? "";
    },
  );
  return isKnown ? words : undefined;
}

function isLetter(code: number): boolean {
  return code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
