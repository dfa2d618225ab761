import { describe, expect, test } from "vitest";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { modelFacts } from "#content/details/model-facts.ts";
import { productView } from "#content/lookup/product-view.ts";
import { series } from "#content/pages/series.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { type Model, modelColumns } from "#domain/products/model-columns.ts";
import type { ProductOption } from "#domain/products/options/product-options.ts";
import type { Product } from "#domain/products/product.ts";
import { columnsIn } from "#domain/records/columns.ts";
import { aModel, anOption, aStoredProduct } from "../../../tests/support/builders.ts";
import { type Tender, tenderOf } from "./tender.ts";
import { tenderDocument } from "./tender-document.ts";
import { tenderText } from "./tender-text.ts";

const small = aModel({ name: "V-100", crt: 1250.5, motor: 7.5, sound: 61, soundDistance: 10 });
const large = aModel({ name: "V-200", crt: 2500, motor: 15, sound: 63, soundDistance: 10 });
const product: Product = aStoredProduct({
  brand: "BAC",
  name: "V 시리즈",
  models: [small, large],
  en: { ...aStoredProduct().en, name: "V series" },
});

function tender(
  locale: Locale,
  facts: Partial<Product> = {},
  chosen = undefined as typeof small | undefined,
  query?: string,
): Tender {
  const shown = productView(locale, { ...product, ...facts });
  const selection = query === undefined ? undefined : selectionOf(readSelection(new URLSearchParams(query)));
  return tenderOf(locale, series[locale], shown, chosen, selection);
}

function textOf(...asked: Parameters<typeof tender>): string {
  return tenderText(tender(...asked));
}

const duty = "flow=3000&hot=37&cold=32&wb=27";

/** Titles of sections without their numbers. */
function sectionsIn({ sections }: Tender): string[] {
  return sections.map(({ title }) => title.replace(/^\d+\. /, ""));
}

/** Every number of a tender: of its sections, clauses and items. */
function numbersIn({ sections }: Tender): string[] {
  return sections.flatMap(({ title, clauses }) => [
    /^\d+\./.exec(title)?.[0] ?? "none",
    ...clauses.flatMap(({ number, items }) => [number, ...items.map((item) => item.number)]),
  ]);
}

