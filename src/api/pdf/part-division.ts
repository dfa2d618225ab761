import { type Group, group, type Part, type TextElement } from "#documents/sheet/paper-parts.ts";
import { styleOf } from "./pdf-widths.ts";

/** Returns true if a page has room for the parts, or a share of it. */
type PageFits = (parts: readonly Part[], share?: number) => boolean;

type PartFits = (part: Part) => boolean;

/** The two parts that a part is divided into; undefined where not even its beginning has room. */
type Halves = readonly [first: Part, rest: Part] | undefined;

/**
 * Parts in the order of reading, by pages. A part without room moves to the next page as a whole, unless it would leave half a page
 * empty or is higher than a page.
 */
export function dividedParts(parts: readonly Part[], fits: PageFits): Part[][] {
  const pages: Part[][] = [];
  let rest = parts;
  while (rest.length > 0) {
    const [first, next] = firstPage(rest, fits);
    pages.push(first);
    rest = next;
  }
  return pages;
}

function firstPage(parts: readonly Part[], fits: PageFits): [first: Part[], rest: Part[]] {
  const count = mostOf(parts.length, (number) => fits(parts.slice(0, number)));
  const first = parts.slice(0, count);
  const [part, ...others] = parts.slice(count);
  if (!part) return [first, []];
  const movesWhole = !fits(first, 0.5) && fits([part]);
  const halves = movesWhole ? undefined : dividedPart(part, (half) => fits([...first, half]));
  if (halves)
    return [
      [...first, halves[0]],
      [halves[1], ...others],
    ];
  return count > 0 ? [first, [part, ...others]] : [[part], others];
}

function dividedPart(part: Part, fits: PartFits): Halves {
  if (part.tag === "table") return dividedTable(part, fits);
  if ("text" in part) return dividedText(part, fits);
  if (!("parts" in part)) return undefined;
  return styleOf(part).columns ? dividedColumns(part, fits) : dividedStack(part, fits);
}

/** Both halves have the caption and the heads of the columns; a row stays with those that continue it. */
function dividedTable(table: Group, fits: PartFits): Halves {
  const body = table.parts.at(-1);
  if (!body || !("parts" in body)) return undefined;
  const rows = body.parts;
  const withRows = (own: Part[]): Group => ({
    ...table,
    parts: [...table.parts.slice(0, -1), { ...body, parts: own }],
  });
  const most = mostOf(rows.length, (number) => fits(withRows(rows.slice(0, number))));
  const count = rows.slice(0, most).findLastIndex((row) => row.style !== undefined) + 1;
  return count === 0 ? undefined : [withRows(rows.slice(0, count)), withRows(rows.slice(count))];
}

function dividedText(part: TextElement, fits: PartFits): Halves {
  const words = part.text.split(" ");
  const withWords = (own: string[]) => ({ ...part, text: own.join(" ") });
  const count = mostOf(words.length, (number) => fits(withWords(words.slice(0, number))));
  return count === 0 ? undefined : [withWords(words.slice(0, count)), withWords(words.slice(count))];
}

/** Parts below each other. A heading stays with what follows. */
function dividedStack(stack: Group, fits: PartFits): Halves {
  const { parts } = stack;
  const withParts = (own: Part[]) => ({ ...stack, parts: own });
  const count = mostOf(parts.length, (number) => fits(withParts(parts.slice(0, number))));
  const [first, [next, ...others]] = [parts.slice(0, count), parts.slice(count)];
  if (!first.every(isHeading)) return [withParts(first), withParts(parts.slice(count))];
  const halves = next && dividedPart(next, (half) => fits(withParts([...first, half])));
  return halves && [withParts([...first, halves[0]]), withParts([halves[1], ...others])];
}

function isHeading({ tag }: Part): boolean {
  return tag === "h1" || tag === "h2";
}

/** Parts beside each other: whole rows of them, or as much of each column as has room. */
function dividedColumns(row: Group, fits: PartFits): Halves {
  const { columns = [] } = styleOf(row);
  const withParts = (own: Part[]) => ({ ...row, parts: own });
  const { parts } = row;
  const rowCount = mostOf(Math.ceil(parts.length / columns.length), (number) =>
    fits(withParts(parts.slice(0, number * columns.length))),
  );
  const count = rowCount * columns.length;
  if (count > 0) return [withParts(parts.slice(0, count)), withParts(parts.slice(count))];
  const cells = parts.slice(0, columns.length);
  const halves = cells.map((cell, column): readonly [Part, Part] => {
    const cellFits = (part: Part) =>
      fits(withParts(cells.map((_, index) => (index === column ? part : empty))));
    return cellFits(cell) ? [cell, empty] : (dividedPart(cell, cellFits) ?? [empty, cell]);
  });
  if (halves.every(([first]) => first === empty)) return undefined;
  const rest = [...halves.map(([, second]) => second), ...parts.slice(columns.length)];
  return [withParts(halves.map(([first]) => first)), withParts(rest)];
}

/** Stands in a column that ends before the others. */
const empty = group("div", undefined, []);

/** The largest number up to `count` that holds, as all smaller ones do; 0 where none does. By bisection: each probe lays out a page. */
function mostOf(count: number, holds: (number: number) => boolean): number {
  let [most, tooMany] = [0, count + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (holds(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}
