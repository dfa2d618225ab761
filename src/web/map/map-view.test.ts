import { describe, expect, test } from "vitest";
import { withCountries } from "#content/derived/country-content.ts";
import { defaults } from "#content/editing/defaults.ts";
import { areOverlapping } from "#documents/charts/labels/label-placing.ts";
import { locales } from "#domain/locale.ts";
import { type MapDrawing, mapView } from "./map-view.ts";
import { labelBox } from "./pin-labels.ts";

const headOffice = { postal: { street: "", locality: "", region: "", postalCode: "", countryCode: "KR" } };

function viewOf(countries: readonly string[], locale: (typeof locales)[number] = "ko") {
  const countryStats = countries.map((country, index) => ({ country, count: 40 - index }));
  const stats = { totalProjects: 40, cityCount: 0, countryStats };
  return mapView(withCountries(defaults, countries).worldMap[locale], { headOffice, stats, cities: [] });
}

const sample = defaults.worldMap.ko.pins.map(({ id }) => id);

/** Boxes of the labels of a drawing of that width, px. */
function labelsAt({ pins }: MapDrawing, width: number, ratio: number) {
  return pins.flatMap(({ x, y, name, suffix, label }) => {
    if (!label) return [];
    const box = labelBox(label, `${name} ${suffix}`.trim());
    const [east, south] = [(x / 100) * width, ((y / 100) * width) / ratio];
    return {
      name,
      left: box.left + east,
      right: box.right + east,
      top: box.top + south,
      bottom: box.bottom + south,
    };
  });
}

function covered(labels: ReturnType<typeof labelsAt>): string[] {
  return labels.flatMap((a, index) =>
    labels
      .slice(index + 1)
      .filter((b) => areOverlapping(a, b))
      .map((b) => `${a.name} ${b.name}`),
  );
}

describe.each(locales)("in %s", (locale) => {
  test.each([
    ["the sample", sample],
    ["neighbours in Europe", ["독일", "네덜란드", "벨기에", "프랑스", "폴란드", "체코", "오스트리아"]],
    ["both ends of the map", ["영국", "브라질", "한국", "호주", "남아프리카공화국"]],
    ["one country", ["한국"]],
  ])("every country of %s is labelled on both drawings, and no label covers another", (_name, countries) => {
    const { drawings } = viewOf(countries, locale);
    for (const [drawing, ratio, widths] of [
      [drawings?.narrow, 1.6, [320, 360, 390, 430, 480, 560, 660, 768]],
      [drawings?.wide, 10 / 3, [728, 800, 960, 1_200, 1_440, 1_680]],
    ] as const) {
      for (const width of widths) {
        const labels = drawing ? labelsAt(drawing, width, ratio) : [];
        expect(labels.map(({ name }) => name)).toHaveLength(countries.length);
        expect(covered(labels), `${width} px`).toEqual([]);
        for (const { name, left, right } of labels)
          expect(left >= 0 && right <= width, `${name} at ${width} px`).toBe(true);
      }
    }
  });
});

test("a map of neighbouring countries is cropped to them", () => {
  const { width } = viewOf(["한국", "중국", "일본"]).drawings?.wide.section ?? { width: 0 };
  expect(width).toBeLessThan(600);
  expect(viewOf(sample).drawings?.wide.section.width).toBeLessThan(900);
});

test("on narrow screens a country far from the others stands at the edge, with an arrow", () => {
  const { narrow, wide } = viewOf(sample).drawings ?? {};
  const far = narrow?.pins.filter(({ suffix }) => suffix !== "");
  expect(far).toEqual([expect.objectContaining({ id: "미국", x: 97, suffix: "→" })]);
  expect(narrow?.section.width).toBeLessThan((wide?.section.width ?? 0) / 1.5);
  expect(viewOf(["한국", "미국"]).drawings?.narrow.pins.map(({ suffix }) => suffix)).toEqual(["", ""]);
});

test("the area of a pin is proportional to the number of projects, unless the pin is among the smallest", () => {
  const countryStats = [60, 15, 1].map((count, index) => ({ country: sample[index] ?? "", count }));
  const stats = { totalProjects: 76, cityCount: 0, countryStats };
  const countries = sample.slice(0, 3);
  const { drawings } = mapView(withCountries(defaults, countries).worldMap.ko, {
    headOffice,
    stats,
    cities: [],
  });
  expect(drawings?.wide.pins.map(({ r }) => r)).toEqual([13, 6.5, 5]);
});

test("the pin of a country with more projects is larger, and the head office's is coloured", () => {
  const [first, last] = [viewOf(sample).drawings?.wide.pins.at(0), viewOf(sample).drawings?.wide.pins.at(-1)];
  expect(first?.r).toBeGreaterThan(last?.r ?? 99);
  expect(
    viewOf(sample)
      .drawings?.wide.pins.filter(({ isHome }) => isHome)
      .map(({ id }) => id),
  ).toEqual(["한국"]);
});

test("cities at the same point share a dot, and unknown cities have none", () => {
  const seoul = { country: "한국", city: "서울" };
  const dotsOf = (cities: readonly { country: string; city: string }[]) =>
    mapView(defaults.worldMap.ko, { headOffice, stats: null, cities }).cities;
  const dots = dotsOf([
    seoul,
    seoul,
    { country: "한국", city: "없는 도시" },
    { country: "폴란드", city: "카토비체" },
  ]);
  expect(dots.match(/M[\d.]+ [\d.]+h0/g)).toHaveLength(2);
  expect(dots.startsWith(dotsOf([seoul]))).toBe(true);
});

test("a country under an alternative name has its pin, and an unknown one appears only in the list", () => {
  expect(viewOf(["터키"]).drawings?.wide.pins.map(({ id }) => id)).toEqual(["터키"]);
  const unknown = viewOf(["아틀란티스"]);
  expect([unknown.pins.map(({ id }) => id), unknown.drawings]).toEqual([["아틀란티스"], undefined]);
});
