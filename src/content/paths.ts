import { type Locale, pathIn } from "#domain/locale.ts";
import { catalogFileName, type WaterSystem } from "#domain/products/generated-catalogs.ts";
import { type PageName, pages } from "./site.ts";

/** Korean paths of the pages, and of their parts that are linked to; `pathIn("en", path)` gives the English twin. */
export const paths = /* @__PURE__ */ pathsOf(pages);

/** The design sheet of a duty: the page for printing, and the file. Neither is listed for search engines. */
export const sheetPaths = { page: "/resources/calculator/sheet", pdf: "/api/design-sheet.pdf" } as const;

/** The archive of a submittal; its page is one of the table. */
export const submittalArchive = "/api/submittal.zip";

/**
 * Target of consultation buttons: the inquiry form of the home page.
 * @param query for the form, with its `?`
 */
export function inquiryPath(locale: Locale, query = ""): string {
  return `${pathIn(locale, paths.home)}${query}#contact`;
}

/** The Korean path of a product's page: it stands below the page of its kind. */
export function productPath({ category, slug }: { category: string; slug: string }): string {
  return `${category === "industrial" ? pages.industrial.path : pages.package.path}/${slug}`;
}

/** The Korean path of the catalogue that is drawn from a product's record. */
export function catalogPath(product: Parameters<typeof productPath>[0]): string {
  return `${productPath(product)}/${catalogFileName}`;
}

/** True for the address of a catalogue that is drawn from a product's record, under whatever name the product had. */
export function isCatalogPath(address: string): boolean {
  return [pages.industrial, pages.package].some(
    ({ path }) => address.startsWith(`${path}/`) && address.endsWith(`/${catalogFileName}`),
  );
}

/** The Korean path of the catalogue of a water treatment system. */
export function waterCatalogPath(system: WaterSystem): string {
  return `${pages.waterTreatment.path}/${system}/${catalogFileName}`;
}

type Path<Name extends PageName> = (typeof pages)[Name]["path"];

function pathsOf(table: typeof pages) {
  const found = Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path]));
  return {
    ...(found as { [Name in PageName]: Path<Name> }),
    modular: `${table.industrial.path}#modular`,
    bac: `${table.package.path}#bac`,
  } as const;
}
