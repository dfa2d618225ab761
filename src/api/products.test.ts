import { expect, test } from "vitest";
import { openApi } from "../../tests/support/api.ts";
import { aProduct } from "../../tests/support/builders.ts";

const products = {
  list: async ({ category }: { category?: string | undefined } = {}) =>
    [
      { ...aProduct({ name: "A", catalogUrl: "/catalog/a.pdf" }), id: 1 },
      { ...aProduct({ name: "B", category: "bac" }), id: 2 },
    ].filter((product) => !category || product.category === category),
};

test("GET /api/products answers all products, or those of one category", async () => {
  const { app } = await openApi({ products });
  expect((await app.inject("/api/products")).json()).toHaveLength(2);
  expect((await app.inject("/api/products?category=industrial")).json()).toEqual([
    {
      id: 1,
      name: "A",
      category: "industrial",
      description: "현장 조립 시간을 줄입니다.",
      specifications: null,
      imageUrl: null,
      catalogUrl: "/catalog/a.pdf",
      isActive: true,
    },
  ]);
});

test("GET /api/products refuses an unknown category and names the known ones", async () => {
  const { app } = await openApi({ products });
  const answer = await app.inject({
    url: "/api/products?category=steam",
    headers: { "accept-language": "en" },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: '"category" cannot be "steam". Use industrial or package or bac.' });
});