describe("a tender text", () => {
  test("has numbered sections, clauses and items in either language", () => {
    const ko = textOf("ko", {}, small);
    expect(ko).toMatch(/^BAC V 시리즈 V-100 시방서\n/);
    expect(ko).toMatch(/^1\. 적용 범위\n1\.1 이 시방서는 BAC V 시리즈의 .+ 적용한다\.$/m);
    expect(ko).toMatch(/^ {2}가\. 순환수량\(냉각탑 전체\): \[_+\] m³\/h\n {2}나\. /m);
    const en = textOf("en", {}, small);
    expect(en).toMatch(/^1\. Scope\n1\.1 .+\n1\.2 The quantity of cooling towers shall be \[_+\]\.$/m);
    expect(en).toMatch(/^ {2}\(a\) Water flow, all towers: \[_+\] m³\/h\n {2}\(b\) /m);
    for (const text of [ko, en]) expect(text).not.toMatch(/\{\w+\}/);
  });

  test("is in one language, and has no blanks that only pages have use for", () => {
    expect(textOf("en")).not.toMatch(/\p{Script=Hangul}/u);
    expect(textOf("ko")).not.toMatch(/[\u00a0\u2060]/);
  });

  test("of a chosen model states its figures in clauses, and no other model", () => {
    const text = textOf("ko", {}, small);
    expect(text).toContain("소음은 다음 값 이하이어야 한다.\n  가. 소음 (거리 10 m): 61 dB(A)\n");
    expect(text).toContain("전동기: 7.5 kW");
    expect(text).not.toContain("V-200");
  });

  test("of a series states what its models have alike, and the rest for each model", () => {
    const models = [
      { ...small, driftRate: 0.001 },
      { ...large, driftRate: 0.001 },
    ];
    const text = textOf("ko", { models });
    expect(text).toContain("비산율: 0.001%");
    expect(text).toContain("  - V-100: 소음 (거리 10 m) 61 dB(A)\n  - V-200: 소음 (거리 10 m) 63 dB(A)\n");
    expect(text).toContain("  - V-200: 전동기 15 kW\n");
  });

  test("states the drift of the record to its last decimal", () => {
    const models = [
      { ...small, driftRate: 0.0005 },
      { ...large, driftRate: 0.0005 },
    ];
    expect(textOf("en", { models })).toContain("Drift rate: 0.0005%");
  });

  test("has the distance behind each sound where the models differ in it", () => {
    const models = [small, { ...large, soundDistance: 15 }];
    expect(textOf("en", { models })).toContain("- V-200: Sound 63 (at 15 m) dB(A)");
  });

  test("has duty, model and number where they are known, and begins with what falls short", () => {
    const text = textOf("en", { tags: ["대향류"] }, undefined, `${duty}&model=V-100&units=3`);
    expect(text).toMatch(
      /^Specification: .+\n3 × V-100 \(3,751\.5 CRT\) does not meet the duty: .+\(97\.5%\)/,
    );
    expect(text).toContain("The quantity of cooling towers shall be 3.");
    expect(text).toContain("(a) Water flow, all towers: 3,000 m³/h");
    expect(text).toContain("3 × V-100 shall be installed.");
    expect(text).toContain("not less than 1,250.5 CRT each and 3,751.5 CRT in total");
    expect(text).not.toContain("V-200");
  });

  test("of towers with one on standby has the flow and the capacity of those that run", () => {
    const asked = (locale: Locale, query: string) =>
      textOf(locale, {}, small, `model=V-100${query}&reserve=1`);
    const en = asked("en", `&units=3&${duty}`);
    expect(en).toContain("The quantity of cooling towers shall be 3, one of them on standby.");
    expect(en).toContain("(a) Water flow, all running towers (2): 3,000 m³/h");
    expect(en).toContain("3 × V-100 shall be installed, one of them on standby.");
    expect(en).toContain("1,250.5 CRT each and 2,501 CRT in total, the one on standby not counted.");
    const ko = asked("ko", "&units=3");
    expect(ko).toContain("냉각탑의 수량은 예비 1대를 포함하여 3대로 하여야 한다.");
    expect(ko).toContain("순환수량(운전하는 냉각탑 2대 전체): [______] m³/h");
    expect(ko).toContain("예비 1대를 제외한 합계 2,501 CRT 이상이어야 한다.");
    const single = asked("en", "&units=1").replace("One on standby takes at least two units.", "");
    for (const text of [single, asked("en", "")]) expect(text).not.toMatch(/standby|running/);
  });

  test("of a model without a number is about one tower", () => {
    const asked = (query: string) => textOf("en", { tags: ["대향류"] }, large, query);
    expect(asked(duty)).toContain("1 × V-200 (2,500 CRT) does not meet");
    expect(asked("flow=1900&hot=37&cold=32&wb=27")).not.toContain("does not meet");
  });

  test("leaves the performance of closed-circuit and crossflow towers at design conditions to the maker", () => {
    const { confirmed } = series.ko.tender.text.duty;
    expect(textOf("ko", { tags: ["밀폐형"] }, small)).toContain(confirmed);
    expect(textOf("ko", { tags: ["직교류"] }, small)).toContain(confirmed);
    expect(textOf("ko", { tags: ["대향류"] }, small)).not.toContain(confirmed);
  });

  test("of towers smaller than the capacity asked for begins with that", () => {
    const asked = (crt: string) => tender("en", {}, small, `crt=${crt}&model=V-100&units=2`);
    expect(asked("2600").notes[0]).toBe(
      "2 × V-100 (2,501 CRT) is smaller than the required 2,600 CRT (96.2%).",
    );
    expect(asked("2501").notes[0]).toMatch(/^Note: /);
  });

  test("states that sample figures are samples", () => {
    const { sample } = series.ko.tender.text.notes;
    expect(tender("ko", { hasSampleModels: true }).notes).toContain(sample);
    expect(tender("ko").notes).not.toContain(sample);
  });
});

