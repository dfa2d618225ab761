import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import type { Content } from "../editing/defaults.ts";
import { marked } from "../editing/marks.ts";
import { sampleContent } from "../editing/sample-content.ts";
import { headingFontAddress, headingLetters } from "./heading-letters.ts";
import { cardFile, cardNamed, drawnCardAddress, pagesWithShippedCard, socialCard } from "./social-card.ts";

const renamed: Content = {
  ...sampleContent,
  company: { ...sampleContent.company, name: { ko: "한빛", en: "Hanbit" } },
};
const retitled: Content = {
  ...sampleContent,
  intro: { ...sampleContent.intro, ko: { ...sampleContent.intro.ko, h1: "뷁과 꿹" } },
};

test("a page has the shipped card until its heading or the company changes", () => {
  expect(drawnCardAddress(sampleContent, "intro", "ko")).toBeUndefined();
  expect(drawnCardAddress(retitled, "intro", "en")).toBeUndefined();
  expect(drawnCardAddress(retitled, "intro", "ko")).toMatch(/^\/brand\/intro-ko\.jpg\?v=\w+$/);
  expect(drawnCardAddress(renamed, "waterTreatment", "en")).toMatch(
    /^\/brand\/water-treatment-en\.jpg\?v=\w+$/,
  );
});

test("a page that brings no card has one drawn with its own heading", () => {
  const addresses = [
    drawnCardAddress(sampleContent, "choosing", "ko"),
    drawnCardAddress(sampleContent, "compare", "en"),
  ];
  expect(addresses[0]).toMatch(/^\/brand\/[\w-]+-ko\.jpg\?v=\w+$/);
  expect(addresses[1]).toMatch(/^\/brand\/compare-en\.jpg\?v=\w+$/);
  expect(socialCard(sampleContent, "compare", "en").title).toBe(sampleContent.compare.en.h1);
  const shipped = pagesWithShippedCard.flatMap((page) => locales.map((locale) => cardFile(page, locale)));
  expect(shipped.toSorted()).toEqual(readdirSync("public/images/og").toSorted());
});

test("the marks of the editor change neither cards nor headings", () => {
  for (const content of [sampleContent, retitled, renamed]) {
    const draft = marked(content).content;
    expect(drawnCardAddress(draft, "intro", "ko")).toBe(drawnCardAddress(content, "intro", "ko"));
    expect(headingLetters(draft, "가")).toBe(headingLetters(content, "가"));
  }
});

test("every card is found by the name of its file, and nothing else is one", () => {
  expect(cardNamed("home-ko.jpg")).toEqual({ page: "home", locale: "ko" });
  expect(cardNamed("water-treatment-en.jpg")).toEqual({ page: "waterTreatment", locale: "en" });
  for (const file of ["home-ko.png", "home-de.jpg", "../home-ko.jpg", ""])
    expect(cardNamed(file)).toBeUndefined();
});

test("headings ask for letters that the shipped font has not, of short texts that the company wrote", () => {
  expect(headingLetters(sampleContent, "")).toBe("");
  expect(headingLetters({ ...retitled }, "과")).toBe("꿹뷁");
  expect(headingFontAddress("")).toBeUndefined();
  expect(headingFontAddress("꿹뷁")).toMatch(/^\/brand\/heading-\w+\.css$/);
});
