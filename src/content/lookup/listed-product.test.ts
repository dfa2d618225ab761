import { expect, test } from "vitest";
import type { Product } from "#domain/products/product.ts";
import { sampleProducts } from "../samples/products.ts";
import { listedProduct } from "./listed-product.ts";

const hangul = /\p{Script=Hangul}/u;

test("every industrial sample product is listed in English without Korean", () => {
  const listed = sampleProducts
    .filter(({ category }) => category === "industrial")
    .map((product) => listedProduct("en", { id: 1, ...product }));
  for (const { name, construction } of listed) expect(name + construction).not.toMatch(hangul);
});

test("a product of the administrator's own stays as it was written", () => {
  const own = aProduct({ name: "특수 냉각탑", specifications: "티타늄 코일" });
  expect(listedProduct("en", own)).toEqual({ id: 7, name: "특수 냉각탑", construction: "티타늄 코일" });
});

test("a product without specifications is described instead", () => {
  expect(listedProduct("ko", aProduct({ specifications: null })).construction).toBe("설명");
});

function aProduct(fields: Partial<Product>): Product {
  return {
    id: 7,
    name: "냉각탑",
    category: "industrial",
    description: "설명",
    specifications: null,
    imageUrl: null,
    catalogUrl: null,
    isActive: true,
    ...fields,
  };
}
