import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { calculator } from "#content/calculator/calculator.ts";
import { compare } from "#content/pages/products/compare.ts";
import { series } from "#content/pages/series.ts";
import { enteredNeed } from "../series/duty/need.ts";
import { comparisonIn } from "./asked.ts";
import { CompareForm } from "./CompareForm.tsx";

function formAt(query: Record<string, string>): string {
  const sent = new URLSearchParams(query);
  const comparison = comparisonIn(sent, []);
  return renderToStaticMarkup(
    <CompareForm
      locale="en"
      text={compare.en}
      duty={calculator.en.form.fields}
      products={[]}
      comparison={comparison}
      entered={enteredNeed(sent, comparison.need)}
      units={series.en.models.units}
    />,
  );
}

const duty = { flow: "390", hot: "37", cold: "32", wb: "27" };

test("an elevation beyond the limits has its own sentence, and the four valid boxes are not marked", () => {
  const form = formAt({ ...duty, height: "5000" });
  expect(form).toContain(compare.en.problems.elevation);
  expect(form).not.toContain('aria-invalid="true"');
  expect(formAt({ ...duty, hot: "" }).match(/aria-describedby="duty-error"/g)).toHaveLength(4);
});

test.each([
  ["a duty", duty],
  ["a duty that is to be corrected", { ...duty, hot: "" }],
])("the height of %s goes along when the form is sent again", (_, typed) => {
  expect(formAt({ ...typed, height: "500" })).toContain('<input type="hidden" name="height" value="500"/>');
  expect(formAt(typed)).not.toContain('name="height"');
});
