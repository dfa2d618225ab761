import { expect, test } from "vitest";
import { calculatorFor, inquiryAbout } from "./inquiry-about.ts";

const about = { model: { name: "V-100" }, towers: 2, lowNoiseOption: "저소음 팬" };

test("the calculator gets the towers of our own series", () => {
  expect(calculatorFor("en", { slug: "sf", brand: null }, about)).toBe(
    "/en/resources/calculator?product=sf%2Fv-100&model=V-100&units=2&quiet=%EC%A0%80%EC%86%8C%EC%9D%8C+%ED%8C%AC",
  );
});

test("the calculator, which offers our own models only, gets no towers of a partner; the inquiry form does", () => {
  const product = { slug: "v-series", brand: "BAC" };
  expect(calculatorFor("en", product, about)).toBe("/en/resources/calculator?product=v-series%2Fv-100");
  expect(inquiryAbout("en", product, about)).toContain("model=V-100&units=2");
});
