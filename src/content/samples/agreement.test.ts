import { describe, expect, test } from "vitest";
import { type FeatureTag, featureTags } from "#domain/projects/vocabulary.ts";
import { isShippedSample } from "../../../tests/support/shipped-sample.ts";
import { productView } from "../lookup/product-view.ts";
import { packageTowers } from "../pages/package.ts";
import { sampleProducts } from "./products.ts";
import { samples } from "./projects.ts";

/** Tags on the circuit of a tower and on the directions of its air and water. */
const ways: readonly FeatureTag[] = [
  "개방형",
  "밀폐형",
  "직교류",
  "대향류",
  "혼합류",
  "유도통풍",
  "압입송풍",
  "하이브리드",
  "백연저감",
];

/** One series as its catalogue or table of models has it: names in Korean texts, sizes in RT. */
interface Series {
  name: string;
  /** Recognises the words of a reference that used it. */
  isNamedIn: (words: string) => boolean;
  /** CRT of the models; none of the partner's, which are not published. */
  sizes?: readonly number[];
  /** Tags as the pages give them; every place that gives some. */
  tags: readonly (readonly string[])[];
}

const shown = sampleProducts.map((product) =>
  productView("ko", { ...product, id: 1, catalogUrl: null, hasSampleModels: true, isActive: true }),
);
const partners = sampleProducts.filter(({ category }) => category === "bac");

const series: readonly Series[] = [
  ...sampleProducts.filter(({ category }) => category === "package").map(chosenSeries),
  ...partners.filter(({ slug }) => slug !== "v").map(({ projectWord }) => bacSeries(projectWord ?? "")),
  vSeries("개방형", (words) => words.includes("V 시리즈") && !words.includes("밀폐형")),
  vSeries("밀폐형", (words) => words.includes("V 시리즈 밀폐형")),
];

describe.runIf(isShippedSample)("what the samples tell of towers", () => {
  test("of most series there are references", () => {
    const words = samples.map(({ title, description }) => title + description);
    const shown = series.filter(({ isNamedIn }) => words.some(isNamedIn));
    expect(shown.length).toBeGreaterThan(series.length / 2);
  });

  describe.each(series)("the sample references of $name", ({ isNamedIn, sizes, tags }) => {
    const named = samples.filter(({ title, description }) => isNamedIn(title + description));

    test("have the capacity of so many of one model as they say", () => {
      const wrong = named.filter((reference) => {
        const { capacity } = reference;
        if (capacity === null) return false;
        const units = unitsIn(reference.description);
        if (!sizes) return Number.parseInt(capacity, 10) % units !== 0;
        return !sizes.some((size) => `${units * size}RT` === capacity);
      });
      expect(wrong.map(({ key, capacity }) => `${key}: ${capacity}`)).toEqual([]);
    });

    test("meet air and water as every page says of the series", () => {
      for (const given of tags) expect(way(given)).toEqual(way(tags[0] ?? []));
      for (const { tags: ofProject } of named) expect(way(ofProject)).toEqual(way(tags[0] ?? []));
    });
  });

  test("every package and BAC reference names its series, so that none escapes", () => {
    const unnamed = samples.filter(
      ({ coolingTowerType, title, description }) =>
        coolingTowerType !== "industrial" && !series.some(({ isNamedIn }) => isNamedIn(title + description)),
    );
    expect(unnamed.map(({ key }) => key)).toEqual([]);
  });

  test("both languages tell the same number of towers", () => {
    const differing = samples.filter(({ description, en }) => {
      const units = unitsIn(description);
      return units > 1 && !new RegExp(`\\b${numberWords[units]}[ -]`, "i").test(en.description);
    });
    expect(differing.map(({ key }) => key)).toEqual([]);
  });

  test("a flow in a reference is the water of its CRT at standard conditions", () => {
    const flows = samples.flatMap(({ description, done, capacity }) => {
      const flow = `${description} ${done}`.match(/([\d,]+) m³\/h/)?.[1];
      return flow ? [[Number(flow.replace(",", "")), Number.parseInt(capacity ?? "", 10) * 0.78]] : [];
    });
    expect(flows.length).toBeGreaterThan(0);
    for (const [flow, expected] of flows) expect(flow).toBeCloseTo(expected ?? 0, 6);
  });

  describe("low height", () => {
    test("is recommended of the series with fans at its base, without a figure that its maker has not published", () => {
      for (const { recommendations } of [packageTowers.ko, packageTowers.en]) {
        const advice = recommendations.items.find(({ id }) => id === "low-height");
        expect([advice?.models, /\d/.test(advice?.reason ?? "")]).toEqual(["V", false]);
      }
    });

    test("is claimed for no other series, in pages, products and references", () => {
      const low = /높이가 낮|low-profile|low profile|low overall height/i;
      const texts = [
        ...sampleProducts.filter(({ slug }) => slug !== "v"),
        ...samples.filter(({ title }) => !title.includes("V 시리즈")),
      ];
      expect(texts.map((each) => JSON.stringify(each)).filter((text) => low.test(text))).toEqual([]);
    });
  });

  test("air enters FXV from one side, low, in words and drawing alike", () => {
    const product = sampleProducts.find(({ slug }) => slug === "fxv");
    expect(JSON.stringify(product)).toMatch(/한 면에서만 공기를 흡입.*아래쪽 한 면에 흡입 루버/);
    expect(product?.specifications).toContain("한쪽 면");
    expect(JSON.stringify(product)).not.toMatch(/같은 방향|나란히/);
  });
});

function chosenSeries({ slug, projectWord, models }: (typeof sampleProducts)[number]): Series {
  const name = projectWord ?? "";
  return {
    name,
    isNamedIn: (words) => words.includes(name),
    sizes: models.map(({ crt }) => crt),
    tags: tagsOf(slug),
  };
}

function bacSeries(name: string): Series {
  return {
    name,
    isNamedIn: (words) => words.includes(name),
    tags: tagsOf(name.toLowerCase()),
  };
}

/** The record has both variants as options. */
function vSeries(variant: "개방형" | "밀폐형", isNamedIn: Series["isNamedIn"]): Series {
  return {
    name: `V ${variant}`,
    isNamedIn,
    tags: [
      [variant, ...tagsOf("v").flat()].filter((tag) => tag === variant || !/^(개방형|밀폐형)$/.test(tag)),
    ],
  };
}

/** Tags on the page and on the catalogue's card, where there is one, and in the specifications. */
function tagsOf(slug: string): string[][] {
  const product = shown.find((each) => each.slug === slug);
  const specified = featureTags.filter((tag) => product?.specifications?.includes(tag));
  return [[...(product?.tags ?? [])], ...(product?.documents ?? []).map(({ tags }) => [...tags]), specified];
}

function way(tags: readonly string[]): string[] {
  return ways.filter((tag) => tags.includes(tag));
}

/** Number of towers, cells or modules in a Korean description; 1 where it counts none. */
function unitsIn(description: string): number {
  const series = description.match(
    /(?:SF|SCP|THF|S3000|PT2|FXV|HXV|V 시리즈(?: (?:개방형|밀폐형))?) (\d+)대/,
  );
  const cells = description.match(/(\d+)(?:대|셀)/);
  return Number((series ?? cells)?.[1] ?? 1);
}

const numberWords = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
