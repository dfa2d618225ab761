import sharp from "sharp";
import { expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import { streamsOf, textOfPdf } from "../../../../tests/support/drawn-text.ts";
import type { Block, Catalog, Section } from "../catalog.ts";
import { catalogPdf } from "./catalog-pdf.ts";
import { columnWidth, coverSize, sheet } from "./drawing-context.ts";

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
    words: { label: "Catalog", edition: "Edition of 1 January 2026" },
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
}

/** Contents of the pages, in their order. */
function pagesOf(pdf: Buffer): string[] {
  return streamsOf(pdf).filter((stream) => stream.includes("BT\n"));
}

/** Lines of text of a page, in their order of reading. */
function linesOf(page: string): DrawnLine[] {
  const parts = page.matchAll(
    /\/(\w+) <<\n(?:\/MCID \d+|\/Type[^>]*)\n>> BDC|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/F\d+ ([\d.]+) Tf/g,
  );
  let tag: string | undefined;
  return [...parts].flatMap(([, name, x, y, size]) => {
    if (name !== undefined) {
      tag = name === "Artifact" ? undefined : name;
      return [];
    }
    return [{ tag, x: Number(x), y: sheet.height - Number(y), size: Number(size) }];
  });
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
    "Edition of 1 January 2026",
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
