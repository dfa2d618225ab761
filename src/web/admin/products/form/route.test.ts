import { expect, test } from "vitest";
import { meta } from "./route.tsx";

test.each([
  ["new", "제품 추가"],
  ["7", "제품 수정"],
])("the document at /sd_admin/products/%s is titled as its form", (product, title) => {
  expect(meta({ params: { product } })).toContainEqual({ title: `${title} | 관리자` });
});
