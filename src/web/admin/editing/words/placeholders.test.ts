import { describe, expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { piecesOf, placeholderViews, valuesFilledIn } from "./placeholders.ts";

const defaultEdit: Edit = {
  kind: "text",
  ko: "{name:는} {since}년부터 {count}개국에 공급했습니다.",
  en: "{name}: {count} countries since {since}.",
};

describe("placeholders of a text", () => {
  test("have the value of the fact in its language, with its particle, or the one that the page shows", () => {
    expect(viewsOf("{name:은} {count}개국")).toEqual([
      { name: "name", written: "{name:은}", value: "한빛은", state: "used" },
      { name: "count", written: "{count}", value: "8", state: "used" },
      { name: "since", written: "{since}", value: "2001", state: "lost" },
    ]);
  });

  test("are unknown unless the company or the page fills them, and those of the company may be added", () => {
    const states = viewsOf("{name:는} {since} {count} {nmae} {years}").map(({ written, state }) => [
      written,
      state,
    ]);
    expect(states).toEqual([
      ["{name:는}", "used"],
      ["{since}", "used"],
      ["{count}", "used"],
      ["{nmae}", "unknown"],
      ["{years}", "used"],
    ]);
  });

  test("are not lost by a text that is left out", () => {
    expect(viewsOf(" ")).toEqual([]);
  });
});

test("the values of a page are read from the sentence that it shows, and from no other", () => {
  const sentence = "{count}개국 (+{most})";
  expect([...valuesFilledIn(sentence, "8개국 (+12)")]).toEqual([
    ["count", "8"],
    ["most", "12"],
  ]);
  expect([...valuesFilledIn(sentence, "8개국")]).toEqual([]);
});

test("the pieces of a text make the text", () => {
  const text = "{a}와 {b:는}\n끝";
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
  expect(piecesOf(text).flatMap(({ placeholder }) => placeholder ?? [])).toEqual(["{a}", "{b:는}"]);
});

function viewsOf(text: string) {
  const company = { name: "한빛", since: "2001", years: "25" };
  return placeholderViews(text, {
    locale: "ko",
    defaultEdit,
    company,
    shown: new Map([["count", "8"]]),
  });
}
