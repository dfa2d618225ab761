import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { productView } from "#content/lookup/product-view.ts";
import { localizeProject } from "#content/lookup/projects.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { type BlockKindName, blockKindNames } from "#domain/own-pages/block-kinds.ts";
import { type Block, newBlock } from "#domain/own-pages/blocks.ts";
import { aStoredProduct, aStoredProject } from "../../../tests/support/builders.ts";
import { Blocks } from "./Blocks.tsx";
import { blockWords } from "./block-words.ts";
import type { StoredRecords } from "./stored-records.ts";

const both = (ko: string, en: string) => ({ ko, en });
const noFile = { ko: null, en: null };
const file = (digit: string, name: string) => ({ file: `${digit.repeat(32)}.pdf`, name, size: 1_200_000 });
const picture = {
  picture: {
    file: `${"a".repeat(32)}.webp`,
    width: 1600,
    height: 900,
    focus: { x: 0.5, y: 0.5 },
    placeholder: "",
  },
  alt: both("공장 사진", "Photo of the plant"),
};

/** Block with values, and one row if its kind has rows. */
function block(kind: BlockKindName, values: object, row?: object): Block {
  const empty = newBlock(kind, () => kind);
  const [first = { id: "row" }] = empty.rows;
  return {
    ...empty,
    values: { ...empty.values, ...values },
    rows: row === undefined ? [] : [{ ...first, ...row }],
  } as Block;
}

const title = both("제목", "Title");

/** Sample block of every kind, with the text expected in each language. */
const samples: Record<BlockKindName, { block: Block; ko: string; en: string }> = {
  heading: { block: block("heading", { text: both("품질", "Quality") }), ko: "품질", en: "Quality" },
  text: {
    block: block("text", { text: both("**강조**한 글", "With **stress**") }),
    ko: '<strong class="text-ink">강조</strong>한 글',
    en: "With <strong",
  },
  picture: {
    block: block("picture", { picture, caption: both("설명", "Caption") }),
    ko: 'alt="공장 사진"',
    en: 'alt="Photo of the plant"',
  },
  pictures: {
    block: block("pictures", { title }, { picture, caption: both("설명", "Caption") }),
    ko: ">설명</figcaption>",
    en: ">Caption</figcaption>",
  },
  facts: {
    block: block("facts", { title }, { label: both("부지", "Site"), value: both("1만 평", "33,000 m²") }),
    ko: "1만 평</td>",
    en: "33,000 m²</td>",
  },
  downloads: {
    block: block(
      "downloads",
      { title },
      {
        name: both("소개서", "Brochure"),
        document: { ko: file("1", "소개서.pdf"), en: file("2", "en.pdf") },
      },
    ),
    ko: `/files/${"1".repeat(32)}.pdf/`,
    en: `/files/${"2".repeat(32)}.pdf/en.pdf`,
  },
  certificates: {
    block: block(
      "certificates",
      { title },
      { name: both("인증서", "Certificate"), validUntil: "2028-03-14", document: noFile },
    ),
    ko: "2028년 3월 14일까지",
    en: "March 14, 2028",
  },
  film: {
    block: block("film", { film: { address: "https://youtu.be/aqz-KE-bpKQ" }, name: both("영상", "Film") }),
    ko: "YouTube(www.youtube-nocookie.com)에서 동영상을 불러옵니다.",
    en: "is loaded from YouTube (www.youtube-nocookie.com).",
  },
  quotation: {
    block: block("quotation", { text: both("조용합니다.", "It is quiet.") }),
    ko: "조용합니다.</blockquote>",
    en: "It is quiet.</blockquote>",
  },
  steps: {
    block: block("steps", { title }, { name: both("접수", "Call") }),
    ko: ">접수</h3>",
    en: ">Call</h3>",
  },
  questions: {
    block: block("questions", { title }, { question: both("언제?", "When?"), answer: both("지금", "Now") }),
    ko: ">언제?</h3>",
    en: ">When?</h3>",
  },
  people: {
    block: block("people", { title }, { name: both("영업부", "Sales"), email: "sales@tower.example" }),
    ko: ">영업부</h3>",
    en: ">Sales</h3>",
  },
  action: {
    block: block("action", { title, label: both("문의", "Contact"), link: "/company/contact" }),
    ko: 'href="/company/contact"',
    en: 'href="/en/company/contact"',
  },
  projects: {
    block: block("projects", { title, towerType: "industrial", tag: "저소음" }),
    ko: "/projects/gallery?type=industrial&amp;tags=low-noise",
    en: "/en/projects/gallery?type=industrial&amp;tags=low-noise",
  },
  products: {
    block: block("products", { title }),
    ko: 'href="/products/industrial/modular"',
    en: 'href="/en/products/industrial/modular"',
  },
};

function stored(locale: Locale): StoredRecords {
  return {
    projects: { projects: [localizeProject(locale, aStoredProject())] },
    products: { products: [productView(locale, aStoredProduct())] },
    documents: {
      [file("1", "").file]: { bytes: 1, pages: 12, languages: ["ko", "en"], edition: undefined },
    },
  };
}

function drawn(locale: Locale, ...blocks: Block[]): string {
  const words = blockWords(sampleContent, locale, []);
  return renderToStaticMarkup(<Blocks {...{ locale, blocks, words }} stored={stored(locale)} />);
}

describe.each(locales)("in %s", (locale) => {
  test.each(blockKindNames)("a block of kind %s renders its content", (kind) => {
    expect(drawn(locale, samples[kind].block)).toContain(samples[kind][locale]);
  });
});

test.each(blockKindNames)("a hidden block of kind %s renders nothing", (kind) => {
  expect(drawn("ko", { ...samples[kind].block, isHidden: true })).toBe("");
});

