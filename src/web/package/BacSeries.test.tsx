import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { productView } from "#content/lookup/product-view.ts";
import { packageTowers } from "#content/pages/package.ts";
import { shared } from "#content/shared.ts";
import { aStoredProduct } from "../../../tests/support/builders.ts";
import { BacSeries } from "./BacSeries.tsx";

test("features of a partner's series are in the page for phones as well, folded", () => {
  const features = ["한 면에서만 공기를 흡입합니다.", "보충수 사용량이 적습니다."];
  const series = { ...productView("ko", aStoredProduct()), features };
  const page = renderToString(
    <BacSeries locale="ko" text={packageTowers.ko.bac} series={[series]} more="{title}" words={shared.ko} />,
  );
  const [, folded = ""] = /<details[^>]*md:hidden[^>]*>(.*?)<\/details>/s.exec(page) ?? [];
  for (const feature of features) expect(folded).toContain(feature);
});
