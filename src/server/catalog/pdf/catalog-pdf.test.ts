import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import { textOfPdf } from "../../../../tests/support/drawn-text.ts";
import type { Block, Catalog, Section } from "../catalog.ts";
import { catalogPdf } from "./catalog-pdf.ts";

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

/** Sizes of type, points. */
function sizesIn(pdf: Buffer): number[] {
  return [...pdf.toString("latin1").matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = ""]) => {
    try {
      const content = inflateSync(Buffer.from(body, "latin1")).toString("latin1");
      return [...content.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
    } catch {
      return [];
    }
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
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  const logo = { png, width: 60, height: 20 };
  const linesOf = async (hasName: boolean) =>
    (await drawn(aCatalog(), { logo: { ...logo, hasName } })).texts.filter((text) => text === "Towers Ltd");
  const beside = await linesOf(true);
  expect(beside.length).toBe((await linesOf(false)).length + 1);
});

test("the picture is described, and held once", async () => {
  const jpeg = await sharp({ create: { width: 595, height: 430, channels: 3, background: "#123456" } })
    .jpeg()
    .toBuffer();
  const picture = { address: "/images/own.webp", alt: "Modules on a roof" };
  const sections: Section[] = [{ title: "View", blocks: [{ kind: "picture", alt: "Modules on a roof" }] }];
  const { pdf, texts } = await drawn(aCatalog({ picture, sections }), { picture: jpeg });
  expect(texts.filter((text) => text === "Modules on a roof")).toHaveLength(2);
  expect(pdf.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(1);
});

test("long names and leads are set smaller", async () => {
  const largest = async (name: string) => Math.max(...sizesIn((await drawn(aCatalog({ name }))).pdf));
  expect(await largest("N".repeat(26))).toBe(32);
  expect(await largest("N".repeat(27))).toBe(24);
  const sizes = async (lead: string) => sizesIn((await drawn(aCatalog({ lead }))).pdf);
  expect(await sizes("Short.")).toContain(12);
  expect(await sizes("Long words of a lead. ".repeat(20))).not.toContain(12);
});

test("letters that no font has are replaced and reported", async () => {
  const { missing, texts } = await drawn(aCatalog({ lead: "漢江 towers" }));
  expect(texts).toContain("□□ towers");
  expect([...new Set(missing)].sort()).toEqual(["江", "漢"]);
});

test("an edition has the same bytes each time", async () => {
  expect((await drawn(aCatalog())).pdf.equals((await drawn(aCatalog())).pdf)).toBe(true);
});
