import { expect, test } from "vitest";
import { chartedModels, evenly } from "./charted-models.ts";

const modelsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `M-${index + 1}`, crt: 100 * (index + 1) }));

test("models stand by capacity, as shares of the largest of all series; a series of one model is left out", () => {
  const large = { name: "B-2", crt: 800 };
  const series = chartedModels([
    { title: "A", models: modelsUpTo(2).reverse() },
    { title: "B", models: [{ name: "B-1", crt: 400 }, large] },
    { title: "C", models: modelsUpTo(1) },
  ]);
  expect(series.map(({ title, models }) => [title, models.map(({ share }) => share)])).toEqual([
    ["A", [12.5, 25]],
    ["B", [50, 100]],
  ]);
});

test("long series are thinned out evenly, with their smallest and their largest model", () => {
  const [a, b] = chartedModels([
    { title: "A", models: modelsUpTo(60) },
    { title: "B", models: modelsUpTo(20) },
  ]);
  expect((a?.models.length ?? 99) + (b?.models.length ?? 99)).toBeLessThanOrEqual(24);
  expect([a?.models[0]?.name, a?.models.at(-1)?.name]).toEqual(["M-1", "M-60"]);
  expect(evenly([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
});
