import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { calculator } from "#content/calculator/calculator.ts";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { planWords } from "#content/calculator/plan/plan.ts";
import { figureNames } from "#content/figures/figure-rows.ts";
import { size } from "#content/pages/products/size.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import { type OfferedTowers, offeredTowers } from "../finder/offered-towers.ts";
import Calculator from "./Calculator.tsx";
import { initialStateAt } from "./initial-state.ts";

/** The calculator as it is without script. */
function pageOf(
  locale: Locale,
  query: string,
  offered: OfferedTowers = { models: [], series: [], isSample: false },
): string {
  return renderToString(
    <Calculator
      locale={locale}
      text={{ ...calculator[locale], figures: figureNames(locale) }}
      {...initialStateAt(new URLSearchParams(query))}
      finder={{ words: finderWords[locale], problems: planWords[locale], options: {} }}
      offered={offered}
      references={size[locale].answer.references}
      action="/calculator"
      to={{
        sheet: "/sheet",
        pdf: "",
        submittal: "/submittal",
        inquiry: "",
        modular: "",
        sound: "",
        gallery: "/gallery",
      }}
    />,
  );
}

test.each(locales)("leads to the projects near the size of its result without script, in %s", (locale) => {
  const page = pageOf(locale, "flow=780&hot=37&cold=32&wb=27");
  expect(page).toContain('href="/gallery?crt=667-1333#filters"');
  expect(page).toMatch(locale === "en" ? /Projects from 667 to 1,333 CRT/ : /667~1,333 CRT 시공사례/);
  expect(pageOf(locale, "")).not.toContain("/gallery");
});

describe("towers of the address that cannot be used", () => {
  const offered = offeredTowers([aStoredProduct({ models: [aModel({ name: "SF-300", crt: 300 })] })], "en");
  const at = (towers: string, models = offered) =>
    pageOf("en", `flow=400&hot=37&cold=32&wb=27&${towers}`, models);

  test.each([
    ["model=SF-999&units=2", "There is no model SF-999. Choose one again in the design tool."],
    ["model=SF-300&units=99", "The link contains invalid values for units."],
    [
      "model=SF-300&units=2&quiet=whisper",
      "The record of SF-300 has no low-noise option whisper with a capacity.",
    ],
    ["model=SF-300&units=1&reserve=1", "One on standby takes at least two units."],
  ])("are named: %s", (towers, sentence) => {
    expect(at(towers)).toContain(sentence);
  });

  test.each([
    ["units=1&reserve=1", "units=1"],
    ["units=2&quiet=whisper", "units=2"],
    ["units=1&quiet=whisper&reserve=1", "units=1"],
    ["units=99", ""],
  ])("are left out of the addresses of the sheet and the submittal: %s", (sent, kept) => {
    const query = new URLSearchParams(`flow=400&hot=37&cold=32&wb=27&model=SF-300&${kept}`);
    const page = at(`model=SF-300&${sent}`).replaceAll("&amp;", "&");
    for (const path of ["sheet", "submittal"]) expect(page).toContain(`href="/${path}?${query}"`);
  });

  test("are not chosen where one of them would be its own standby", () => {
    expect(at("model=SF-300&units=1&reserve=1")).not.toContain("Chosen: ");
    for (const towers of ["model=SF-300&units=2&reserve=1", "model=SF-300&reserve=1"])
      expect(at(towers)).toContain("Chosen: ");
  });

  test("are none if the models could not be loaded, or if they can be used", () => {
    const none = { models: [], series: [], isSample: false };
    for (const page of [at("model=SF-999", none), at("model=SF-300&units=2"), at("")])
      expect(page).not.toMatch(/There is no model|invalid values/);
  });
});
