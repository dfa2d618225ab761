import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { productView } from "#content/lookup/product-view.ts";
import { localizedTerms, localizeProject } from "#content/lookup/projects.ts";
import { gallery } from "#content/pages/gallery.ts";
import { series } from "#content/pages/series.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { isNamed, type ProductRecord } from "#domain/products/product.ts";
import { searchFor, searchIndexOf } from "#domain/projects/search/search.ts";
import { aModel, aStoredProduct, aStoredProject } from "../../../tests/support/builders.ts";
import { UsedIn } from "./UsedIn.tsx";

const project = aStoredProject();

/** Queries of the links to the gallery. */
function asked(locale: Locale, product: ProductRecord): URLSearchParams[] {
  const html = renderToString(
    <UsedIn
      locale={locale}
      text={series[locale].projects}
      product={productView(locale, product)}
      projects={[localizeProject(locale, project)]}
      card={gallery[locale].card}
      terms={localizedTerms(locale, undefined)}
    />,
  );
  const links = html.matchAll(/href="[^"?]*\/projects\/gallery\?([^"#]*)/g);
  return [...links].map(([, query = ""]) => new URLSearchParams(query.replaceAll("&amp;", "&")));
}

const word = (locale: Locale, product: ProductRecord) => asked(locale, product)[0]?.get("s") ?? undefined;

test.each(locales)("all projects of a sample series are found by the word of its link, in %s", (locale) => {
  const stored = sampleProjects.map((each, id) => ({ ...project, ...each, id }));
  for (const sample of sampleProducts) {
    const { slug, category, projectWord } = sample;
    const named = stored.filter(
      ({ title, description, coolingTowerType }) =>
        coolingTowerType === category && isNamed(projectWord ?? "", `${title} ${description}`),
    );
    const finds = searchFor(word(locale, aStoredProduct(sample)) ?? "no word");
    const missing = named.filter((each) => !finds(searchIndexOf(localizeProject(locale, each))));
    expect([slug, missing.map(({ title }) => title)]).toEqual([slug, []]);
  }
});

test("an English page searches by the English word, else by a word that both languages share", () => {
  const en = aStoredProduct().en;
  const modular = aStoredProduct({ projectWord: "모듈러", en: { ...en, projectWord: "modular" } });
  expect([word("ko", modular), word("en", modular)]).toEqual(["모듈러", "modular"]);
  expect(word("en", aStoredProduct({ projectWord: "SF" }))).toBe("SF");
});

test("an English page has no link to a search for a Korean word", () => {
  const product = aStoredProduct({ projectWord: "모듈러" });
  expect(asked("en", product)).toEqual([]);
  const sized = asked("en", { ...product, models: [aModel({ crt: 300 })] });
  expect(sized.map((query) => query.toString())).toEqual(["crt=300-300"]);
});
