import { describe, expect, test } from "vitest";
import { inEach, type Locale, locales } from "#domain/locale.ts";
import { isShippedSample } from "../../../tests/support/shipped-sample.ts";
import { sampleContent } from "../editing/sample-content.ts";
import { productView } from "../lookup/product-view.ts";
import { sampleProducts } from "./products.ts";

const { home, intro, history, industrial, package: packageTowers, waterTreatment, catalog } = sampleContent;
const pages = {
  home,
  intro,
  history,
  industrial,
  packageTowers: inEach(locales, (locale) => ({ ...packageTowers[locale], series: cardsIn(locale) })),
  waterTreatment,
  catalog,
};

/** Section 9 of the specification: the page a sales claim belongs to and how it reads there. */
const claims: readonly [page: keyof typeof pages, ko: RegExp, en: RegExp][] = [
  ["industrial", /80%\n현장 설치 기간 단축/, /80%\nless on-site installation time/],
  ["packageTowers", /5년\n구동부 보증/, /5-year\ndrive warranty/],
  ["packageTowers", /진동속도를 3 mm\/s 미만/, /vibration is held under 3 mm\/s/],
  ["packageTowers", /300 psig/, /300 psig/],
  ["waterTreatment", /모래여과기\n5 µm/, /Sand filter\n5 µm/],
  ["waterTreatment", /확장형\n0\.5 µm/, /extended design\n0\.5 µm/],
  ["waterTreatment", /디스크 필터\n20~400 µm/, /Disk filter\n20–400 µm/],
  ["waterTreatment", /스크린 필터\n10~1,500 µm/, /Screen filter\n10–1,500 µm/],
  ["waterTreatment", /95% 이상\n여과 성능 유지/, /95% or more\nfiltration performance retained/],
  ["waterTreatment", /3배\n필터 수명/, /3×\nfilter life/],
  ["waterTreatment", /5분 미만\n여과 정지 시간/, /Under 5 minutes\nfilter downtime/],
  ["waterTreatment", /30%\n역세수 사용량 절감/, /30%\nless backwash water/],
  ["waterTreatment", /30%\n약품 사용량 절감/, /30%\nless chemical use/],
  ["waterTreatment", /50%\n여과 주기 연장/, /50%\nlonger filter cycle/],
  ["waterTreatment", /40%\n운전비 절감/, /40%\nlower running cost/],
  ["waterTreatment", /2배\n설비 수명/, /2×\nequipment life/],
  ["waterTreatment", /물 사용량 50% 절감/, /50% water saving/],
  ["waterTreatment", /1976년/, /1976/],
  ["history", /100\+\n프로젝트/, /200\+\nProjects/],
  [
    "history",
    /3곳\n해외 법인·지사\n중국, 베트남, 미국/,
    /3\nOverseas subsidiaries and offices\nChina, Vietnam and USA/,
  ],
];

describe.runIf(isShippedSample)("a sales claim", () => {
  test.each(claims)("on the page %s reads %s and %s, and stands nowhere else", (page, ko, en) => {
    expect(pagesWith(ko, "ko")).toEqual([page]);
    expect(pagesWith(en, "en")).toEqual([page]);
  });
});

test.runIf(isShippedSample)("the figures of the claims stand only where the claims are listed", () => {
  const figures = /\d+(\.\d+)?%|\d+배|\d+[x×]/g;
  const found = Object.values(pages).flatMap((page) => bodyOf(page.ko).match(figures) ?? []);
  expect(found.toSorted()).toEqual(
    ["80%", "95%", "3배", "30%", "30%", "50%", "40%", "2배", "50%"].toSorted(),
  );
});

/** Pages on which a claim stands, one entry for every time. */
function pagesWith(claim: RegExp, locale: "ko" | "en"): string[] {
  return Object.entries(pages).flatMap(([name, page]) =>
    Array.from(bodyOf(page[locale]).matchAll(new RegExp(claim, "g")), () => name),
  );
}

/** Cards of its series on the page of package towers. */
function cardsIn(locale: Locale) {
  return sampleProducts
    .filter(({ category }) => category !== "industrial")
    .map((product) =>
      productView(locale, { ...product, id: 1, catalogUrl: null, hasSampleModels: true, isActive: true }),
    )
    .map(({ title, type, description, features }) => ({ title, type, description, features }));
}

/** All texts of a page but its search-engine data, a line each, in the order in which they are written. */
function bodyOf({ meta: _, ...body }: { meta: object }): string {
  return texts(body).join("\n");
}

function texts(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => (/^(id|picture)$/.test(key) ? [] : texts(inner)));
}
