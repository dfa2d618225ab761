import { type Locale, locales } from "#domain/locale.ts";
import { hashOf } from "../brand/version.ts";
import type { Brand } from "../company.ts";
import { type Content, unchanged } from "../editing/defaults.ts";
import { unmarked } from "../editing/marks.ts";
import { type PageName, pages } from "../site.ts";

/** The picture that social networks and messengers show for a page: its heading and the company's name over a picture. */
export interface SocialCard {
  page: PageName;
  locale: Locale;
  name: string;
  title: string;
  brand: Brand;
  /** One of the program's pictures, by its key, or an address. */
  picture: string;
}

/** Pictures by page; the others have the home page's. */
const pictures: Partial<Record<PageName, string>> = {
  intro: "yard-aerial",
  history: "hero-package",
  contact: "hero-bac",
  package: "hero-package",
  waterTreatment: "st-filter",
  catalog: "st-hxv",
  calculator: "yard-aerial",
  method: "yard-aerial",
  gallery: "hero-bac",
};

/** @param content also the draft as the editor has it, with its marks */
export function socialCard(content: Content, page: PageName, locale: Locale): SocialCard {
  const { company } = content;
  const first = content.home[locale].hero.slides[0]?.picture ?? "hero-modular";
  return {
    page,
    locale,
    name: company.name[locale],
    title: unmarked(content[page][locale].h1).text,
    brand: company.brand,
    picture: pictures[page] ?? first,
  };
}

/**
 * Where the card of a page is served that says other than the shipped one; `undefined` where the shipped one is right.
 * @example drawnCardAddress(content, "contact", "en") // "/brand/contact-en.jpg?v=1qk…"
 */
export function drawnCardAddress(content: Content, page: PageName, locale: Locale): string | undefined {
  const card = JSON.stringify(socialCard(content, page, locale));
  if (card === JSON.stringify(socialCard(unchanged, page, locale))) return undefined;
  return `/brand/${cardFile(page, locale)}?v=${hashOf(card)}`;
}

/** The page and language of a card, by the name of its file; `undefined` where there is no such card. */
export function cardNamed(file: string): { page: PageName; locale: Locale } | undefined {
  for (const page of Object.keys(pages) as PageName[])
    for (const locale of locales) if (cardFile(page, locale) === file) return { page, locale };
  return undefined;
}

function cardFile(page: PageName, locale: Locale): string {
  const last = pages[page].path.split("/").at(-1) || "home";
  return `${last}-${locale}.jpg`;
}