describe("a tender text and the record", () => {
  const everything = sampleProducts.find(({ tags }) => tags.includes("밀폐형"))?.models[0];

  test("has sections on facts only where the record has some", () => {
    const without = sectionsIn(tender("en", { models: [] }));
    const about = [
      "Fan and drive",
      "Coil and spray pump",
      "Drift",
      "Piping connections",
      "Dimensions and loads",
    ];
    expect(without.filter((title) => about.includes(title))).toEqual([]);
    expect(everything).toBeDefined();
    if (everything)
      expect(sectionsIn(tender("en", { models: [everything] }))).toEqual(expect.arrayContaining(about));
  });

  test("states every fact of a model but distances, and its low-noise options to tick", () => {
    if (!everything) throw new Error("There is no closed-circuit sample.");
    const { length } = columnsIn(modelColumns);
    expect(new Set(modelFacts("en").map(({ column }) => column)).size).toBe(length - 2);
    const text = textOf("en", {}, everything);
    for (const { column, name, figure } of modelFacts("en")) {
      const stated = figure(everything);
      if (stated === undefined || column === "crt" || column === "soundSideDistance") continue;
      expect(text).toContain(name);
      expect(text).toContain(stated);
    }
    expect(text).toMatch(/☐ Low-noise fan: 98% capacity/);
  });

  test("states no figure that neither record nor duty has", () => {
    const bare = textOf("en", { models: [aModel({ name: "V", crt: 7777 })], brand: null });
    const own = bare
      // Numbers of clauses and of other sections, and the nominal conditions with the codes to choose from.
      .replace(/^( *\S+) /gm, "")
      .replace(/sections? \d+( and \d+)?/g, "")
      .replace(/Nominal conditions are .+/, "")
      .replace(/\[[^\]]*\]/g, "")
      .replace("pH at 25 °C", "");
    expect(own.match(/\d[\d.,]*/g)).toEqual(["7,777"]);
  });

  test("refers to sections by their numbers", () => {
    const { sections } = tender("en", {}, everything);
    const numberOf = (title: string) => sections.findIndex((section) => section.title.endsWith(title)) + 1;
    const texts = JSON.stringify(sections);
    expect(texts).toContain(`judged by the values of section ${numberOf("Sound")}.`);
    expect(texts).toContain(`Reports of the tests of section ${numberOf("Tests and inspection")}`);
  });

  test.each(["sf", "scp", "modular", "fxv", "v"])("has the same clauses in both languages (%s)", (slug) => {
    const found = sampleProducts.find((each) => each.slug === slug);
    const facts = aStoredProduct({ ...found, hasSampleModels: true });
    for (const chosen of [undefined, facts.models[0]]) {
      const [ko, en] = locales.map((locale) =>
        numbersIn(tender(locale, facts, chosen)).map((number) =>
          number.replace(/^(\(.*\)|[가-힣].*)$/, "item"),
        ),
      );
      expect(ko).toEqual(en);
    }
  });
});

