import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { aStoredProduct, aStoredProject } from "../../../tests/support/builders.ts";
import { contentContext, siteUrlContext } from "../context.ts";
import { shortened } from "../seo/search-texts.ts";
import { completedMonth } from "./completion.ts";
import { projectPageData } from "./page-data.ts";
import { projectThing } from "./project-thing.ts";
import { towerUsed } from "./tower-used.ts";

const siteUrl = "https://tower.example";

const project = aStoredProject({
  id: 12,
  title: "병원 냉각탑",
  tags: ["밀폐형"],
  imageUrl: "/projects/a.webp",
  en: {
    title: "Towers for a hospital",
    description: "Quiet at night.\nAnd by day.",
    clientCompany: "Gana Hospital",
  },
});

function pageIn(locale: "ko" | "en", facts = project) {
  const context = new RouterContextProvider();
  context.set(contentContext, sampleContent);
  context.set(siteUrlContext, siteUrl);
  const path = locale === "ko" ? "/projects/12" : "/en/projects/12";
  return projectPageData({ request: new Request(siteUrl + path), context }, facts);
}

describe("metadata of a project's page", () => {
  test("has the project's title and location, in the page's language", () => {
    const { words, path } = pageIn("en");
    expect(path).toBe("/projects/12");
    expect(words.title).toBe(`Towers for a hospital, Ulsan, Korea | ${sampleContent.company.name.en}`);
    expect(words.description).toBe("Gana Hospital, Ulsan, Korea, 1200RT. Quiet at night. And by day.");
    expect(words.keywords).toBe("Closed Type, Korea, Ulsan");
    expect(pageIn("ko").words.title).toContain("병원 냉각탑 (한국 울산) | ");
  });

  test("adds the work to a short description", () => {
    const short = {
      ...project,
      description: "THF 2대입니다.",
      asked: "조용하게",
      done: "흡음재를 붙였습니다.",
    };
    expect(pageIn("ko", short).words.description).toBe(
      "가나화학, 한국 울산, 1200RT. THF 2대입니다. 흡음재를 붙였습니다.",
    );
  });

  test("has a breadcrumb from the home page through the gallery", () => {
    expect(pageIn("en").breadcrumbs.map(({ href }) => href)).toEqual([
      "/en",
      "/en/projects/gallery",
      "/en/projects/12",
    ]);
  });

  test("has the project's picture for social networks, and the gallery's by default", () => {
    const cardOf = (imageUrl: string | null) => pageIn("en", { ...project, imageUrl }).socialCard;
    expect(cardOf("/projects/a.webp")).toMatch(/^\/brand\/project-12\.jpg\?v=\w+$/);
    expect(cardOf("/projects/b.webp")).not.toBe(cardOf("/projects/a.webp"));
    expect(cardOf(null) ?? "").not.toContain("project-12");
  });

  test("has structured data of the page and its location", () => {
    const thing = projectThing(pageIn("en"), project, []);
    expect(thing).toMatchObject({
      "@id": `${siteUrl}/en/projects/12#project`,
      url: `${siteUrl}/en/projects/12`,
      name: "Towers for a hospital",
      mainEntityOfPage: { "@id": `${siteUrl}/en/projects/12#page` },
      locationCreated: { name: "Ulsan, Korea", geo: { latitude: 35.5, longitude: 129.3 } },
      keywords: "Closed Type",
    });
    const unknown = projectThing(pageIn("en"), { ...project, country: "아틀란티스", tags: [] }, []);
    expect(JSON.stringify(unknown)).not.toMatch(/geo|keywords|undefined/);
  });
});

describe("truncation of a text", () => {
  test.each([
    ["one two three", 9, "one two…"],
    ["one two three", 13, "one two three"],
    ["  one\n two ", 20, "one two"],
    ["가나다라마바사아자차", 5, "가나다라…"],
    ["one, two. three", 10, "one, two…"],
  ])("shortens %j to at most %d characters: %j", (text, longest, expected) => {
    expect(shortened(text, longest)).toBe(expected);
  });

  test("does not split a character", () => {
    expect(shortened("😀".repeat(20), 8)).toBe("😀😀😀…");
  });
});

describe("the month of completion", () => {
  test("is shown if it is in the year of the project", () => {
    const facts = { projectYear: 2025, completedOn: "2025-10-01" };
    expect([completedMonth(facts, "ko"), completedMonth(facts, "en")]).toEqual([
      "2025년 10월",
      "October 2025",
    ]);
  });

  test("is not shown without a day, or in another year", () => {
    expect(completedMonth({ projectYear: 2019, completedOn: "2019-05" }, "ko")).toBe("2019년 5월");
    expect(completedMonth({ projectYear: 2019, completedOn: null }, "ko")).toBeUndefined();
    expect(completedMonth({ projectYear: 2019, completedOn: "2025-10-01" }, "ko")).toBeUndefined();
  });
});

describe("the tower of a project", () => {
  const aSeries = (slug: string, projectWord: string, category: "package" | "bac" = "package") =>
    aStoredProduct({ slug, projectWord, category });
  const products = [
    aSeries("thf", "THF"),
    aSeries("scp", "SCP"),
    aSeries("v", "V 시리즈", "bac"),
    aSeries("hxv", "HXV", "bac"),
  ];
  const used = (facts: Partial<typeof project>, locale: "ko" | "en" = "ko") =>
    towerUsed(
      locale,
      { ...project, title: "현장", description: "", ...facts },
      { products, pages: sampleContent },
    );

  test("is the series in its title, or else in its description", () => {
    const both = { title: "병원 THF 냉각탑", description: "SCP 대신 골랐습니다." };
    expect(used({ coolingTowerType: "package", ...both }).href).toBe("/products/package/thf");
    expect(used({ coolingTowerType: "package", description: "SCP-500을 놓았습니다." }, "en").href).toBe(
      "/en/products/package/scp",
    );
  });

  test("is neither a series of another type, nor one whose name is part of another word", () => {
    expect(used({ coolingTowerType: "package", title: "HXV 옆의 THFX" }).href).toBe("/products/package");
    expect(used({ coolingTowerType: "bac", title: "TV V 공장" }).href).toBe("/products/package#bac");
    expect(used({ coolingTowerType: "bac", title: "HVAC용 V 시리즈" }).href).toBe("/products/package/v");
  });

  test("is otherwise its type", () => {
    expect(used({ coolingTowerType: "industrial", tags: ["모듈형"] }).href).toBe(
      "/products/industrial#modular",
    );
    expect(used({ coolingTowerType: "industrial" }).href).toBe("/products/industrial");
    expect(used({ coolingTowerType: "bac" }, "en").href).toBe("/en/products/package#bac");
  });
});
