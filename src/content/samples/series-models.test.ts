import { describe, expect, test } from "vitest";
import { contradictions } from "#domain/products/model/plausibility.ts";
import { productLists } from "#domain/products/product-lists.ts";
import { isShippedSample } from "../../../tests/support/shipped-sample.ts";
import { sampleProducts } from "./products.ts";
import { samples } from "./projects.ts";
import { hasSampleModels, seriesModels } from "./series-models.ts";

const series = Object.entries(seriesModels);

describe.runIf(isShippedSample)("the sample models", () => {
  test.each(series)("of %s are named once each, and contradict nothing", (_, models) => {
    expect(new Set(models.map(({ name }) => name)).size).toBe(models.length);
    expect(models.length).toBeLessThanOrEqual(productLists.models.maxRows);
    for (const model of models) expect(contradictions(model)).toEqual({});
  });

  test.each(series)(
    "of %s move as much air for each ton as towers of their kind, with motors to match",
    (_, models) => {
      for (const { crt, airflow, fans, motor } of models) {
        const perTon = (airflow ?? 0) / crt;
        expect(perTon).toBeGreaterThan(6);
        expect(perTon).toBeLessThan(11);
        // m³/s and kW: a pressure of 80 to 500 Pa at 65 % is what cooling tower fans work against.
        const pressure = ((fans ?? 0) * (motor ?? 0) * 1_000 * 0.65) / ((airflow ?? 0) / 60);
        expect(pressure).toBeGreaterThan(80);
        expect(pressure).toBeLessThan(500);
      }
    },
  );

  test.each(series)("of %s are longer with more cells, and no higher", (_, models) => {
    for (const { fans, motor, width, height, length } of models) {
      const cell = models.find(
        (one) => one.fans === 1 && one.width === width && one.motor === motor && one.height === height,
      );
      if (!cell || fans === 1) continue;
      expect(length).toBeGreaterThan(((fans ?? 0) - 0.2) * (cell.length ?? 0));
    }
    for (const { fans, height } of models)
      expect(
        models.filter((one) => one.fans === 1).map((one) => one.height),
        String(fans),
      ).toContain(height);
  });

  test.each(series)("of %s have one height in a frame, and grow in length there", (_, models) => {
    const frames = Object.values(Object.groupBy(models, ({ width }) => String(width)));
    for (const frame of frames) {
      expect(new Set(frame?.map(({ height }) => height)).size).toBe(1);
      const single = frame?.filter(({ fans }) => fans === 1) ?? [];
      const bySize = single.toSorted((one, other) => one.crt - other.crt);
      expect(new Set(bySize.map(({ length }) => length)).size).toBe(bySize.length);
      expect(bySize).toEqual(single.toSorted((one, other) => (one.length ?? 0) - (other.length ?? 0)));
    }
    expect(frames.length).toBeLessThanOrEqual(models.length / 2 + 1);
  });

  test("of SF take as much plan and height for each ton in every frame, within a quarter", () => {
    const faces = seriesModels.sf.map(({ crt, length, height }) => ((length ?? 0) * (height ?? 0)) / crt);
    expect(Math.max(...faces) / Math.min(...faces)).toBeLessThan(1.25);
  });

  test("of the modular towers are those that the sample projects count", () => {
    const sizes = new Set(seriesModels.modular.map(({ crt }) => crt));
    const counted = samples.filter(({ title, tags }) => tags.includes("모듈형") && title.includes("모듈러"));
    expect(counted.length).toBeGreaterThan(4);
    for (const { description, capacity, key } of counted) {
      const units = Number(description.match(/(\d+)(?:대|셀)/)?.[1] ?? 1);
      expect([...sizes], key).toContain(Number.parseInt(capacity ?? "", 10) / units);
    }
  });

  test("are of our own series only: the partner's numbers are the partner's", () => {
    for (const { brand, models } of sampleProducts) expect(models.length > 0).toBe(brand === null);
  });
});

test("models of an owner are no samples, whatever their names", () => {
  const [model] = seriesModels.sf;
  if (!model) throw new Error("There is no sample.");
  expect(hasSampleModels([model])).toBe(true);
  expect(hasSampleModels([{ ...model, crt: 101 }])).toBe(false);
});
