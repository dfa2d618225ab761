import { describe, expect, test } from "vitest";
import { toStoredCountry } from "#content/lookup/country-names.ts";
import { urlSlugs as urlSlugsOf } from "#content/lookup/projects.ts";
import { projectFilterSchema } from "#domain/projects/search/filter.ts";
import { featureTags, sampleCountries, sampleFilterCountries } from "#domain/projects/vocabulary.ts";
import {
  apiQuery,
  capacityBands,
  filteredAddress,
  type GalleryFilter,
  hasGalleryParameter,
  isFilteredByApi,
  isSameFilter,
  noFilter,
  pageAddress,
  readFilter,
  toggleTag,
} from "./filter-state.ts";

const urlSlugs = urlSlugsOf();
const read = (query: string) => readFilter(new URLSearchParams(query), urlSlugs, toStoredCountry);

describe("reading an address", () => {
  test.each([
    ["한국", "한국"],
    ["South Korea", "한국"],
    ["Korea", "한국"],
    ["korea", "한국"],
    ["United States", "미국"],
    ["USA", "미국"],
    ["Pakistan", "파키스탄"],
    [" India ", "인도"],
    ["베트남".normalize("NFD"), "베트남"],
    ["일본", "일본"],
    ["saudi-arabia", "사우디아라비아"],
    ["turkiye", "튀르키예"],
    ["all", "all"],
    ["", "all"],
    ["x".repeat(61), "all"],
  ])("maps country=%j to %s", (name, country) => {
    expect(read(`country=${encodeURIComponent(name)}`)).toEqual({ ...noFilter, country });
  });

  test.each(["industrial", "package", "bac"] as const)("parses the type %s", (type) => {
    expect(read(`type=${type}`)).toEqual({ ...noFilter, type });
  });

  test.each(["all", "", "steam", "toString"])("sets no condition for type=%s", (type) => {
    expect(read(`type=${type}`)).toEqual(noFilter);
  });

  test("parses a range of cooling tons and an order; other values set no condition", () => {
    expect(read("crt=200-400&sort=size")).toEqual({ ...noFilter, crt: "200-400", sort: "size" });
    expect(read("crt=400-200&sort=price")).toEqual(noFilter);
    for (const band of capacityBands) expect(read(`crt=${band}`).crt).toBe(band);
  });

  test("parses repeated and comma-separated tags, without duplicates, in display order", () => {
    const expected = ["개방형", "직교류", "저소음"];
    expect(read("tags=저소음&tags=개방형&tags=직교류").tags).toEqual(expected);
    expect(read("tags=저소음, 개방형,,직교류,저소음").tags).toEqual(expected);
  });

  test("trims a search text and keeps its other characters", () => {
    expect(read("s=+석유화학+공장+").search).toBe("석유화학 공장");
    expect(read(`s=${"가".repeat(201)}`).search).toBe("");
  });

  test.each([
    ["page=2", 2],
    ["page=17&s=a", 17],
    ["page=0", 1],
    ["page=-1", 1],
    ["page=2.5", 1],
    ["page=x", 1],
    ["page=99999", 1],
  ])("maps %s to page %d", (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test("parses a page's address into the filter that it was made from", () => {
    for (const query of [
      "page=2",
      "s=병원 A&country=중국&type=bac&crt=200-&sort=size&tags=개방형,저소음&page=3",
    ]) {
      const filter = read(query);
      const address = new URL(pageAddress("/projects/gallery", filter, urlSlugs), "http://site");
      expect(readFilter(address.searchParams, urlSlugs)).toEqual(filter);
    }
    expect(pageAddress("/projects/gallery", { ...read("page=2"), page: 1 }, urlSlugs)).toBe(
      "/projects/gallery#filters",
    );
  });

  test("parses a country by its name in a link and by its key", () => {
    expect(read("countries=인도")).toEqual(read("country=India"));
    expect(read("countries=india&tags=low-noise")).toEqual(read("countries=인도&tags=저소음"));
  });

  test("has no condition for an empty query", () => {
    expect(read("")).toEqual(noFilter);
    expect(read("utm_source=mail")).toEqual(noFilter);
  });
});

describe("keeping a filter in the address", () => {
  const filter = read("s=병원 A&country=China&type=bac&tags=개방형,저소음");

  test("gives the same filter in both languages, and removes the entry parameter", () => {
    const korean = filteredAddress("/projects/gallery?country=한국&project=3&page=2", filter, urlSlugs);
    const { searchParams } = new URL(korean, "http://site");
    expect(readFilter(searchParams, urlSlugs)).toEqual(filter);
    expect([...searchParams.keys()]).toEqual(["s", "countries", "type", "tags"]);
    expect(filteredAddress("/en/projects/gallery", filter, urlSlugs)).toBe(`/en${korean}`);
  });

  test("contains no Korean text for a known country or tag", () => {
    const address = filteredAddress("/projects/gallery", { ...filter, search: "" }, urlSlugs);
    expect(address).toBe("/projects/gallery?countries=china&type=bac&tags=open-type%2Clow-noise");
    for (const stored of [...sampleFilterCountries, ...sampleCountries, ...featureTags])
      expect(urlSlugs[stored], stored).toMatch(/^[a-z-]+$/);
  });

  test("keeps the stored name of an unknown country or tag", () => {
    const unknown = { ...noFilter, country: "아틀란티스", tags: ["방음벽"] };
    const { searchParams } = new URL(filteredAddress("/g", unknown, urlSlugs), "http://site");
    expect(readFilter(searchParams, urlSlugs)).toEqual(unknown);
  });

  test("keeps parameters of others, and removes all of a former filter", () => {
    const address = "/projects/gallery?s=a&utm_source=mail&countries=중국&type=bac&tags=개방형&page=2";
    expect(filteredAddress(address, noFilter, urlSlugs)).toBe("/projects/gallery?utm_source=mail");
    expect(filteredAddress("/projects/gallery?s=a", noFilter, urlSlugs)).toBe("/projects/gallery");
  });

  test.each(["country=", "countries=중국", "type=bac", "tags=개방형", "s=a", "page=2", "project=3"])(
    "?%s refers to a part of the list",
    (query) => expect(hasGalleryParameter(new URLSearchParams(query))).toBe(true),
  );

  test("parameters of others refer to the top of the gallery", () => {
    expect(hasGalleryParameter(new URLSearchParams("utm_source=mail"))).toBe(false);
  });
});

describe("the API query", () => {
  test.each<[Partial<GalleryFilter>, string]>([
    [{}, ""],
    [{ search: "병원" }, ""],
    [{ type: "bac" }, "types=bac"],
    [{ crt: "200-400", sort: "size" }, "crt=200-400&sort=size"],
    [{ country: "한국" }, "countries=한국"],
    [{ tags: ["개방형", "저소음"] }, "tags=개방형,저소음&tagMode=AND"],
    [
      { tags: ["개방형"], country: "미국", type: "package" },
      "tags=개방형&tagMode=AND&countries=미국&types=package",
    ],
  ])("%j becomes %j", (parts, query) => {
    expect(decodeURIComponent(apiQuery({ ...noFilter, ...parts }))).toBe(query);
  });

  test("has only valid parameters, within the limits of the API", () => {
    const filter = read(`country=China&type=bac&tags=${[...featureTags, ...Array(40).keys()].join(",")}`);
    const asked = projectFilterSchema.parse(Object.fromEntries(new URLSearchParams(apiQuery(filter))));
    expect(asked).toMatchObject({ countries: ["중국"], types: ["bac"], tagMode: "AND", tags: filter.tags });
    expect(filter.tags).toHaveLength(30);
  });

  test("is needed for every choice, not for a search", () => {
    expect(isFilteredByApi(noFilter)).toBe(false);
    expect(isFilteredByApi({ ...noFilter, search: "병원" })).toBe(false);
    for (const query of ["country=중국", "type=bac", "tags=저소음"])
      expect(isFilteredByApi(read(query))).toBe(true);
  });
});

describe("selecting tags", () => {
  test("adds and removes a tag, regardless of the order of clicks", () => {
    const forth = toggleTag(toggleTag(noFilter, "저소음"), "개방형");
    const back = toggleTag(toggleTag(noFilter, "개방형"), "저소음");
    expect(isSameFilter(forth, back)).toBe(true);
    expect(toggleTag(toggleTag(forth, "저소음"), "개방형")).toEqual(noFilter);
  });

  test("resets to the first page", () => {
    expect(toggleTag(read("page=3"), "저소음").page).toBe(1);
  });

  test("finds equal filters on different pages", () => {
    expect(isSameFilter(read("page=2"), noFilter)).toBe(true);
  });

  test("distinguishes filters by each condition", () => {
    for (const query of ["s=a", "country=중국", "type=bac", "crt=-100", "sort=size", "tags=저소음"]) {
      expect(isSameFilter(read(query), noFilter)).toBe(false);
    }
  });
});