describe("a tender text of towers with a low-noise option", () => {
  const noSection = { count: null, size: null, points: null };
  const lowNoise = [
    { kind: "저소음 팬", capacity: 90, motor: 11, sound: 60, height: null, weight: null },
    { kind: "토출 소음기", capacity: 95, motor: null, sound: 58, height: 1_200, weight: 150 },
  ] as const;
  const model = aModel({
    name: "T-500",
    crt: 500,
    motor: 15,
    sound: 67,
    soundDistance: 1.5,
    height: 4_000,
    lowNoise: [...lowNoise],
  });
  const asked = (locale: Locale, query: string) =>
    textOf(
      locale,
      { models: [model], tags: ["대향류"] },
      undefined,
      `${duty}&model=T-500&units=2&quiet=${query}`,
    );

  test("has the figures of the option, which alone is ticked", () => {
    const text = asked("ko", "저소음 팬");
    expect(text).toContain("450 CRT");
    expect(text).toContain("900 CRT");
    expect(text).toContain("전동기: 11 kW");
    expect(text).toMatch(/소음 \(거리 1\.5 m\): 60 dB\(A\)/);
    expect(text).toMatch(
      /사양을 적용하여야 하며, .+ 적용한 값이다\.\n {2}가\. ☑ 저소음 팬: 용량 90%, 11 kW, 60 dB\(A\)$/,
    );
    expect(text).not.toMatch(/500 CRT|1,000 CRT|15 kW|67 dB|☐ 저소음|토출 소음기/);
    expect(asked("en", "토출 소음기")).toMatch(
      /Height: 5,200 mm[\s\S]+☑ Discharge .+: 95% capacity, 58 dB\(A\), \+1\.20 m/,
    );
  });

  test("that the record lacks is named before the text, which is that of the standard version", () => {
    const notes = (query: string) =>
      tender("en", { models: [model] }, undefined, `${duty}&model=T-500&${query}`).notes.join("\n");
    const sentence = "The record of T-500 has no low-noise option whisper with a capacity.";
    expect(notes("units=2&quiet=whisper")).toContain(sentence);
    expect(notes("units=2&quiet=저소음 팬")).not.toContain("no low-noise option");
    expect(notes("units=1&reserve=1")).toContain("One on standby takes at least two units.");
  });

  test("has no airflow or shaft power of the standard version", () => {
    const own = { ...model, airflow: 3_456, fanPower: 13.7 };
    const text = (query: string) => textOf("en", { models: [own] }, undefined, `model=T-500${query}`);
    expect(text("")).toMatch(/3,456 m³\/min[\s\S]+13\.7 kW/);
    expect(text("&quiet=저소음 팬")).not.toMatch(/3,456|13\.7|Airflow|power absorbed/);
  });

  test("judges the sound by the level of the record, else by the limits at the site", () => {
    const judged = (of: Model) =>
      /Sound shall be tested.+/.exec(textOf("en", { models: [of] }, of, "quiet=저소음 팬&model=T-500"))?.[0];
    expect(judged(model)).toMatch(/by the values of section \d\./);
    const unstated = { ...model, lowNoise: [{ ...lowNoise[0], sound: null }] };
    expect(judged(unstated)).toMatch(/by the limits completed in section \d, at the location named there\./);
    expect(judged({ ...model, sound: null, lowNoise: [] })).toContain("limits completed");
  });

  test("has neither the loads nor the shipping sections of a lighter standard version", () => {
    const sections = [{ ...noSection, name: "하부", nameEn: "Lower section", weight: 2_000 }];
    const heavy = {
      ...model,
      shippingWeight: 2_000,
      operatingWeight: 4_000,
      supports: [{ count: 4, load: 1_000, at: null }],
      sections,
    };
    const loadsOf = (quiet: string) => {
      const query = `${duty}&model=T-500&units=2&quiet=${quiet}`;
      const { sections: all } = tender("en", { models: [heavy], tags: ["대향류"] }, undefined, query);
      return all
        .find(({ title }) => title.includes("loads"))
        ?.clauses.map(({ items }) => items.map(({ text }) => text));
    };
    const stated = ["Loads on supports: 4 × 1,000 kg", "Shipping sections: Lower section, 2,000 kg"];
    expect(loadsOf("저소음 팬")).toEqual([expect.anything(), ...stated.map((each) => [each])]);
    expect(loadsOf("토출 소음기")).toEqual([expect.arrayContaining(["Operating weight: 4,150 kg"])]);
  });

  test("has those of the standard version where the option is not of the model, or was chosen for another", () => {
    expect(asked("ko", "흡입 소음기")).toMatch(/500 CRT[\s\S]+☐ 저소음 팬/);
    const other = { ...model, name: "T-600" };
    const query = `${duty}&model=T-500&units=2&quiet=저소음 팬`;
    expect(textOf("ko", { models: [model, other] }, other, query)).toMatch(/67 dB\(A\)[\s\S]+☐ 저소음 팬/);
  });
});

