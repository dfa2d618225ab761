import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { typeNames } from "#content/lookup/terms.ts";
import { locales } from "#domain/locale.ts";
import { type BlockKindName, blockKindNames } from "#domain/own-pages/block-kinds.ts";
import { type Block, newBlock } from "#domain/own-pages/blocks.ts";
import { PageFieldsProvider } from "../fields/field-context.ts";
import { namedFields, namedRowFields } from "../state/block-names.ts";
import { nextIndex } from "./AddBlock.tsx";
import { BlockCard } from "./BlockCard.tsx";
import type { BlockTools } from "./use-blocks.ts";

const types = typeNames("ko", "한빛에어");
let last = 0;
const makeId = () => `id-${++last}`;

function cardOf(
  kind: BlockKindName,
  languages: readonly (typeof locales)[number][] = locales,
  values: object = {},
  rowValues: object = {},
): string {
  const added = newBlock(kind, makeId);
  const rows = added.rows.map((row) => ({ ...row, ...rowValues }));
  const block = { ...added, values: { ...added.values, ...values }, rows } as Block;
  const ownPaths = new Set(["/certificates"]);
  const fields = { languages, types, ownPaths, problemAt: () => undefined, reportUpload: () => {} };
  return renderToStaticMarkup(
    <PageFieldsProvider value={fields}>
      <BlockCard block={block} number={1} isLast isFull={false} tools={{} as BlockTools} />
    </PageFieldsProvider>,
  );
}

/** Accessible names of the fields: labels, and legends of fields with several controls. */
function namesIn(html: string): string[] {
  return [...html.matchAll(/<(?:label|legend)[^>]*>(.*?)<\/(?:label|legend)>/g)].map(([, inside = ""]) =>
    inside.replace(/<[^>]*>/g, "").replace(/\*$/, ""),
  );
}

describe("the card of a block", () => {
  test.each(blockKindNames)("%s has every field of its kind by name, texts in both languages", (kind) => {
    const names = namesIn(cardOf(kind));
    for (const { label, definition: field } of [...namedFields(kind), ...namedRowFields(kind)]) {
      const wanted = field.kind === "words" ? [`${label} (한국어)`, `${label} (English)`] : [label];
      expect(names).toEqual(expect.arrayContaining(wanted));
    }
  });

  test.each(blockKindNames)("%s has a label for every control", (kind) => {
    const html = cardOf(kind);
    const labelled = new Set([...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id));
    const controls = [...html.matchAll(/<(input|textarea|select)([^>]*)>/g)].filter(
      ([, , attributes = ""]) => !attributes.includes('type="file"'),
    );
    const without = controls.filter(
      ([, , attributes = ""]) => !labelled.has(/\bid="([^"]+)"/.exec(attributes)?.[1] ?? ""),
    );
    expect(without.map(([control]) => control)).toEqual([]);
  });

  test.each([
    ["/compnay/contact", true],
    ["/company/contact", false],
    ["/certificates", false],
    ["https://example.com", false],
  ])("with a link to %s notes that the site has no such page: %s", (address, isNoted) => {
    const notice = "이 사이트의 페이지 목록에 없는 주소로 연결합니다";
    const text = { ko: `[가](${address})`, en: "" };
    expect(cardOf("text", locales, { text }).includes(notice)).toBe(isNoted);
    expect(cardOf("action", locales, { link: address }).includes(notice)).toBe(isNoted);
  });

  test.each(["phone", "email"])("with a path as %s has no note on links", (field) => {
    const html = cardOf("people", locales, {}, { [field]: "/compnay/contact" });
    expect(html).toContain('value="/compnay/contact"');
    expect(html).not.toContain("페이지 목록에 없는 주소");
  });

  test("offers the partner's type by the partner's name", () => {
    expect(cardOf("projects")).toContain('<option value="bac">한빛에어</option>');
  });

  test("has one language if the news has one", () => {
    const html = cardOf("quotation", ["ko"]);
    expect(namesIn(html)).toContain("인용문");
    expect(html).not.toContain('lang="en"');
  });
});

test.each([
  ["ArrowDown", 14, 0],
  ["ArrowUp", 0, 14],
  ["Home", 5, 0],
  ["End", 5, 14],
  ["a", 5, undefined],
])("%s in the menu of kinds goes from %s to %s", (key, from, to) => {
  expect(nextIndex(key, from, 15)).toBe(to);
});
