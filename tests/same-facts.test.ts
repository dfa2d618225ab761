import { describe, expect, test } from "vitest";
import { chiller } from "#content/calculator/chiller/chiller.ts";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { method } from "#content/calculator/method.ts";
import { planWords } from "#content/calculator/plan/plan.ts";
import { water } from "#content/calculator/tool.ts";
import { yearWords } from "#content/calculator/year/year.ts";
import { glossary } from "#content/knowledge/glossary.ts";
import { waterQuality } from "#content/knowledge/water-quality.ts";
import { winter } from "#content/knowledge/winter.ts";
import { productView } from "#content/lookup/product-view.ts";
import { size } from "#content/pages/products/size.ts";
import { series } from "#content/pages/series.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { samples } from "#content/samples/projects.ts";
import { seriesModels } from "#content/samples/series-models.ts";
import { hasFigure, modelTableColumns } from "#documents/series/model-table.ts";
import { tenderOf } from "#documents/tender/tender.ts";
import { tenderText } from "#documents/tender/tender-text.ts";
import { locales } from "#domain/locale.ts";
import { operationInputs } from "#engine/inputs/year-inputs.ts";
import { allProducts } from "../assets/model/products.ts";
import { waterInputs } from "../engine/src/inputs/water-inputs.ts";
import { aStoredProduct } from "./support/builders.ts";

/** Figures that stand on several pages: one page must not contradict another. */

test.each(locales)(
  "the least fan speed of the calculator is the one that the article advises (%s)",
  (locale) => {
    const minSpeed = `${100 * operationInputs.least.initial}%`;
    expect(JSON.stringify(winter[locale])).toContain(minSpeed);
    expect(JSON.stringify(yearWords[locale])).toContain(minSpeed);
  },
);

test.each(locales)("the cycles of the calculator keep the conductivity of the article (%s)", (locale) => {
  const article = JSON.stringify(waterQuality[locale]);
  const [circulating = 0, makeUp = 0] = (
    /"conductivity","cells":\["[^"]*","[^\d]*(\d+)[^"]*","[^\d]*(\d+)/.exec(article) ?? []
  )
    .slice(1)
    .map(Number);
  expect(article).toContain(`${circulating} ÷ ${makeUp}`);
  expect(article).toContain((circulating / makeUp).toFixed(1));
  const allowed = `${circulating / waterInputs.cycles.initial} µS/cm`;
  expect(article).toContain(allowed);
  expect(JSON.stringify(water[locale])).toContain(allowed);
});

test.each(locales)("the parts of 3,900 kcal/h add up wherever a CRT is explained by them (%s)", (locale) => {
  for (const text of [size[locale].ton, chiller[locale].steps.basic.source]) {
    expect(text).toMatch(/3,900.*3,024/);
    expect(text).toMatch(new RegExp(`(약|about) ${3_900 - 3_024}\\b`));
  }
});

test.each(locales)("drift rates are the same in articles and calculator (%s)", (locale) => {
  const texts = [waterQuality[locale], glossary[locale], water[locale]].map((words) => JSON.stringify(words));
  for (const text of texts) expect(text).toMatch(/0\.0005[~–-]0\.002%/);
  expect(JSON.stringify(method[locale])).toContain("0.002%");
});

test.each(locales)(
  "air of our own open towers lies within what the method says of catalogs (%s)",
  (locale) => {
    const text = JSON.stringify(method[locale]);
    const [, lowest = "", highest = ""] = /(\d\.\d)(?:~| to )(\d\.\d) m³\/min/.exec(text) ?? [];
    const open = sampleProducts.filter(({ tags }) => tags.includes("개방형")).flatMap(({ models }) => models);
    expect(open.length).toBeGreaterThan(0);
    for (const { name, airflow, crt } of open) {
      expect((airflow ?? 0) / crt, name).toBeGreaterThanOrEqual(Number(lowest));
      expect((airflow ?? 0) / crt, name).toBeLessThanOrEqual(Number(highest));
    }
  },
);

test.each([
  ["sf", "SF-250"],
  ["scp", "SCP-250"],
])("the pump head of %s rises with its height, and is more than its drawing lifts", (series, drawn) => {
  const models = sampleProducts.find(({ slug }) => slug === series)?.models ?? [];
  const product = allProducts().find(({ name }) => name === series);
  const pipes = (product?.groups.piping ?? []).flatMap((part) =>
    part.kind === "tube" && part.material === "pipe" ? [part.points.map(([, , z]) => z)] : [],
  );
  const levels = pipes.flat().filter((z) => z > 0);
  const lift = Math.max(...levels) - Math.min(...levels);
  const height = models.find(({ name }) => name === drawn)?.height ?? 0;
  expect(lift).toBeGreaterThan(1);
  for (const model of models)
    expect(model.pumpHead, model.name).toBeGreaterThan((lift * (model.height ?? 0)) / height);
});

test("our own series go as far as the largest reference, and its cells are those of a model", () => {
  const models = sampleProducts.filter(({ brand }) => brand === null).flatMap((product) => product.models);
  const tons = samples.map(({ capacity }) => Number.parseInt(capacity ?? "0", 10));
  expect(Math.max(...models.map(({ crt }) => crt))).toBe(Math.max(...tons));
});

describe("sound", () => {
  test.each(locales)(
    "stands with its distance and the number of towers wherever words print it (%s)",
    (locale) => {
      const words = {
        finder: finderWords[locale],
        plan: planWords[locale],
        size: size[locale],
        series: series[locale],
      };
      const templates = textsIn(words).filter((text) => /\{(sound|level)\}/.test(text));
      expect(templates.length).toBeGreaterThan(2);
      for (const text of templates) expect(text).toContain("{distance}");
      for (const text of textsIn(words).filter((each) => /dB\(A\).*\{|\{.*dB\(A\)/.test(each)))
        expect(text).toContain("{distance}");
      const { tower } = planWords[locale];
      for (const label of [tower.sound, series[locale].models.sound])
        expect(label).toMatch(/한 대|each|one tower/);
      for (const text of [tower.soundTogether, size[locale].answer.soundTogether])
        expect(text).toContain("{count}");
    },
  );

  test.each(locales)(
    "of a model has its distance in the table, the tender text and the sheet (%s)",
    (locale) => {
      const [model] = seriesModels.fx;
      const product = { ...aStoredProduct({ models: [...seriesModels.fx] }) };
      const shown = productView(locale, product);
      const fact = modelTableColumns(locale, series[locale].models).find(({ id }) => id === "sound");
      const texts = [
        model && fact?.text(model, "metric"),
        model && fact?.text(model, "imperial"),
        tenderText(tenderOf(locale, series[locale], shown)),
      ];
      for (const text of texts) expect(text).toMatch(/10\s?m|32\.8\s?ft/);
      const silent = model && { ...model, soundDistance: null };
      expect(fact && silent && hasFigure(fact, silent)).toBe(false);
    },
  );
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