test.each(blockKindNames.filter((kind) => !["projects", "products"].includes(kind)))(
  "a new block of kind %s renders nothing",
  (kind) => {
    expect(
      drawn(
        "ko",
        newBlock(kind, () => "b"),
      ),
    ).toBe("");
  },
);

test("an empty list of records renders nothing", () => {
  expect(drawn("ko", { ...samples.projects.block, id: "other" })).toBe("");
  expect(drawn("ko", { ...samples.products.block, id: "other" })).toBe("");
});

test("blocks, rows and titles missing in a language are left out only there", () => {
  const text = block("text", { text: both("글", "") });
  const facts = block(
    "facts",
    { title: both("", "Facts") },
    { label: both("가", "a"), value: both("나", "") },
  );
  expect(drawn("en", text, facts)).toBe("");
  const korean = drawn("ko", text, facts);
  expect(korean).toContain("글");
  expect(korean).not.toContain("<h2");
});

test.each(["javascript:alert(1)", "//evil.example/a", "ftp://plain.example/"])(
  "a link to %s is not rendered as a link",
  (to) => {
    expect(drawn("ko", block("text", { text: both(`[여기](${to})`, "") }))).not.toContain("<a");
    const action = block("action", { title, label: both("문의", "Contact"), link: to });
    expect(drawn("ko", action)).not.toContain("<a");
  },
);

test("links have the language of the page, except those to files", () => {
  const english = drawn(
    "en",
    block("text", { text: both("", "[a](/news) [b](/files/b.pdf) [c](https://c.example/)") }),
  );
  for (const href of ["/en/news", "/files/b.pdf", "https://c.example/"])
    expect(english).toContain(`href="${href}"`);
});

test.each([
  ["02-123-4567", "ko", "+8221234567", "02-123-4567"],
  ["02-123-4567", "en", "+8221234567", "+82-2-123-4567"],
  ["(031)123-4567", "ko", "+82311234567", "(031)123-4567"],
  ["+82 (0)2 123 4567", "en", "+8221234567", "+82-2-123-4567"],
  ["123-4567", "en", "1234567", "123-4567"],
] as const)("the telephone %s links in %s to tel:%s as %s", (phone, locale, link, text) => {
  const html = drawn(locale, block("people", { title }, { name: both("영업부", "Sales"), phone }));
  expect(/<a href="tel:([^"]*)"[^>]*>([^<]*)</.exec(html)?.slice(1)).toEqual([link, text]);
});

test("a numbered item keeps the number that was typed", () => {
  const html = drawn("ko", block("text", { text: both("1. 준비\n설명\n2. 설치", "") }));
  expect(html).toContain('<li value="1">준비</li>');
  expect(html).toContain('<li value="2">설치</li>');
});

test("headings and titles have level 2, those inside level 3", () => {
  const html = drawn("ko", ...blockKindNames.map((kind) => samples[kind].block));
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(new Set(levels)).toEqual(new Set([2, 3]));
  expect(levels[0]).toBe(2);
  // No subheading in a section without a heading of its own.
  expect(levels.filter((level) => level === 2).length).toBeGreaterThan(8);
});

test("every row of a table of facts has a header, and the table has a name", () => {
  const html = drawn("ko", samples.facts.block);
  expect(html).toMatch(/<th scope="row"[^>]*>부지<\/th>/);
  const [, name] = /<table aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<h2 id="${name}"`);
});

test("a PDF link has its language, pages and size, if known", () => {
  const { block } = samples.downloads;
  const factsIn = (locale: Locale) => drawn(locale, block).replace(/<[^>]*>/g, "");
  expect(factsIn("ko")).toContain("PDF, 12쪽, 1.2 MB, 한국어·영어");
  // The language cannot be read from the other file: the language of its field counts.
  expect(factsIn("en")).toContain("PDF, 1.2 MB, English");
});

test("without a file in its own language, a page links the other file and names its language", () => {
  const document = { ko: file("3", "원본.pdf"), en: null };
  const html = drawn("en", block("downloads", { title }, { name: both("부품", "Parts"), document }));
  expect(html).toContain(`/files/${"3".repeat(32)}.pdf/`);
  expect(html.replace(/<[^>]*>/g, "")).toContain("PDF, 1.2 MB, Korean");
});

test("an embedded film is a link to its platform, without any request to it", () => {
  const html = drawn("ko", samples.film.block);
  expect(html).toContain('<a href="https://youtu.be/aqz-KE-bpKQ"');
  expect(html).toContain(
    'data-embed="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0"',
  );
  expect(html).not.toMatch(/<(iframe|script|img|link)/);
});

test("an uploaded film loads only its picture before play, in a box of fixed ratio", () => {
  const film = { file: `${"4".repeat(32)}.webm`, width: 1280, height: 720, seconds: 12 };
  const html = drawn("en", block("film", { film, name: both("공장", "The plant"), poster: picture }));
  expect(html).toContain('<svg aria-hidden="true" viewBox="0 0 1280 720"');
  expect(html).toMatch(/<video controls="" playsInline="" preload="none" width="1280" height="720"/);
  expect(html).toContain(`<source src="/files/${"4".repeat(32)}.webm" type="video/webm"/>`);
  expect(html).toContain('alt="Photo of the plant"');
  expect(html).toContain('aria-label="The plant"');
  expect(html).not.toContain("data-embed");
});

test("a film without a valid address is left out", () => {
  const film = { address: "https://evil.example/youtu.be/aqz-KE-bpKQ" };
  expect(drawn("en", block("film", { film, name: both("공장", "The plant") }))).not.toContain("The plant");
});
