import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { calculator } from "#content/calculator/calculator.ts";
import { productView } from "#content/lookup/product-view.ts";
import { compare } from "#content/pages/products/compare.ts";
import { series } from "#content/pages/series.ts";
import { aStoredProduct } from "../../../../tests/support/builders.ts";
import { FindModel } from "./FindModel.tsx";
import { enteredNeed, needIn } from "./need.ts";

function formAt(search: string): string {
  const query = new URLSearchParams(search);
  const need = needIn(query);
  // The script of the boxes reads the data of the root.
  const element = (
    <FindModel
      {...{ need }}
      locale="en"
      text={series.en.models.find}
      product={productView("en", aStoredProduct())}
      entered={enteredNeed(query, need)}
      found={undefined}
      about={{}}
      words={{ duty: calculator.en.form.fields, compare: compare.en }}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("an elevation beyond the limits has its own sentence, and the four valid boxes are not marked", () => {
  const form = formAt("flow=390&hot=37&cold=32&wb=27&height=5000");
  expect(form).toContain(compare.en.problems.elevation);
  expect(form).not.toContain('aria-invalid="true"');
  const refused = formAt("flow=390&hot=30&cold=32&wb=27&height=5000");
  expect(refused).toContain(compare.en.problems.duty);
  expect(refused.match(/aria-describedby="duty-error"/g)).toHaveLength(4);
});
