import { describe, expect, test } from "vitest";
import { selectionOf } from "#calculator/selection/selection.ts";
import { readSelection } from "#calculator/selection/selection-texts.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { mainColumns } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";
import type { ProductOption } from "#domain/products/product-options.ts";
import { columnsIn } from "#domain/records/columns.ts";
import { aModel, anOption, aStoredProduct } from "../../../tests/support/builders.ts";
import { productView } from "../lookup/product-view.ts";
import { series } from "../pages/series.ts";
import { modelColumnWords } from "../records/products.ts";
import { sampleProducts } from "../samples/products.ts";
import { tenderOf } from "./tender.ts";
import { tenderDocument } from "./tender-document.ts";
import { tenderText } from "./tender-text.ts";

const small = aModel({ name: "V-100", crt: 1250.5, motor: 7.5, sound: 61, soundDistance: 10 });
const large = aModel({ name: "V-200", crt: 2500 });
const product: Product = aStoredProduct({
  brand: "BAC",
  name: "V 시리즈",
  features: "물을\u00a0적게\u2060 씁니다.",
  models: [small, large],
  en: { ...aStoredProduct().en, name: "V series", features: "Uses little water." },
});

function textOf(
  locale: Locale,
  facts: Partial<Product> = {},
  chosen = undefined as typeof small | undefined,
) {
  return tenderText(tenderOf(locale, series[locale], productView(locale, { ...product, ...facts }), chosen));
}

