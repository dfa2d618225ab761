import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shared } from "#content/shared.ts";
import { locales } from "#domain/locale.ts";
import { LanguageToggle } from "./LanguageToggle.tsx";

test("the address in the other language keeps the query that it is given", () => {
  const page = { locale: "ko", text: shared.ko, pathname: "/inquiry/sent" } as const;
  const hrefOf = (query?: string) =>
    / href="([^"]*)"/.exec(renderToStaticMarkup(<LanguageToggle {...page} {...(query && { query })} />))?.[1];
  expect(hrefOf()).toBe("/en/inquiry/sent");
  expect(hrefOf("?number=Q-7K4M-2P")).toBe("/en/inquiry/sent?number=Q-7K4M-2P");
});

test.each(locales)("the toggle of a page in %s has its words in the page's language", (locale) => {
  const html = renderToStaticMarkup(<LanguageToggle locale={locale} text={shared[locale]} pathname="/" />);
  for (const language of locales.filter((other) => other !== locale)) {
    expect(html).toContain(` hrefLang="${language}"`);
    expect(html).toContain(`, ${shared[locale].language.to[language]}</span>`);
  }
  // A screen reader would read them in the voice of the other language.
  expect(html).not.toMatch(/ lang=/);
});
