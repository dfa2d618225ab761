import { expect, test } from "vitest";
import { meta } from "./route.tsx";

test.each([
  ["/sd_admin/pages/new-page", "new-page", "페이지 추가"],
  ["/sd_admin/pages/new-news", "new-news", "소식 추가"],
  ["/sd_admin/pages/7", "7", "페이지·소식 수정"],
  ["/sd_admin/pages/built-in?on=/products/water-treatment", "built-in", "‘수처리 설비’의 블록"],
])("the document at %s is titled as its form", (address, page, title) => {
  const { search } = new URL(address, "http://localhost");
  expect(meta({ params: { page }, location: { search } })).toContainEqual({ title: `${title} | 관리자` });
});
