import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shared } from "#content/shared.ts";
import { locales } from "#domain/locale.ts";
import { LanguageToggle } from "./LanguageToggle.tsx";

test.each(locales)("the toggle of a page in %s has its words in the page's language", (locale) => {
  const html = renderToStaticMarkup(<LanguageToggle locale={locale} text={shared[locale]} pathname="/" />);
  for (const language of locales.filter((other) => other !== locale)) {
    expect(html).toContain(` hrefLang="${language}"`);
    expect(html).toContain(`, ${shared[locale].language.to[language]}</span>`);
  }
  // A screen reader would read them in the voice of the other language.
  expect(html).not.toMatch(/ lang=/);
});
