import { expect, test } from "vitest";
import { catalog } from "#content/pages/catalog.ts";
import { factsAt, factTexts } from "./facts-line.ts";

const facts = { bytes: 169_600, pages: 3, languages: ["ko", "en"], edition: "2026-11-22" };
const bare = { bytes: 999_700, pages: undefined, languages: [], edition: undefined };
const own = `/files/${"0a".repeat(16)}.pdf/catalog.pdf`;

test("a file is described by pages, size, language and edition in the language of the page", () => {
  expect(factTexts("en", catalog.en.file, facts).join(", ")).toBe(
    "PDF, 3 pages, 166 KB, Korean and English, edition of November 22, 2026",
  );
  expect(factTexts("ko", catalog.ko.file, facts).join(", ")).toBe(
    "PDF, 3쪽, 166 KB, 한국어·영어, 2026년 11월 22일 발행",
  );
  expect(factTexts("en", catalog.en.file, { ...facts, pages: 1 })).toContain("1 page");
});

test("of a file that says nothing the size is shown, in the unit that it rounds to", () => {
  expect(factTexts("en", catalog.en.file, bare)).toEqual(["PDF", "977 KB"]);
});

test("files of this site have facts, addresses elsewhere have none", async () => {
  const asked: (readonly string[])[] = [];
  const documents = async (names: readonly string[]) => {
    asked.push(names);
    return new Map(names.map((name) => [name, facts]));
  };
  const at = await factsAt({ documents }, [own, "https://example.com/a.pdf", ""]);
  expect(asked).toEqual([[`${"0a".repeat(16)}.pdf`]]);
  expect(at(own)).toEqual(facts);
  expect(at("https://example.com/a.pdf")).toBeUndefined();
  expect(at("")).toBeUndefined();
});
