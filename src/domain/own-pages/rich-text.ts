/** A run of letters: plain, emphasised, or a link. */
export type Inline =
  | { kind: "plain"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "link"; text: string; href: string };

/** A part of a rich text. */
export type RichPart =
  | { kind: "paragraph"; lines: Inline[][] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "numbered list"; items: NumberedItem[] };

/** An item with the number that was typed. */
interface NumberedItem {
  number: number;
  line: Inline[];
}

const bullet = /^\s*[-*•]\s+/;
/** Not the beginning of a Korean date such as "3. 15.(월)". */
const number = /^\s*(\d{1,3})(?:\)|\.(?!\s+\d{1,2}\.(?!\d)))\s+/;

/**
 * Parts of a text in the notation of the editor: an empty line between paragraphs, `- ` or `1. ` before the items of a list,
 * `**strong**`, `[text](address)`. Anything else is text: a mistake in the notation is seen as it was typed.
 */
export function richParts(text: string): RichPart[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .flatMap(partsOf);
}

/** The same without its notation, for search engines. */
export function plainText(text: string): string {
  return richParts(text).flatMap(plainLines).join(" ");
}

/** Addresses of the links of a text. */
export function linksIn(text: string): string[] {
  return richParts(text)
    .flatMap(linesOf)
    .flat()
    .flatMap((run) => (run.kind === "link" ? [run.href] : []));
}

function plainLines(part: RichPart): string[] {
  if (part.kind === "numbered list") return part.items.map(({ number, line }) => `${number}. ${plain(line)}`);
  return linesOf(part).map(plain);
}

function linesOf(part: RichPart): Inline[][] {
  if (part.kind === "paragraph") return part.lines;
  return part.kind === "list" ? part.items : part.items.map(({ line }) => line);
}

function plain(line: readonly Inline[]): string {
  return line.map((run) => run.text).join("");
}

/** A paragraph may go over into a list without an empty line, and back. */
function partsOf(lines: string[]): RichPart[] {
  const parts: RichPart[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const part = partOf(line);
    if (last?.kind === "paragraph" && part.kind === "paragraph") last.lines.push(...part.lines);
    else if (last?.kind === "list" && part.kind === "list") last.items.push(...part.items);
    else if (last?.kind === "numbered list" && part.kind === "numbered list") last.items.push(...part.items);
    else parts.push(part);
  }
  return parts.map(counted);
}

/** A list whose items all have the same number is counted on from it. */
function counted(part: RichPart): RichPart {
  if (part.kind !== "numbered list") return part;
  const [first] = part.items;
  const isRepeated = part.items.every(({ number }) => number === first?.number);
  return isRepeated
    ? { ...part, items: part.items.map((item, index) => ({ ...item, number: item.number + index })) }
    : part;
}

function partOf(line: string): RichPart {
  if (bullet.test(line)) return { kind: "list", items: [inlines(line.replace(bullet, "").trim())] };
  const [mark, typed] = number.exec(line) ?? [];
  if (mark === undefined) return { kind: "paragraph", lines: [inlines(line.trim())] };
  return {
    kind: "numbered list",
    items: [{ number: Number(typed), line: inlines(line.slice(mark.length).trim()) }],
  };
}

/** An address may hold pairs of parentheses, as those of an encyclopedia do. */
const inline = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\][]+)\]\((?<href>(?:[^()\s]|\([^()\s]*\))+)\)/g;

function inlines(line: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of line.matchAll(inline)) {
    const { strong, text = "", href = "" } = groups;
    if (strong === undefined && !isLink(href)) continue;
    if (index > end) runs.push({ kind: "plain", text: line.slice(end, index) });
    runs.push(strong === undefined ? { kind: "link", text, href } : { kind: "strong", text: strong });
    end = index + whole.length;
  }
  if (end < line.length) runs.push({ kind: "plain", text: line.slice(end) });
  return runs;
}

/** Returns true for an address that a link of a page may lead to: a path of this site, a page elsewhere, a mail address, a telephone. */
export function isLink(address: string): boolean {
  return (
    /^\/(?![/\\])[^\s\\]*$/.test(address) ||
    /^https?:\/\/[^\s/]+\.[^\s]+$/.test(address) ||
    /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ||
    /^tel:\+?[\d-]{5,20}$/.test(address)
  );
}
