import { expect, test } from "vitest";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { submittalTarget } from "./submittal-target.ts";

const own = aStoredProduct({
  slug: "sf",
  models: [aModel({ name: "SF-350", crt: 350 }), aModel({ name: "Δ" })],
});
const other = aStoredProduct({ id: 2, slug: "scp", models: [aModel({ name: "SCP-600", crt: 600 })] });
const partner = aStoredProduct({ id: 3, slug: "v", brand: "BAC", models: [aModel({ name: "SF-350" })] });
const products = [partner, own, other];

const duty = { flow: "390", hot: "37", cold: "32", wb: "27" };

test.each([
  [{ product: "sf/sf-350" }, "sf/sf-350", "SF-350", "1"],
  [{ product: "sf/sf-350", units: "2" }, "sf/sf-350", "SF-350", "2"],
  [{ model: "SF-350", units: "2" }, "sf/sf-350", "SF-350", "2"],
  [{ product: "v", model: "SF-350" }, "v/sf-350", "SF-350", "1"],
  // Towers of another series were chosen after the visitor came from this one.
  [{ product: "sf/sf-350", model: "SCP-600" }, "scp/scp-600", "SCP-600", "1"],
  [{ product: "sf", units: "3" }, "sf", undefined, undefined],
])("the towers of %o are %s, %s, %s", (texts, product, model, units) => {
  const target = submittalTarget(products, { ...duty, ...texts });
  expect(target?.texts).toEqual({ ...duty, product, ...(model && { model, units }) });
  expect(target?.model?.name).toBe(model);
});

test.each([{}, { product: "xx" }, { product: "sf/xx" }, { model: "xx" }, { product: "sf", model: "xx" }])(
  "there are no towers for %o",
  (texts) => {
    expect(submittalTarget(products, texts)).toBeUndefined();
  },
);

test("options of the product stay, others are left out and named", () => {
  const row = { subject: "재질", subjectEn: null, text: null, textEn: null, figures: null, kind: null };
  const made = aStoredProduct({
    slug: "mx",
    options: [
      { ...row, name: "강", nameEn: "Steel" },
      { ...row, name: "FRP", nameEn: null },
    ],
  });
  const target = submittalTarget([made], { product: "mx", options: "FRP,대나무" });
  expect(target?.texts).toEqual({ product: "mx", options: "FRP" });
  expect([target?.selection.options, target?.selection.rejected]).toEqual([["FRP"], ["options"]]);
  expect(submittalTarget([made], { product: "mx", options: "Steel" })?.selection.rejected).toEqual([]);
});

test("a low-noise option that the record of the model lacks is left out and named", () => {
  const option = { sound: null, motor: null, height: null, weight: null };
  const lowNoise = [{ ...option, kind: "저소음 팬" as const, capacity: 95 }];
  const made = aStoredProduct({ slug: "sf", models: [aModel({ name: "SF-350", crt: 350, lowNoise })] });
  const [known, unknown] = ["저소음 팬", "없는 팬"].map((quiet) =>
    submittalTarget([made], { ...duty, model: "SF-350", quiet }),
  );
  expect(known?.texts.quiet).toBe("저소음 팬");
  expect(known?.selection).toMatchObject({ lowNoiseOption: "저소음 팬", rejected: [] });
  expect(unknown?.texts.quiet).toBeUndefined();
  expect(unknown?.selection).toMatchObject({ lowNoiseOption: undefined, rejected: ["quiet"] });
});

test("parts that cannot be used are left out of the texts and named, and a duty replaces a capacity", () => {
  const target = submittalTarget(products, { ...duty, crt: "300", product: "sf/sf-350", units: "13" });
  expect(target?.selection.rejected).toEqual(["units"]);
  expect(target?.texts).toEqual({ ...duty, product: "sf/sf-350", model: "SF-350" });
  const wrong = submittalTarget(products, { ...duty, flow: "1", crt: "300", product: "sf" });
  expect(wrong?.texts).toEqual({ crt: "300", product: "sf" });
});

test.each([
  "station=471590&load=air-conditioning",
  "station=471590&load=monthly&shares=1-2",
  "station=000000&load=air-conditioning&place=nowhere",
])("the texts that are left of %s can all be used", (query) => {
  const plan = Object.fromEntries(new URLSearchParams(query));
  const target = submittalTarget(products, { ...duty, product: "sf/sf-350", ...plan });
  expect(target?.selection.rejected).not.toEqual([]);
  expect(submittalTarget(products, target?.texts ?? {})?.selection.rejected).toEqual([]);
});
