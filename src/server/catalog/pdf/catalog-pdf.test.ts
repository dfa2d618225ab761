import sharp from "sharp";
import { expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import { streamsOf, textOfPdf } from "../../../../tests/support/drawn-text.ts";
import type { Block, Catalog, Section } from "../catalog.ts";
import { catalogPdf } from "./catalog-pdf.ts";
import { columnWidth, coverSize, sheet, styles } from "./drawing-context.ts";

const contact: Section = { title: "Contact", blocks: [{ kind: "text", text: "Call us." }] };
const request: Section = { title: "Conditions", blocks: [{ kind: "form", rows: ["Flow", "Space"] }] };

function aCatalog(facts: Partial<Catalog> = {}): Catalog {
  return {
    locale: "en",
    title: "Modular catalog | Towers",
    name: "Modular",
    kind: "Counterflow",
    lead: "Short work on site.",
    facts: [
      { name: "Capacity", value: "100–250 CRT" },
      { name: "Models", value: "2" },
    ],
    picture: null,
    company: "Towers Ltd",
    link: { text: "towers.example/modular", href: "https://towers.example/modular" },
    words: { label: "Catalog", edition: "Edition of January 1, 2026" },
    edition: "2026-01-01T00:00:00.000Z",
    sections: [{ title: "Features", blocks: [{ kind: "list", items: ["Low noise", "Easy access"] }] }],
    shorter: [],
    closing: [request, contact],
    ...facts,
  };
}

function aTable(title: string, rows: number): Section {
  const block: Block = {
    kind: "table",
    heads: [{ text: "Model" }, { text: "Capacity", unit: "CRT" }],
    rows: Array.from({ length: rows }, (_, index) => [`${title}-${index}`, `${100 + index}`]),
  };
  return { title, blocks: [block] };
}

function aPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#123456" } });
}

async function drawn(catalog: Catalog, pictures: Parameters<typeof catalogPdf>[1] = {}) {
  const missing: string[] = [];
  const onMissingGlyphs = (letters: readonly string[]) => void missing.push(...letters);
  const { pdf, pages } = await catalogPdf(catalog, pictures, { palette: colors, onMissingGlyphs });
  return { pdf, pages, missing, texts: textOfPdf(pdf).split("\n") };
}

/** Titles of the bookmarks in ASCII, in their order in the file. */
function bookmarksOf(pdf: Buffer): string[] {
  const bookmarks = pdf
    .toString("latin1")
    .matchAll(/\/Dest \[[^\]]*\]\n\/Parent \d+ 0 R\n\/Title \(([^)]*)\)/g);
  return [...bookmarks].map(([, title = ""]) => title);
}

interface DrawnLine {
  /** Structure type; undefined for what screen readers skip. */
  tag: string | undefined;
  /** Left end and baseline, points from the upper left corner. */
  x: number;
  y: number;
  size: number;
  /** Such as "#0f3566". */
  color: string;
}

/** Contents of the pages, in their order. */
function pagesOf(pdf: Buffer): string[] {
  return streamsOf(pdf).filter((stream) => stream.includes("BT\n"));
}

/** Lines of text of a page, in their order of reading. */
function linesOf(page: string): DrawnLine[] {
  const parts = page.matchAll(
    /\/(\w+) <<\n(?:\/MCID \d+|\/Type[^>]*)\n>> BDC|([\d.]+ [\d.]+ [\d.]+) scn|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/F\d+ ([\d.]+) Tf/g,
  );
  let [tag, color]: [string | undefined, string] = [undefined, ""];
  return [...parts].flatMap(([, name, shares, x, y, size]) => {
    if (name !== undefined) tag = name === "Artifact" ? undefined : name;
    else if (shares !== undefined) color = hexOf(shares);
    else return [{ tag, x: Number(x), y: sheet.height - Number(y), size: Number(size), color }];
    return [];
  });
}

