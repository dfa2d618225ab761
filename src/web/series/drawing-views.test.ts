import { expect, test } from "vitest";
import { series } from "#content/pages/series.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { drawingViews } from "./drawing-views.ts";

const modular = sampleProducts.find(({ models }) => models.some(({ name }) => name === "MX-700"));
const href = "/en/products/industrial/modular";

function viewsWith(found?: Parameters<typeof drawingViews>[4]) {
  if (!modular) throw new Error("There is no sample MX-700.");
  return drawingViews("en", series.en.drawings, { ...modular, hasSampleModels: true }, href, found);
}

test("the drawing of the model found has its low-noise option, and so have its files", () => {
  const lowNoiseOption = "흡입·토출 소음기";
  const views = viewsWith({ model: { name: "MX-700" }, lowNoiseOption });
  const view = views.find(({ model }) => model === "MX-700");
  expect(view?.name).toBe("MX-700 Inlet and discharge attenuators");
  expect(view?.alt).toContain("8,600");
  expect(view?.facts.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["8,600 mm", "11,540 kg", "21,040 kg", "2,900 mm"]),
  );
  const query = new URLSearchParams({ quiet: lowNoiseOption });
  expect([view?.svg, view?.dxf, view?.pdf, view?.narrow.svg]).toEqual(
    ["mx-700.svg", "mx-700.dxf", "mx-700.pdf", "mx-700~narrow.svg"].map((file) => `${href}/${file}?${query}`),
  );
  const others = (all: typeof views) => all.filter(({ model }) => model !== "MX-700");
  expect(others(views)).toEqual(others(viewsWith()));
});

test("the drawing of a model found without an option is that of the record", () => {
  expect(viewsWith({ model: { name: "MX-700" } })).toEqual(viewsWith());
  expect(viewsWith().map(({ name }) => name)).toEqual(viewsWith().map(({ model }) => model));
});