describe("a tender text", () => {
  test("names the product, tells what is known of its models, and leaves no place unfilled", () => {
    const text = textOf("ko");
    expect(text).toContain("BAC V 시리즈 시방서");
    expect(text).toContain("- V-100: 용량 1,250.5 CRT, 전동기 7.5 kW, 소음 61 dB(A) (거리 10 m)\n");
    expect(text).toContain("- V-200: 용량 2,500 CRT\n");
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test("is in one language, and has no blanks that only pages have use for", () => {
    expect(textOf("en")).not.toMatch(/\p{Script=Hangul}/u);
    expect(textOf("ko")).toContain("- 물을 적게 씁니다.");
  });

  test("of a product without models counts its parts all the same", () => {
    expect(textOf("en", { models: [] }).match(/^\d\./gm)).toEqual(["1.", "2.", "3.", "4."]);
    expect(textOf("en").match(/^\d\./gm)).toEqual(["1.", "2.", "3.", "4.", "5."]);
  });

  test("of a chosen model specifies that model and no other", () => {
    const text = textOf("ko", {}, small);
    expect(text).toContain("BAC V 시리즈 V-100 시방서");
    expect(text).toContain("모델: V-100, 기준 조건에서 용량 1,250.5 CRT 이상");
    expect(text).not.toContain("V-200");
  });

  const specified = (query: string, chosen?: typeof small) => {
    const found = productView("en", { ...product, tags: ["대향류"] });
    const selection = selectionOf(readSelection(new URLSearchParams(query)));
    return tenderText(tenderOf("en", series.en, found, chosen, selection));
  };

  test("has duty, model and number where they are known, and begins with what falls short", () => {
    const text = specified("flow=3000&hot=37&cold=32&wb=27&model=V-100&units=3");
    expect(text).toMatch(/^1\. Scope\n3 × V-100 \(3,751\.5 CRT\) does not meet the duty: .+ \(97\.5%\)\./m);
    expect(text).toContain("V series. Quantity: 3\n");
    expect(text).toContain("Design conditions: water flow 3,000 m³/h");
    expect(text).toContain("Model: 3 × V-100, capacity 1,250.5 CRT or more each");
    expect(text).not.toMatch(/: ____/);
  });

  test("of a model without a number is about one tower", () => {
    expect(specified("flow=3000&hot=37&cold=32&wb=27", large)).toContain(
      "1 × V-200 (2,500 CRT) does not meet",
    );
    expect(specified("flow=1900&hot=37&cold=32&wb=27", large)).not.toContain("does not meet");
  });

  test("leaves the performance of closed-circuit and cross-flow towers at design conditions to the maker", () => {
    const { confirmed } = series.ko.tender.text.performance;
    expect(textOf("ko", { tags: ["밀폐형"] }, small)).toContain(confirmed);
    expect(textOf("ko", { tags: ["직교류"] }, small)).toContain(confirmed);
    expect(textOf("ko", { tags: ["대향류"] }, small)).not.toContain(confirmed);
  });

  test("of towers smaller than the capacity asked for begins with that", () => {
    const selection = selectionOf({ crt: "2600", model: "V-100", units: "2" });
    const shown = productView("en", product);
    const [scope] = tenderOf("en", series.en, shown, small, selection).parts;
    expect(scope?.paragraphs?.[0]).toBe(
      "2 × V-100 (2,501 CRT) is smaller than the required 2,600 CRT (96.2%).",
    );
    const enough = selectionOf({ crt: "2501", model: "V-100", units: "2" });
    expect(tenderOf("en", series.en, shown, small, enough).parts[0]?.paragraphs).toHaveLength(1);
  });

  test("says of sample figures that they are samples", () => {
    expect(textOf("ko", { hasSampleModels: true })).toContain(series.ko.models.sampleNote);
    expect(textOf("ko")).not.toContain(series.ko.models.sampleNote);
  });
});

test("a tender text specifies a model by all that is known of it", () => {
  const numbers = columnsIn(mainColumns).filter((column) => column !== "name");
  const known = aModel({ ...Object.fromEntries(numbers.map((column) => [column, 12])), name: "V-300" });
  const { parts } = tenderOf("en", series.en, productView("en", { ...product, models: [known] }));
  const columns = parts.find(({ table }) => table)?.table?.columns.map(({ name }) => name);
  const told = numbers.filter((column) => column !== "soundDistance");
  expect(columns).toEqual(told.map((column) => modelColumnWords.en[column]));
});

describe("a tender text of a series with options", () => {
  const option = (subject: string, name: string, facts: Partial<ProductOption> = {}) =>
    anOption({ subject, name, ...facts });
  const made: Product = {
    ...product,
    brand: null,
    options: [
      option("흐름 방식", "대향류형", {
        subjectEn: "Flow",
        nameEn: "Counter-flow",
        textEn: "Small footprint.",
      }),
      option("흐름 방식", "직교류형", { subjectEn: "Flow", nameEn: "Cross-flow", figures: "다름" }),
      option("골조 재질", "용융아연도금강", { subjectEn: "Frame", nameEn: "Galvanized steel" }),
      option("골조 재질", "FRP", { subjectEn: "Frame" }),
    ],
  };
  const partsOf = (options?: string) => {
    const { parts } = tenderOf(
      "en",
      series.en,
      productView("en", made),
      { ...small, pumpHead: 6.5 },
      selectionOf(options === undefined ? {} : { options }),
    );
    const [, construction, performance, models, ticked, last] = parts;
    return { construction, performance, models, ticked, last };
  };

  test("specifies the standard ones, and has the others to tick", () => {
    const { construction, performance, models, ticked, last } = partsOf();
    expect(construction?.items).toEqual(
      expect.arrayContaining(["Flow: Counter-flow. Small footprint.", "Frame: Galvanized steel"]),
    );
    expect(models?.paragraphs).toEqual(["The figures of this table are for: Flow: Counter-flow"]);
    expect(models?.table?.columns.map(({ name }) => name)).toContain("Pump head");
    expect([ticked?.title, ticked?.items]).toEqual([
      "5. Options",
      [
        "☐ Flow: Cross-flow (dimensions, weights, motors, pump head and sound to be submitted)",
        "☐ Frame: FRP",
      ],
    ]);
    expect(last?.title).toMatch(/^6\. /);
    expect(performance?.items).not.toContain(series.en.tender.text.performance.confirmed);
  });

  test.each(["직교류형,FRP", "Cross-flow, FRP"])(
    "specifies the chosen %s without the figures of the standard machine",
    (options) => {
      const { construction, performance, models, ticked } = partsOf(options);
      expect(construction?.items).toEqual(expect.arrayContaining(["Flow: Cross-flow", "Frame: FRP"]));
      expect(JSON.stringify(construction)).not.toMatch(/Counter-flow|Galvanized/);
      expect(models?.table?.columns.map(({ name }) => name)).toEqual(["Capacity"]);
      expect(models?.paragraphs?.[0]).toMatch(/^For the option Cross-flow, the manufacturer/);
      expect(ticked?.items).toEqual(["☐ Flow: Counter-flow", "☐ Frame: Galvanized steel"]);
      expect(performance?.items).toContain(series.en.tender.text.performance.confirmed);
    },
  );

  test("specifies the standard one in place of a name that the series does not have", () => {
    expect(partsOf("대나무")).toEqual(partsOf());
  });
});

test.each(sampleProducts.map((each) => [each.slug, each] as const))(
  "the construction of the sample series %s names one machine, not several",
  (_slug, { models: _, ...sample }) => {
    for (const locale of locales) {
      const shown = productView(locale, aStoredProduct({ ...sample, models: [] }));
      const { parts } = tenderOf(locale, series[locale], shown);
      const items = parts[1]?.items ?? [];
      const construction = items.join("\n");
      expect(items.slice(0, 2).join()).not.toMatch(/\bor\b|또는/);
      expect(construction).not.toMatch(/\bversion\b|형은 /);
      for (const [one, other] of [
        ["대향류형", "직교류형"],
        ["개방형", "밀폐형"],
        ["Counter-flow", "Cross-flow"],
        ["Open", "Closed"],
      ] as const)
        expect([construction.includes(one), construction.includes(other)]).not.toEqual([true, true]);
    }
  },
);

describe("a tender document", () => {
  const documentOf = (chosen?: typeof small) => {
    const tender = tenderOf("ko", series.ko, productView("ko", product), chosen);
    return tenderDocument("ko", series.ko.tender.text.table, tender, "2026-01-01T00:00:00.000Z");
  };
  const tableIn = ({ blocks }: ReturnType<typeof documentOf>) => blocks.find(({ kind }) => kind === "table");

  test("has the figures of several models side by side", () => {
    expect(tableIn(documentOf())).toEqual({
      kind: "table",
      head: ["모델", "용량\n(CRT)", "전동기\n(kW)", "소음\n(dB(A))"],
      rows: [
        ["V-100", "1,250.5", "7.5", "61 (거리\u00a010\u00a0m)"],
        ["V-200", "2,500", "–", "–"],
      ],
    });
  });

  test("has the figures of one model below one another, with their units", () => {
    expect(tableIn(documentOf(small))).toEqual({
      kind: "table",
      head: ["항목", "기준값"],
      rows: [
        ["용량", "1,250.5 CRT"],
        ["전동기", "7.5 kW"],
        ["소음", "61 dB(A) (거리\u00a010\u00a0m)"],
      ],
    });
  });

  test("begins with its title and has every part of the text under a heading", () => {
    const { title, language, blocks } = documentOf();
    expect([title, language, blocks[0]]).toEqual([
      "BAC V 시리즈 시방서",
      "ko-KR",
      { kind: "title", text: "BAC V 시리즈 시방서" },
    ]);
    expect(blocks.filter(({ kind }) => kind === "heading")).toHaveLength(5);
  });
});
