import { isSampleName } from "#content/company.ts";
import type { Content } from "#content/editing/defaults.ts";
import { rangeOf } from "#content/figures/range.ts";
import { enteredFigure } from "#content/figures.ts";
import type { PictureView } from "#content/picture-key.ts";
import { modelUnits } from "#content/records/products.ts";
import { type PageName, pages } from "#content/site.ts";
import type { Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import { pageAt } from "../page/page-at.ts";
import calculator from "../pictures/drawn/calculator.svg";
import catalog from "../pictures/drawn/catalog.svg";
import contact from "../pictures/drawn/contact.svg";
import resources from "../pictures/drawn/resources.svg";
import { fileFor } from "../pictures/picture-files.ts";
import { filesOf, focusClass } from "../pictures/picture-view.ts";
import { menuTools } from "./menu-tools.ts";

interface MenuPicture {
  address: string;
  /** Classes that keep the focus point of a photograph visible. */
  focus: string;
}

/** A link of a menu with what its panel shows beside it; pages of the company's own have a link alone. */
export interface MenuEntry {
  id: string;
  href: string;
  label: string;
  line?: string;
  /** Capacities of the page's products, with unit. */
  range?: string | undefined;
  picture?: MenuPicture | undefined;
}

export interface MenuPanelView {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  /** Links beside the columns. */
  tools: readonly { id: string; href: string; label: string }[];
}

/** Pixels of a picture that is 120 px wide, on a screen of twice the density. */
const shownWidth = 240;

const pageNames = Object.keys(pages) as PageName[];

export type MenuProduct = Pick<Product, "category" | "models" | "hasSampleModels">;

/**
 * Panels of the menus of wide screens, from the same links as the menus of narrow ones. Menus have no room for the note
 * on sample models: under the name of another company their capacities are left out.
 */
export function menuPanels(
  content: Content,
  locale: Locale,
  shared: Content["shared"][Locale],
  products: readonly MenuProduct[],
): MenuPanelView[] {
  const { navigation, footer } = shared;
  const pictures = menuPictures(content, locale);
  const shown = isSampleName(content.company)
    ? products
    : products.filter(({ hasSampleModels }) => !hasSampleModels);
  return navigation.menus.map(({ id, label, links }) => ({
    id,
    label,
    tools: menuTools(footer.siteMap, id),
    entries: links.map((link) => {
      const page = pageAt(pageNames, link.href);
      return page && isDescribed(page, navigation.lines)
        ? {
            ...link,
            line: navigation.lines[page],
            picture: pictures[page],
            range: capacityRange(locale, page, shown),
          }
        : link;
    }),
  }));
}

type Lines = Content["shared"][Locale]["navigation"]["lines"];

function isDescribed(page: PageName, lines: Lines): page is keyof Lines {
  return page in lines;
}

function menuPictures(content: Content, locale: Locale): Record<keyof Lines, MenuPicture> {
  const of = (picture: PictureView): MenuPicture => ({
    address: fileFor(filesOf(picture), shownWidth),
    focus: focusClass(picture, "object-[75%_50%]"),
  });
  const drawn = (address: string): MenuPicture => ({ address, focus: "" });
  return {
    intro: of(content.intro[locale].greeting.picture),
    history: of(content.history[locale].picture),
    contact: drawn(contact),
    industrial: of(content.industrial[locale].picture),
    package: of(content.package[locale].picture),
    waterTreatment: of(content.waterTreatment[locale].picture),
    catalog: drawn(catalog),
    calculator: drawn(calculator),
    resources: drawn(resources),
  };
}

/** @example capacityRange("en", "package", products) // "100–1,000 CRT" */
function capacityRange(locale: Locale, page: PageName, products: readonly MenuProduct[]): string | undefined {
  if (page !== "industrial" && page !== "package") return undefined;
  const onPage = products.filter(({ category }) => (category === "industrial") === (page === "industrial"));
  const capacities = rangeOf(
    locale,
    onPage.flatMap(({ models }) => models.map(({ crt }) => crt)),
    enteredFigure,
  );
  return capacities === undefined ? undefined : `${capacities} ${modelUnits.crt}`;
}
