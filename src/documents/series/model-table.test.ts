import { expect, test } from "vitest";
import { series } from "#content/pages/series.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { aModel } from "../../../tests/support/builders.ts";
import { hasFigure, modelTableColumns } from "./model-table.ts";

const model = aModel({
  length: 3_048,
  width: 1_524,
  height: 3_000,
  shippingWeight: 1_000,
  operatingWeight: 2_268,
  fans: 2,
  motor: 7.5,
  airflow: 1_000,
  pumpHead: 3.048,
  sound: 60,
  soundDistance: 10,
});

test.each([
  ["size", "3.05 × 1.52 × 3.00", "10.0 × 5.0 × 9.8"],
  ["weight", "1,000 / 2,268", "2,200 / 5,000"],
  ["motor", "2 × 7.5", "2 × 10.1"],
  ["airflow", "1,000", "35,300"],
  ["pumpHead", "3.048", "10.0"],
  ["sound", "60 (at 10 m)", "60 (at 32.8 ft)"],
])("the %s of a model is %s, or %s", (id, metric, imperial) => {
  const fact = modelTableColumns("en", series.en.models).find((each) => each.id === id);
  expect([fact?.text(model, "metric"), fact?.text(model, "imperial")]).toEqual([metric, imperial]);
});

test.each([
  [{ shippingWeight: 1_000 }, "1,000 / –"],
  [{ operatingWeight: 2_000 }, "– / 2,000"],
  [{}, undefined],
])("of weights %j are shown as %s", (weights, text) => {
  const light = aModel(weights);
  const fact = modelTableColumns("en", series.en.models).find(({ id }) => id === "weight");
  expect(fact && hasFigure(fact, light) ? fact.text(light, "metric") : undefined).toBe(text);
});

test.each([
  ["SF-100", "sf-100"],
  ["MX 1,000 (A)", "mx-1-000-a"],
  ["대향류 2호", "대향류-2호"],
  ["../../x", "x"],
])("the files of model %s are called %s", (name, file) => {
  expect(modelSlug({ name })).toBe(file);
});