describe("a tender text of a series with options", () => {
  const option = (subject: string, name: string, facts: Partial<ProductOption> = {}) =>
    anOption({ subject, name, ...facts });
  const made: Partial<Product> = {
    brand: null,
    tags: ["대향류"],
    options: [
      option("흐름 방식", "대향류형", { subjectEn: "Flow", nameEn: "Counterflow" }),
      option("흐름 방식", "직교류형", {
        subjectEn: "Flow",
        nameEn: "Crossflow",
        figures: "다름",
        kind: "직교류",
      }),
      option("골조 재질", "용융아연도금강", { subjectEn: "Frame", nameEn: "Galvanized steel" }),
      option("골조 재질", "FRP", { subjectEn: "Frame" }),
    ],
  };
  const pumped = { ...small, pumpHead: 6.5 };
  const asked = (query?: string) => textOf("en", made, pumped, query);

  test("specifies the standard ones, and has the others to tick", () => {
    const text = asked();
    expect(text).toMatch(/Flow: Counterflow\n .+ Frame: Galvanized steel\n/);
    expect(text).toContain("The figures of this specification are for: Flow: Counterflow\n");
    expect(text).toContain("Pump head: 6.5 m");
    expect(text).toMatch(/☐ Flow: Crossflow \(dimensions, .+\)\n .+ ☐ Frame: FRP$/);
    expect(text).not.toContain(series.en.tender.text.duty.confirmed);
  });

  test.each(["직교류형,FRP", "Crossflow, FRP"])(
    "specifies the chosen %s without the figures of the standard machine",
    (options) => {
      const text = asked(`options=${options}`);
      expect(text).toMatch(/Flow: Crossflow\n .+ Frame: FRP\n/);
      expect(text).not.toMatch(/for: Flow|Pump head|7\.5 kW|61 dB/);
      expect(text).toContain("1,250.5 CRT");
      expect(text).toContain("sound for the option Crossflow.");
      expect(text).toMatch(/☐ Flow: Counterflow\n .+ ☐ Frame: Galvanized steel$/);
      expect(text).toContain(series.en.tender.text.duty.confirmed);
    },
  );

  test("judges towers that are too small by the kind that the option makes of them", () => {
    const query = "flow=2000&hot=40&cold=32&wb=27&model=V-100&units=2";
    const { estimatedNote } = towerKindWords.en;
    expect(asked(query)).toMatch(/does not meet the duty: .+ \([\d.]+%\)\.\n/);
    expect(asked(query)).not.toContain(estimatedNote);
    expect(asked(`${query}&options=Crossflow`)).toContain(estimatedNote);
  });
});

describe("a tender document", () => {
  const documentOf = (chosen?: typeof small) =>
    tenderDocument("ko", series.ko.tender.text, tender("ko", {}, chosen), "2026-01-01T00:00:00.000Z");

  test("has what differs between models side by side", () => {
    expect(documentOf().blocks.filter(({ kind }) => kind === "table")).toContainEqual({
      kind: "table",
      head: ["모델", "소음 (거리 10 m)\n(dB(A))"],
      rows: [
        ["V-100", "61"],
        ["V-200", "63"],
      ],
    });
  });

  test("has every section, clause and item of the text in its order", () => {
    const { title, language, blocks } = documentOf(small);
    expect([title, language, blocks[0]]).toEqual([
      "BAC V 시리즈 V-100 시방서",
      "ko-KR",
      { kind: "title", text: "BAC V 시리즈 V-100 시방서" },
    ]);
    const lines = blocks.flatMap((block) => {
      if (block.kind === "table") return [];
      return "number" in block ? [`${block.number} ${block.text}`] : [block.text];
    });
    expect(lines).toEqual(
      textOf("ko", {}, small)
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => line.trim()),
    );
  });
});
