import { describe, expect, test } from "vitest";
import type { Product } from "#domain/products/product.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { defaults } from "../editing/defaults.ts";
import { overlay } from "../editing/overlay.ts";
import {
  brandedTitle,
  distinctDocuments,
  isForVisitors,
  isPartnerShown,
  partnerOf,
  productView,
  shownDocuments,
} from "./product-view.ts";

const product: Product = aStoredProduct({
  slug: "v",
  category: "bac",
  brand: "BAC",
  name: "V 시리즈",
  description: "원심팬 냉각탑입니다.",
  features: "하나\n\n 둘 ",
  tags: ["개방형"],
  documents: [
    {
      title: "V 개방형",
      titleEn: "V open",
      summary: null,
      summaryEn: null,
      url: "/catalog/v.pdf",
      urlEn: "https://example.com/v",
      imageUrl: null,
      tags: [],
    },
  ],
  models: [aModel({ name: "V-100", crt: 1250.5, motor: 7.5 })],
  en: { ...aStoredProduct().en, name: "V series", description: "Towers with centrifugal fans." },
});

describe("a product as pages show it", () => {
  test("is in the language of the page, and in Korean where nothing else is known", () => {
    expect(productView("en", product)).toMatchObject({
      title: "V series",
      description: "Towers with centrifugal fans.",
      features: ["하나", "둘"],
      tags: ["Open Type"],
      href: "/en/products/package/v",
      alt: "V series",
    });
    expect(productView("ko", product)).toMatchObject({ title: "V 시리즈", href: "/products/package/v" });
  });

  test("leads English readers to the maker's page, and still knows our own file", () => {
    const [document] = productView("en", product).documents;
    expect(document).toMatchObject({
      title: "V open",
      description: "Towers with centrifugal fans.",
      href: "https://example.com/v",
      file: "/catalog/v.pdf",
      tags: ["Open Type"],
    });
    expect(productView("ko", product).documents[0]?.href).toBe("/catalog/v.pdf");
  });

  test("has the catalogue that is drawn of it where it has no file of its own", () => {
    const drawn = "/products/package/v/catalog.pdf";
    const listed = (documents: Product["documents"], locale: "ko" | "en" = "ko") =>
      shownDocuments(locale, { ...product, documents }).map(({ title, file, href, isDrawn }) => [
        title,
        file,
        href,
        isDrawn,
      ]);
    const [own] = product.documents;
    if (!own) throw new Error("The product has no document.");
    const asked = { ...own, title: "안내서", titleEn: "Guide", url: null, urlEn: null };
    expect(listed([])).toEqual([["V 시리즈", drawn, drawn, true]]);
    expect(listed([], "en")).toEqual([["V series", `/en${drawn}`, `/en${drawn}`, true]]);
    expect(listed([asked, asked])).toEqual([
      ["안내서", drawn, drawn, true],
      ["안내서", null, null, false],
    ]);
    expect(listed([asked, own])).toEqual([
      ["안내서", null, null, false],
      ["V 개방형", own.url, own.url, false],
    ]);
    expect(listed([asked, { ...own, url: drawn, urlEn: null }], "en")).toEqual([
      ["Guide", `/en${drawn}`, `/en${drawn}`, true],
      ["V open", `/en${drawn}`, `/en${drawn}`, true],
    ]);
    // The product had another name, whose address the document keeps.
    expect(listed([asked, { ...own, url: "/products/industrial/former/catalog.pdf" }])).toEqual([
      ["안내서", drawn, drawn, true],
      ["V 개방형", drawn, drawn, true],
    ]);
    expect(listed([{ ...own, url: null }], "en")).toEqual([["V open", `/en${drawn}`, own.urlEn, true]]);
  });

  test("has each file once among its distinct documents, a catalogue of several under the name of the product", () => {
    const catalog = { isDrawn: true, file: "/products/package/v/catalog.pdf" };
    const shown = productView("ko", product).documents.flatMap((document) => [
      document,
      { ...document, ...catalog, title: "개방형" },
      { ...document, ...catalog, title: "밀폐형" },
    ]);
    const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title);
    expect(titles(distinctDocuments(shown, "V 시리즈"))).toEqual([shown[0]?.title, "V 시리즈"]);
    expect(titles(distinctDocuments(shown.slice(0, 2), "V 시리즈"))).toEqual([shown[0]?.title, "개방형"]);
  });

  test("is named with its brand where it is not our own", () => {
    expect(brandedTitle(productView("ko", product))).toBe("BAC V 시리즈");
    expect(brandedTitle(productView("ko", { ...product, brand: null }))).toBe("V 시리즈");
  });
});

test("the partner's name is nowhere while its section is hidden", () => {
  const hidden = overlay(defaults, new Map([["package.sections.bac", { kind: "fact", value: false }]]));
  const own = { ...product, category: "package", brand: null } as const;
  const shown = (content: typeof defaults, products = [own, product]) =>
    partnerOf(products.filter((each) => isForVisitors(each, isPartnerShown(content))));
  expect(shown(defaults)).toBe("BAC");
  expect(shown(hidden)).toBeUndefined();
  expect(shown(defaults, [own])).toBeUndefined();
});

test("a partner's product is for visitors while its section is shown, with a brand or without one", () => {
  const shown = (category: "bac" | "package", hasPartner: boolean, isActive = true) =>
    isForVisitors({ category, isActive }, hasPartner);
  expect([shown("bac", true), shown("bac", false)]).toEqual([true, false]);
  expect([shown("package", false), shown("package", true, false)]).toEqual([true, false]);
});
