import { expect, test } from "vitest";
import type { Services } from "#data/services.ts";
import { openApi } from "../../../tests/support/api.ts";
import { aStoredProduct } from "../../../tests/support/builders.ts";

const products = {
  ...({} as Services["products"]),
  listVisible: async ({ category }: { category?: string | undefined } = {}) =>
    [
      aStoredProduct({ name: "A", catalogUrl: "/catalog/a.pdf" }),
      aStoredProduct({ id: 2, name: "B", category: "bac" }),
    ].filter((product) => !category || product.category === category),
};

test("GET /api/products answers all products, or those of one category", async () => {
  const { app } = await openApi({ products });
  expect((await app.inject("/api/products")).json()).toHaveLength(2);
  const { updatedAt: _, ...answered } = aStoredProduct({ name: "A", catalogUrl: "/catalog/a.pdf" });
  expect((await app.inject("/api/products?category=industrial")).json()).toEqual([answered]);
});

test("GET /api/products refuses an unknown category and names the known ones", async () => {
  const { app } = await openApi({ products });
  const response = await app.inject({
    url: "/api/products?category=steam",
    headers: { "accept-language": "en" },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    error: '"category" cannot be "steam". Use industrial or package or bac.',
  });
});
