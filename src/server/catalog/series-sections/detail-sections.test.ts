import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { productView } from "#content/lookup/product-view.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import type { Block } from "../catalog.ts";
import { detailSections } from "./detail-sections.ts";

const words = sampleContent.series.en;

function sectionsOf(...models: readonly Model[]) {
  return detailSections("en", words, productView("en", aStoredProduct({ models: [...models] })));
}

function blocksOf(...models: readonly Model[]): readonly Block[] {
  return sectionsOf(...models).whole.flatMap(({ blocks }) => blocks);
}

const model = (number: number, facts: Partial<Model>) => aModel({ name: `A-${number}`, ...facts });

test("models without details have no section", () => {
  expect(sectionsOf(model(1, {}), model(2, {}))).toEqual({ whole: [], brief: [] });
});

test("details that all models share are pairs, the others a table of models, with a dash for one that has none", () => {
  const shared: Partial<Model> = { motorClass: "IE3", voltage: [380], frequency: "60 Hz" };
  const sections = sectionsOf(
    model(1, { ...shared, fanPower: 3.7, driftRate: 0.001 }),
    model(2, { ...shared, fanPower: 5.5 }),
  );
  const pairs = {
    kind: "pairs",
    pairs: [
      { name: "Motor efficiency class", value: "IE3" },
      { name: "Voltage", value: "380 V" },
      { name: "Frequency", value: "60 Hz" },
    ],
  };
  const heading = { kind: "heading", text: "Fan and drive" };
  expect(sections.whole).toEqual([
    {
      title: words.catalogFile.data,
      blocks: [
        heading,
        pairs,
        {
          kind: "table",
          heads: [{ text: "Model" }, { text: "A-1" }, { text: "A-2" }],
          rows: [
            ["Absorbed power per fan (kW)", "3.7", "5.5"],
            ["Drift rate (%)", "0.001", "–"],
          ],
        },
      ],
    },
  ]);
  expect(sections.brief).toEqual([
    {
      title: words.catalogFile.data,
      blocks: [{ kind: "text", text: words.catalogFile.dataOnPage }, heading, pairs],
    },
  ]);
});

test("a group that has only differing details is left out of the brief section, one without a difference has no table", () => {
  const differing = sectionsOf(model(1, { fanPower: 3.7 }), model(2, { fanPower: 5.5 }));
  expect(differing.brief[0]?.blocks).toEqual([{ kind: "text", text: words.catalogFile.dataOnPage }]);
  const shared = blocksOf(model(1, { fanPower: 3.7 }), model(2, { fanPower: 3.7 }));
  expect(shared.map(({ kind }) => kind)).toEqual(["heading", "pairs"]);
});

/** The table of the first group; its models are rows or columns. */
function headsOf(...models: readonly Model[]): string[] {
  const table = blocksOf(...models).find((block) => block.kind === "table");
  return table?.kind === "table"
    ? table.heads.map(({ text, unit }) => (unit ? `${text} (${unit})` : text))
    : [];
}

test("up to thirteen models with three short details stand as columns, more of either as rows", () => {
  const models = (count: number, facts: (index: number) => Partial<Model>) =>
    Array.from({ length: count }, (_, index) => model(index, facts(index)));
  const three = (index: number) => ({
    fanPower: 1 + index,
    driftRate: 0.001 * (index + 1),
    voltage: [380 + index],
  });
  expect(headsOf(...models(13, three))).toEqual(["Model", ...models(13, three).map(({ name }) => name)]);
  const inRows = ["Model", "Absorbed power per fan (kW)", "Voltage (V)", "Drift rate (%)"];
  expect(headsOf(...models(14, three)).sort()).toEqual([...inRows].sort());
  const four = (index: number) => ({ ...three(index), motorClass: index === 0 ? ("IE3" as const) : null });
  expect(headsOf(...models(2, four))[0]).toBe("Model");
  expect(headsOf(...models(2, four))).toHaveLength(5);
  const long = (index: number) => ({ voltage: [220 + index, 380, 440] });
  expect(headsOf(...models(2, long))).toEqual(["Model", "Voltage (V)"]);
});
