import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { calculator } from "#content/calculator/calculator.ts";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { figureNames } from "#content/figures/figure-rows.ts";
import { size } from "#content/pages/products/size.ts";
import { type Locale, locales } from "#domain/locale.ts";
import Calculator from "./Calculator.tsx";
import { initialStateAt } from "./initial-state.ts";

/** The calculator as it is without script. */
function pageOf(locale: Locale, query: string): string {
  return renderToString(
    <Calculator
      locale={locale}
      text={{ ...calculator[locale], figures: figureNames(locale) }}
      {...initialStateAt(new URLSearchParams(query))}
      finder={{ words: finderWords[locale], options: {} }}
      offered={{ models: [], series: [], isSample: false }}
      references={size[locale].answer.references}
      action="/calculator"
      to={{ sheet: "", pdf: "", submittal: "", home: "", modular: "", sound: "", gallery: "/gallery" }}
    />,
  );
}

test.each(locales)("leads to the projects near the size of its result without script, in %s", (locale) => {
  const page = pageOf(locale, "flow=780&hot=37&cold=32&wb=27");
  expect(page).toContain('href="/gallery?crt=667-1333#filters"');
  expect(page).toMatch(locale === "en" ? /Projects from 667 to 1,333 CRT/ : /667~1,333 CRT 시공사례/);
  expect(pageOf(locale, "")).not.toContain("/gallery");
});
