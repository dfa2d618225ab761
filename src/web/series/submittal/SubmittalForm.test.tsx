import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { calculator } from "#content/calculator/calculator.ts";
import { compare } from "#content/pages/products/compare.ts";
import { submittal } from "#content/pages/products/submittal.ts";
import { series } from "#content/pages/series.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { enteredNeed, needIn } from "../duty/need.ts";
import { SubmittalForm } from "./SubmittalForm.tsx";

const elevationProblem = compare.en.problems.elevation;

function formAt(search: string): string {
  const query = new URLSearchParams(search);
  const texts = readSelection(query);
  // The script of the boxes reads the data of the root.
  const element = (
    <SubmittalForm
      {...{ texts, elevationProblem }}
      locale="en"
      text={submittal.en}
      duty={calculator.en.form.fields}
      products={[]}
      selection={selectionOf(texts)}
      entered={enteredNeed(query, needIn(query))}
      units={series.en.models.units}
      isUnknown={false}
      optionWords={series.en.options}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("an elevation beyond the limits has its own sentence, and the four valid boxes are not marked", () => {
  const form = formAt("flow=390&hot=37&cold=32&wb=27&height=5000");
  expect(form).toContain(elevationProblem);
  expect(form).not.toContain(submittal.en.problems.duty);
  expect(form).not.toContain('aria-invalid="true"');
});

test("a duty that cannot be calculated marks its boxes, and its sentence stands alone", () => {
  for (const height of ["", "&height=5000"]) {
    const form = formAt(`flow=390&hot=30&cold=32&wb=27${height}`);
    expect(form).toContain(submittal.en.problems.duty);
    expect(form.match(/aria-invalid="true"/g)).toHaveLength(4);
    expect(form).not.toContain(elevationProblem);
  }
});