/** @example hexOf("1 0.5 0") // "#ff8000" */
function hexOf(shares: string): string {
  const bytes = shares.split(" ").map((share) => Math.round(255 * Number(share)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Pictures of a page: left, top, width and height, points from the upper left corner. */
function imagesOf(page: string): number[][] {
  return [...page.matchAll(/([\d.-]+) 0 0 ([\d.-]+) ([\d.-]+) ([\d.-]+) cm\n\/I\d+ Do/g)].map((found) => {
    const [, width = 0, height = 0, left = 0, bottom = 0] = found.map(Number);
    return [left, height < 0 ? bottom + height : bottom, width, Math.abs(height)];
  });
}

test("the cover has company, label, name with its kind, lead, facts, page and edition", async () => {
  const { texts } = await drawn(aCatalog());
  for (const text of [
    "Towers Ltd",
    "Catalog",
    "Counterflow",
    "Modular",
    "Short work on site.",
    "Capacity",
    "100–250 CRT",
    "Models",
    "2",
    "towers.example/modular",
    "Edition of January 1, 2026",
  ])
    expect(texts).toContain(text);
  expect(texts).toContain("https://towers.example/modular");
});

test("the cover is read from the company to the edition, its lines below each other and within its margins", async () => {
  const facts = ["A", "B", "C"].map((name) => ({ name, value: `${name} value` }));
  const [cover = ""] = pagesOf((await drawn(aCatalog({ facts }))).pdf);
  const lines = linesOf(cover);
  expect(lines.map(({ tag }) => tag)).toEqual([
    ...["P", "P", "P", "H1", "P"],
    ...["P", "P", "P", "P", "P", "P"],
    ...["Link", "P"],
  ]);
  for (const { x, y, size } of lines) {
    expect(x).toBeGreaterThanOrEqual(sheet.left);
    expect(x).toBeLessThan(sheet.left + columnWidth);
    expect(y - size).toBeGreaterThan(0);
    expect(y).toBeLessThan(sheet.height - 20);
  }
  const [company, label, kind, name, lead, ...rest] = lines;
  const below = [company, kind, name, lead, rest[0], rest[1], rest[6]];
  for (const [index, line] of below.slice(1).entries())
    expect((line?.y ?? 0) - (below[index]?.y ?? 0)).toBeGreaterThan(0.75 * (line?.size ?? 0));
  expect([company, kind, name, lead].map((line) => line?.x)).toEqual([48, 48, 48, 48]);
  expect(label?.x).toBeGreaterThan(sheet.left + columnWidth / 2);
  const names = [rest[0], rest[2], rest[4]].map((line) => line?.x ?? 0);
  const width = (columnWidth - 24) / 3;
  expect(names).toEqual([0, 1, 2].map((index) => expect.closeTo(sheet.left + index * (width + 12), 3)));
  expect([rest[1], rest[3], rest[5]].map((line) => line?.x)).toEqual(names);
  expect([rest[6]?.x, rest[6]?.y]).toEqual([sheet.left, rest[7]?.y]);
  expect(rest[7]?.x).toBeGreaterThan(sheet.left + columnWidth - 131);
});

test("a cover without kind, facts or edition has nothing in their place", async () => {
  const { texts } = await drawn(
    aCatalog({ kind: null, facts: [], words: { label: "Catalog", edition: "" }, edition: null }),
  );
  expect(texts.filter((text) => /Counterflow|CRT|Edition|null|undefined/.test(text))).toEqual([]);
  expect(texts).toContain("Short work on site.");
});

test("pages after the cover are numbered, with company and product", async () => {
  const { pdf, pages, texts } = await drawn(
    aCatalog({ sections: [aTable("A", 60), { ...aTable("B", 3), beginsPage: true }] }),
  );
  expect(pages).toBeGreaterThan(2);
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(pages);
  const numbers = texts.filter((text) => /^\d+ \/ \d+$/.test(text));
  expect(numbers).toEqual(Array.from({ length: pages - 1 }, (_, index) => `${index + 2} / ${pages}`));
  expect(texts.filter((text) => text === "Towers Ltd · Modular")).toHaveLength(pages - 1);
});

test("a short catalogue has its closing sections on the page of the others, a long one on its own", async () => {
  expect((await drawn(aCatalog())).pages).toBe(2);
  const text = { kind: "text" as const, text: "Water flows down. ".repeat(260) };
  expect((await drawn(aCatalog({ sections: [{ title: "Operation", blocks: [text] }] }))).pages).toBe(3);
});

test("the product and each section have a bookmark, in their order", async () => {
  const { pdf } = await drawn(aCatalog({ sections: [aTable("Sizes", 2), aTable("Weights", 2)] }));
  expect(bookmarksOf(pdf)).toEqual(["Modular", "Sizes", "Weights", "Conditions", "Contact"]);
});

test("each row of a long table is drawn once, and its heads on each of its pages", async () => {
  const { texts, pages } = await drawn(aCatalog({ sections: [aTable("R", 120)] }));
  for (let row = 0; row < 120; row++) expect(texts.filter((text) => text === `R-${row}`)).toHaveLength(1);
  expect(pages).toBeGreaterThanOrEqual(4);
  const bodies = texts.join("\n").split(/^\d+ \/ \d+$/m);
  const withRows = bodies.filter((body) => /^R-\d+$/m.test(body));
  expect(withRows.map((body) => body.split("\n").filter((text) => text === "Model").length)).toEqual(
    withRows.map(() => 1),
  );
});

test("a catalogue that would have more than six pages takes the first shorter form that has not", async () => {
  const long = aTable("long", 400);
  const shorter = [[aTable("medium", 350)], [aTable("short", 20)]];
  const { texts, pages } = await drawn(aCatalog({ sections: [long], shorter }));
  expect(pages).toBeLessThanOrEqual(6);
  expect(texts).toContain("short-19");
  expect(texts.filter((text) => /^(long|medium)-/.test(text))).toEqual([]);
});

test("a catalogue whose shortest form is too long is drawn whole nevertheless", async () => {
  const { texts, pages } = await drawn(
    aCatalog({ sections: [aTable("long", 500)], shorter: [[aTable("short", 400)]] }),
  );
  expect(pages).toBeGreaterThan(6);
  expect(texts).toContain("short-399");
});

test("an optional section is left out where its page has no room", async () => {
  const optional: Section = {
    title: "Site",
    isOptional: true,
    blocks: [{ kind: "text", text: "See the site." }],
  };
  expect((await drawn(aCatalog({ sections: [aTable("A", 3), optional] }))).texts).toContain("See the site.");
  const filling = {
    title: "Operation",
    blocks: [{ kind: "text" as const, text: "Water flows down. ".repeat(330) }],
  };
  const { texts } = await drawn(aCatalog({ sections: [filling, optional] }));
  expect(texts).not.toContain("See the site.");
  expect(texts).toContain("Call us.");
});

test("the name of the company stands beside its logo, unless the logo has it", async () => {
  const logo = { png: await aPicture(60, 20).png().toBuffer(), width: 60, height: 20 };
  const namesIn = async (hasName: boolean) =>
    (await drawn(aCatalog(), { logo: { ...logo, hasName } })).texts.filter((text) => text === "Towers Ltd");
  const beside = await namesIn(true);
  expect(beside.length).toBe((await namesIn(false)).length + 1);
});

test.each([
  [60, 20, 90, 30],
  [600, 20, 150, 5],
])(
  "a logo of %i × %i px is drawn %i × %i points, the name behind it",
  async (width, height, drawnWidth, drawnHeight) => {
    const png = await aPicture(width, height).png().toBuffer();
    const logo = { png, width, height, hasName: true };
    const [cover = ""] = pagesOf((await drawn(aCatalog(), { logo })).pdf);
    const [[left, top, ...size] = []] = imagesOf(cover);
    expect(size).toEqual([drawnWidth, drawnHeight]);
    expect(left).toBe(sheet.left);
    expect((top ?? 0) + drawnHeight / 2).toBeCloseTo(43);
    expect(linesOf(cover)[0]?.x).toBe(sheet.left + drawnWidth + 10);
  },
);

test("the picture is described, and held once", async () => {
  const jpeg = await aPicture(595, 430).jpeg().toBuffer();
  const picture = { address: "/images/own.webp", alt: "Modules on a roof" };
  const sections: Section[] = [{ title: "View", blocks: [{ kind: "picture", alt: "Modules on a roof" }] }];
  const { pdf, texts } = await drawn(aCatalog({ picture, sections }), { picture: jpeg });
  expect(texts.filter((text) => text === "Modules on a roof")).toHaveLength(2);
  const [cover = ""] = pagesOf(pdf);
  const [[left, top, width, height] = []] = imagesOf(cover);
  expect([left, width, height]).toEqual([0, coverSize.width, coverSize.height]);
  const [company, , kind] = linesOf(cover);
  expect(company?.y).toBeLessThan(top ?? 0);
  expect((kind?.y ?? 0) - (kind?.size ?? 0)).toBeGreaterThan((top ?? 0) + coverSize.height);
  expect(pdf.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(1);
});

test("long names and leads are set smaller", async () => {
  const sizesOf = async (facts: Partial<Catalog>) =>
    pagesOf((await drawn(aCatalog(facts))).pdf).flatMap((page) => linesOf(page).map(({ size }) => size));
  const largest = async (name: string) => Math.max(...(await sizesOf({ name })));
  expect(await largest("N".repeat(26))).toBe(32);
  expect(await largest("N".repeat(27))).toBe(24);
  expect(await sizesOf({ lead: "Short." })).toContain(12);
  expect(await sizesOf({ lead: "Long words of a lead. ".repeat(20) })).not.toContain(12);
});

test("letters that no font has are replaced and reported", async () => {
  const { missing, texts } = await drawn(aCatalog({ lead: "漢江 towers" }));
  expect(texts).toContain("□□ towers");
  expect([...new Set(missing)].sort()).toEqual(["江", "漢"]);
});

test("an edition has the same bytes each time", async () => {
  expect((await drawn(aCatalog())).pdf.equals((await drawn(aCatalog())).pdf)).toBe(true);
});

const heightOf = ({ size, leading }: { size: number; leading: number }) => size * leading;

/** Baseline of a line below the top of its place: letters are centred in it. */
const baselineOf = (style: { size: number; leading: number }) => heightOf(style) / 2 + style.size * 0.36;

const small = { size: 9, leading: 1.5 };
const figures = { size: 14, leading: 1.4 };
const kindStyle = { size: 11, leading: 1.5 };

test.each([true, false])(
  "the words of the cover stand below its picture or at 330 points: %s",
  async (hasPicture) => {
    const jpeg = hasPicture ? await aPicture(595, 430).jpeg().toBuffer() : undefined;
    const [cover = ""] = pagesOf((await drawn(aCatalog(), { picture: jpeg })).pdf);
    const panelTop = 84 + (hasPicture ? 430 : 0);
    expect(cover).toContain(`0 ${panelTop} 595.28 ${841.89 - panelTop} re`);
    const top = hasPicture ? panelTop + 28 : 330;
    const nameTop = top + heightOf(kindStyle) + 2;
    const leadTop = nameTop + heightOf(styles.name) + 8;
    const line = (tag: string, y: number, size: number, color: string, x: unknown = 48) => ({
      tag,
      x,
      y: expect.closeTo(y),
      size,
      color,
    });
    const beside = 48 + (columnWidth - 24) / 2 + 24;
    const moon = colors.moon;
    expect(linesOf(cover)).toEqual([
      line("P", 33 + baselineOf({ size: 15, leading: 1.3 }), 15, colors.navy),
      line("P", 37 + baselineOf({ size: 10, leading: 1.5 }), 10, colors.muted, expect.any(Number)),
      line("P", top + baselineOf(kindStyle), 11, colors.sky),
      line("H1", nameTop + baselineOf(styles.name), 32, colors.white),
      line("P", leadTop + baselineOf(styles.lead), 12, colors.white),
      line("P", 728 + baselineOf(small), 9, moon),
      line("P", 742 + baselineOf(figures), 14, colors.white),
      line("P", 728 + baselineOf(small), 9, moon, expect.closeTo(beside, 3)),
      line("P", 742 + baselineOf(figures), 14, colors.white, expect.closeTo(beside, 3)),
      line("Link", 796 + baselineOf(small), 9, colors.sky),
      line("P", 796 + baselineOf(small), 9, moon, expect.any(Number)),
    ]);
  },
);

test("label and edition end at the right margin", async () => {
  const ends = async (words: Catalog["words"]) => {
    const [cover = ""] = pagesOf((await drawn(aCatalog({ words, facts: [] }))).pdf);
    const lines = linesOf(cover);
    return [lines[1]?.x ?? 0, lines.at(-1)?.x ?? 0];
  };
  const [label = 0, edition = 0] = await ends({ label: "CC", edition: "2026" });
  const [longLabel = 0, longEdition = 0] = await ends({ label: "CCCC", edition: "20262026" });
  const right = sheet.left + columnWidth;
  expect(right - longLabel).toBeCloseTo(2 * (right - label), 1);
  expect(right - longEdition).toBeCloseTo(2 * (right - edition), 1);
});

test("a cover without kind has its name where the kind would be", async () => {
  const [cover = ""] = pagesOf((await drawn(aCatalog({ kind: null }))).pdf);
  const name = linesOf(cover).find(({ tag }) => tag === "H1");
  expect(name?.y).toBeCloseTo(330 + baselineOf(styles.name));
});

test("one fact stands at the left margin", async () => {
  const [cover = ""] = pagesOf((await drawn(aCatalog({ facts: [{ name: "Models", value: "2" }] }))).pdf);
  const lines = linesOf(cover).filter(({ y }) => y > 700 && y < 790);
  expect(lines.map(({ x }) => x)).toEqual([48, 48]);
});

test.each([
  ["of four lines", 4, 12],
  ["of five lines", 5, 9.5],
])("a lead %s has letters of its size", async (_name, count, size) => {
  const lead = Array.from({ length: count }, () => "Short.").join("\n");
  const [cover = ""] = pagesOf((await drawn(aCatalog({ lead }))).pdf);
  const lines = linesOf(cover).slice(4, 4 + count);
  expect(lines.map((line) => line.size)).toEqual(lines.map(() => size));
  const [first = 0, second = 0] = lines.map(({ y }) => y);
  expect(second - first).toBeCloseTo(size === 12 ? 12 * 1.6 : 9.5 * 1.5);
});

test("a lead ends before the right third of the cover", async () => {
  const { pdf } = await drawn(aCatalog({ lead: "Words of a lead. ".repeat(12).trim() }));
  const [cover = ""] = pagesOf(pdf);
  expect(
    linesOf(cover).filter(({ color, tag }) => color === colors.white && tag === "P").length,
  ).toBeGreaterThan(2);
});

test("a cover without logo begins with the name of the company at the margin", async () => {
  const [cover = ""] = pagesOf((await drawn(aCatalog())).pdf);
  expect(linesOf(cover)[0]).toMatchObject({ x: sheet.left, size: 15 });
});

test("pictures are described by the name of what they show", async () => {
  const png = await aPicture(60, 20).png().toBuffer();
  const { texts } = await drawn(aCatalog(), {
    picture: png,
    logo: { png, width: 60, height: 20, hasName: false },
  });
  // Without a picture in the record, its name says what the cover shows.
  expect(texts.filter((text) => text === "Modular").length).toBe(3);
  expect(texts.filter((text) => text === "Towers Ltd").length).toBeGreaterThan(1);
});

test("the foot of a page has company and product at the left, and its number at the right, below a rule", async () => {
  const [, page = ""] = pagesOf((await drawn(aCatalog())).pdf);
  expect(page).toContain("48 800 m\n547.28 800 l\n0.5 w");
  const [foot, number] = linesOf(page).slice(-2);
  const y = expect.closeTo(806 + baselineOf(styles.note));
  expect(foot).toEqual({ tag: undefined, x: 48, y, size: 8, color: colors.muted });
  expect(number).toEqual({ tag: undefined, x: expect.any(Number), y, size: 8, color: colors.muted });
  expect(number?.x).toBeGreaterThan(sheet.left + columnWidth - 30);
  expect(number?.x).toBeLessThan(sheet.left + columnWidth);
});

test("bookmarks lead to the top of the cover and to the titles of the sections", async () => {
  const { pdf } = await drawn(aCatalog({ sections: [aTable("A", 3)], closing: [] }));
  const places = [...pdf.toString("latin1").matchAll(/\/Dest \[\d+ 0 R \/XYZ ([\d.-]+) ([\d.-]+) /g)];
  expect(places.map(([, left, top]) => [Number(left), Number(top)])).toEqual([
    [0, 841.89],
    [0, 841.89 - sheet.top],
  ]);
});

/** Numbers of rows on each page, by the letter of their table; and whether the contact is there. */
async function rowsOn(facts: Partial<Catalog>): Promise<Record<string, number>[]> {
  const { pdf } = await drawn(aCatalog({ closing: [], ...facts }));
  for (const page of pagesOf(pdf).slice(1))
    for (const { tag, y } of linesOf(page)) if (tag !== undefined) expect(y).toBeLessThan(sheet.bottom);
  const bodies = textOfPdf(pdf)
    .split(/^\d+ \/ \d+$/m)
    .slice(0, -1);
  return bodies.map((body) => {
    const counts: Record<string, number> = {};
    for (const [, table = ""] of body.matchAll(/^([A-Z])-\d+$/gm)) counts[table] = (counts[table] ?? 0) + 1;
    return /^Call us/m.test(body) ? { ...counts, contact: 1 } : counts;
  });
}

/** Distances of the rows on each page, points. */
async function distancesIn(rows: number): Promise<number[]> {
  const pages = pagesOf((await drawn(aCatalog({ sections: [aTable("A", rows)], closing: [] }))).pdf);
  return pages.slice(1).flatMap((page) => {
    const cells = linesOf(page).filter(({ tag }) => tag === "TD");
    const distances = cells.slice(1).map(({ y }, index) => y - (cells[index]?.y ?? 0));
    expect(distances).toEqual(distances.map(() => expect.closeTo(distances[0] ?? 0, 1)));
    return distances.slice(0, 1);
  });
}

/** Height of a page, of a section's title with the heads of its table, of heads at the top of a page, and of a row with most room. */
const pageHeight = sheet.bottom - sheet.top;
const headHeight = 2 * heightOf(styles.head) + 6;
const titleHeight = heightOf(styles.title) + 6 + 4 + headHeight;
const loosest = heightOf(styles.cell) + 2 * 4 + 7;

test.each([2, 10, 26])(
  "a table of %i rows has most room in each, 4 points and 3.5 more above and below",
  async (rows) => {
    expect(await distancesIn(rows)).toEqual([expect.closeTo(loosest, 1)]);
  },
);

test.each([27, 36, 37, 42, 46, 48])("a table of %i rows fills its page", async (rows) => {
  expect(await distancesIn(rows)).toEqual([expect.closeTo((pageHeight - titleHeight) / rows, 1)]);
});

test("the last of several pages has as much room in its rows as the others may have", async () => {
  expect(await distancesIn(90)).toEqual([
    expect.closeTo((pageHeight - titleHeight) / 31, 1),
    expect.closeTo((pageHeight - headHeight) / 33, 1),
    expect.closeTo(loosest, 1),
  ]);
});

test.each([
  // With least room one page is enough, but two are filled to 88 % with more.
  [48, [48]],
  [50, [24, 26]],
  [72, [36, 36]],
  [80, [27, 28, 25]],
  [90, [31, 33, 26]],
  [100, [36, 38, 26]],
  [120, [29, 31, 31, 29]],
  [150, [36, 38, 38, 38]],
  // With smaller distances, because with larger ones the last page would be too empty.
  [190, [38, 40, 40, 40, 32]],
  [200, [41, 43, 43, 43, 30]],
])("a table of %i rows is distributed so that each page is filled to 88 %%", async (rows, onPages) => {
  expect(await rowsOn({ sections: [aTable("A", rows)] })).toEqual(onPages.map((count) => ({ A: count })));
});

test("a catalogue has at most six pages, with smaller distances where it needs them", async () => {
  const shorter = [[aTable("B", 20)]];
  const most = await rowsOn({ sections: [aTable("A", 272)], shorter });
  expect(most).toHaveLength(5);
  expect(most.every((counts) => "A" in counts)).toBe(true);
  expect(await rowsOn({ sections: [aTable("A", 273)], shorter })).toEqual([{ B: 20 }]);
});

test("a catalogue that is too long in its shortest form has the same small distances everywhere, and full pages", async () => {
  const [first, other] = [(pageHeight - titleHeight) / 12.26, (pageHeight - headHeight) / 12.26].map(
    Math.floor,
  );
  const pages = [first, other, other, other, other];
  const rest = 300 - pages.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const expected = [...pages, rest].map((count) => ({ B: count }));
  const long = aTable("A", 400);
  expect(await rowsOn({ sections: [long], shorter: [[long], [aTable("B", 300)]] })).toEqual(expected);
  expect(await rowsOn({ sections: [aTable("B", 300)] })).toEqual(expected);
});

const contactOf = (pages: Record<string, number>[]) => pages.map(({ contact = 0 }) => contact);

test.each([
  [10, [1]],
  [45, [1]],
  [46, [0, 1]],
])("closing sections are on the page of a table of %i rows where all have room", async (rows, pages) => {
  expect(contactOf(await rowsOn({ sections: [aTable("A", rows)], closing: [contact] }))).toEqual(pages);
});

test.each([
  [16, [{ A: 30, B: 16 }]],
  [24, [{ A: 30 }, { B: 24 }]],
])("a closing table of %i rows stands whole on the page before, or on its own", async (rows, pages) => {
  const [sections, closing] = [[aTable("A", 30)], [aTable("B", rows)]];
  expect(await rowsOn({ sections, closing })).toEqual(pages);
});

test.each<[string, number[], Record<string, number>[]]>([
  ["each has room", [20, 20], [{ A: 20, B: 20 }]],
  ["each fills a page of its own to 70 %", [20, 20, 20], [{ A: 20 }, { B: 20 }, { C: 20 }]],
  ["all fill their pages", [24, 24, 18], [{ A: 24 }, { B: 24, C: 18 }]],
])("tables are whole where %s", async (_name, counts, pages) => {
  const sections = counts.map((count, index) => aTable("ABC"[index] ?? "", count));
  expect(await rowsOn({ sections })).toEqual(pages);
});

test.each<[string, number[], Record<string, number>[]]>([
  [
    "a whole one would leave a page too empty",
    [24, 24, 17],
    [
      { A: 24, B: 8 },
      { B: 16, C: 17 },
    ],
  ],
  [
    "only the first fills its page whole",
    [24, 10, 24],
    [
      { A: 24, B: 8 },
      { B: 2, C: 24 },
    ],
  ],
  ["one is higher than 60 % of the page", [10, 35], [{ A: 10, B: 10 }, { B: 25 }]],
])("tables are split where %s", async (_name, counts, pages) => {
  const sections = counts.map((count, index) => aTable("ABC"[index] ?? "", count));
  expect(await rowsOn({ sections })).toEqual(pages);
});

test("a table that is kept with a long text is split where both are higher than a page", async () => {
  const text: Block = { kind: "text", text: Array.from({ length: 30 }, () => "Line").join("\n") };
  const { blocks } = aTable("A", 30);
  const pages = await rowsOn({ sections: [{ title: "A", blocks: [text, ...blocks] }, aTable("B", 10)] });
  expect(pages.length).toBe(2);
  expect(pages.map(({ A = 0 }) => A).reduce((sum, count) => sum + count, 0)).toBe(30);
});

const linesOfText = (count: number, word = "Line"): Block => ({
  kind: "text",
  text: Array.from({ length: count }, () => word).join("\n"),
});
const intro: Block = { kind: "text", text: "Intro" };
const table = aTable("A", 2).blocks[0] as Block;
const outline: Block = {
  kind: "drawing",
  drawing: { shapes: [], from: [0, 0], to: [1, 2], clearance: { inlet: 0, service: 0 } },
  alt: "A-1",
  pairs: [],
};

test.each<[string, boolean, Block, Block, number]>([
  ["a text above a table", true, intro, table, 38],
  ["a text above facts", true, intro, { kind: "pairs", pairs: [{ name: "A", value: "1" }] }, 41],
  ["a text above lines to write on", true, intro, { kind: "form", rows: ["A"] }, 40],
  ["a text above a drawing", true, intro, outline, 15],
  ["facts above a table", true, { kind: "pairs", pairs: [{ name: "Intro", value: "1" }] }, table, 38],
  ["a text above a list", false, intro, { kind: "list", items: ["A"] }, 41],
  ["a text above a text", false, intro, { kind: "text", text: "A" }, 41],
  [
    "a text above links",
    false,
    intro,
    { kind: "links", links: [{ text: "A", href: "https://a.example", lead: "A" }] },
    40,
  ],
  ["a list above a table", false, { kind: "list", items: ["Intro"] }, table, 38],
])("%s is kept with it: %s", async (_name, isKept, block, next, rest) => {
  const sections: Section[] = [
    { title: "First", blocks: [linesOfText(40)] },
    { title: "Second", blocks: [block, next, linesOfText(rest)] },
  ];
  const { texts, pages } = await drawn(aCatalog({ sections, closing: [] }));
  expect(pages).toBe(3);
  expect(texts.indexOf("Intro") > texts.indexOf("2 / 3")).toBe(isKept);
});

test("a section that begins a page is on a page of its own, with its title", async () => {
  const sections = [aTable("A", 20), { ...aTable("B", 20), beginsPage: true as const }];
  expect(await rowsOn({ sections })).toEqual([{ A: 20 }, { B: 20 }]);
});
