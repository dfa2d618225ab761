import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

const countries = ["인도", "몽골"];

const paths = new Set(["/", "/projects/gallery", "/en/projects/gallery"]);

test.each([
  ["/projects/gallery", "/projects/gallery"],
  ["/projects/gallery?utm_source=mail", "/projects/gallery"],
  ["/projects/gallery?page=2&utm_source=mail", "/projects/gallery?page=2"],
  ["/en/projects/gallery?page=2", "/en/projects/gallery?page=2"],
  ["/en/projects/gallery?country=India", "/en/projects/gallery?country=India"],
  ["/projects/gallery?project=3", "/projects/gallery"],
  ["/en/projects/gallery?type=bac", "/en/projects/gallery?type=bac"],
  ["/en/projects/gallery?countries=india", "/en/projects/gallery?countries=india"],
  ["/projects/gallery?countries=mongolia", "/projects/gallery?countries=mongolia"],
  ["/en/projects/gallery?country=Mongolia", "/en/projects/gallery?country=Mongolia"],
  ["/projects/gallery?crt=300-1000", "/projects/gallery?crt=300-1000"],
  ["/projects/gallery?sort=size", "/projects/gallery?sort=size"],
  ["/?page=2", "/"],
  ["/products/package/sf", "/products/package/sf"],
  ["/en/products/industrial/modular?utm_source=mail", "/en/products/industrial/modular"],
  ["/products/package/sf/sf-100.dxf", "/products/package/sf/sf-100.dxf"],
  ["/products/package/sf/sf-100.dxf?crt=300", "/products/package/sf/sf-100.dxf"],
  ["/products/package/sf/sf-100~narrow.svg", "/products/package/sf/sf-100~narrow.svg"],
  [
    `/products/package/sf/${encodeURIComponent("가-100")}.dxf`,
    `/products/package/sf/${encodeURIComponent("가-100")}.dxf`,
  ],
  ["/projects/12", "/projects/12"],
  ["/en/projects/12?utm_source=mail&project=3", "/en/projects/12"],
  [
    `/en/projects/gallery?countries=${encodeURIComponent("인도")}`,
    `/en/projects/gallery?countries=${encodeURIComponent("인도")}`,
  ],
])("%s is cached as %s", (url, key) => {
  expect(pageKey(url, paths, countries)?.path).toBe(key);
});

test.each([
  ["/projects/gallery?page=2", { kind: "page" }],
  ["/en/projects/12", { kind: "project", id: 12 }],
  ["/en/certificates", { kind: "own-page", ownPage: { kind: "page", address: "certificates" } }],
  ["/news/holiday?utm_source=mail", { kind: "own-page", ownPage: { kind: "news", address: "holiday" } }],
])("the key of %s has the record that the page depends on", (url, key) => {
  expect(pageKey(url, paths, countries)).toMatchObject(key);
});

test.each([
  "/nowhere/at-all",
  "/Nowhere",
  "/nowhere/at-all?flow=390",
  "/products/water-treatment/sf",
  "/de/products/package/sf",
  `/products/package/${"a".repeat(41)}`,
  "/products/package/sf/a/b",
  "/products/package/sf/%73f-100.dxf",
  "/products/package/sf/specification%2Etxt?flow=390",
  "/products/package/sf/%ff.dxf",
  "/projects/012",
  "/projects/99999999999",
  "/projects/12/more",
  `/projects/gallery?s=${"a".repeat(2_000)}`,
])("%s is rendered each time", (url) => {
  expect(pageKey(url, paths, countries)).toBeUndefined();
});

test.each([
  "/products/package/sf?crt=300",
  "/products/package/sf/sf-100.docx?flow=390&hot=37&cold=32&wb=27&model=SF-100&units=5",
  "/products/package/sf/sf-100.dxf?quiet=fan",
  "/products/package/sf/specification.txt?flow=390&hot=37&cold=32&wb=27&model=SF-100&units=5",
  "/en/products/industrial/modular?flow=390&hot=37&cold=32&wb=27",
  "/?project=3",
  "/projects/gallery?s=plant",
  "/projects/gallery?country=Atlantis",
  "/en/projects/gallery?country=Vietnam",
  "/projects/gallery?countries=Atlantis",
  "/projects/gallery?type=steam",
  "/projects/gallery?crt=200-400",
  "/projects/gallery?crt=300-1000&sort=size",
  "/projects/gallery?page=0",
  "/projects/gallery?page=2x",
  "/projects/gallery?page=99999",
  "/projects/gallery?country=인도&page=2",
  "/projects/gallery?s=plant&utm_source=mail",
])("%s is cached among arbitrary queries, by its whole address", (url) => {
  expect(pageKey(url, paths, countries)).toEqual({ kind: "arbitrary-query", path: url });
});
