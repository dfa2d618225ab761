import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { calculator } from "#content/calculator/calculator.ts";
import { productView } from "#content/lookup/product-view.ts";
import { compare } from "#content/pages/products/compare.ts";
import { size } from "#content/pages/products/size.ts";
import { series } from "#content/pages/series.ts";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import { askedSize } from "../duty/asked-size.ts";
import { FindModel } from "../duty/FindModel.tsx";
import { fittingsOf } from "../duty/fitting.ts";
import { enteredNeed, needIn } from "../duty/need.ts";
import { SizeResult } from "./SizeResult.tsx";

const product = productView("en", aStoredProduct({ models: [aModel({ name: "ST-1000", crt: 1_000 })] }));

/** Queries of the links to a page. */
function linksTo(path: string, html: string): URLSearchParams[] {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(
    ([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), "https://example.com"),
  );
  return links.filter(({ pathname }) => pathname === path).map(({ searchParams }) => searchParams);
}

function seriesPage(query: string): string {
  const sent = new URLSearchParams(query);
  const need = needIn(sent);
  const element = (
    <FindModel
      locale="en"
      text={series.en.models.find}
      product={product}
      need={need}
      entered={enteredNeed(sent, need, true)}
      found={fittingsOf([product], need)}
      about={{ need }}
      words={{ duty: calculator.en.form.fields, compare: compare.en }}
    />
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test.each([
  ["tons=900&of=CRT", 900],
  ["tons=1000&of=kW", 220.5],
])("the capacity of %s goes from the search by capacity to the page of each series", (query, crt) => {
  const asked = askedSize(new URLSearchParams(query));
  if (asked.kind !== "asked") throw new Error("The capacity is refused.");
  const html = renderToString(
    <SizeResult
      locale="en"
      text={size.en.answer}
      usrtNote={size.en.ton}
      asked={asked}
      products={[product]}
    />,
  );
  expect(linksTo(product.href, html).map(needIn)).toEqual([{ kind: "capacity", crt }]);
});

test.each([
  ["crt=900", { kind: "asked", crt: 900, unit: "CRT" }],
  ["crt=1234.5", { kind: "asked", crt: 1_234.5, unit: "CRT" }],
  ["", { kind: "none" }],
  ["crt=many", { kind: "none" }],
])("the capacity of %j goes from the page of a series to the search by capacity", (query, asked) => {
  const links = linksTo("/en/products/size", seriesPage(query));
  expect(links.map(askedSize)).toEqual([expect.objectContaining(asked)]);
});
