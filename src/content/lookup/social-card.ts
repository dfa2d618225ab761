import { defaultLocale, isLocale, type Locale, locales } from "#domain/locale.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { hashOf } from "../brand/version.ts";
import type { Brand } from "../company.ts";
import { isSampleName } from "../company.ts";
import type { Content } from "../editing/defaults.ts";
import { unmarked } from "../editing/marks.ts";
import { sampleContent } from "../editing/sample-content.ts";
import type { PictureView } from "../picture-key.ts";
import { type PageName, pages } from "../site.ts";

/** The picture that social networks and messengers show for a page: its heading and the company's name over a picture. */
export interface SocialCard {
  locale: Locale;
  name: string;
  title: string;
  brand: Brand;
  picture: PictureView;
}

/** Pages with a shipped card, as long as its words are unchanged; those of the others are drawn in any case. */
export const pagesWithShippedCard: readonly PageName[] = [
  "home",
  "intro",
  "history",
  "contact",
  "industrial",
  "package",
  "waterTreatment",
  "catalog",
  "calculator",
  "gallery",
];

/** Pictures by page, from where the company may replace them; the others have the home page's first. */
const pictures: Partial<Record<PageName, (content: Content) => PictureView>> = {
  intro: homeCompany,
  history: ({ package: page }) => page[defaultLocale].picture,
  contact: ({ history }) => history[defaultLocale].picture,
  package: ({ package: page }) => page[defaultLocale].picture,
  waterTreatment: ({ waterTreatment }) => waterTreatment[defaultLocale].picture,
  catalog: ({ company, package: page }) => (isSampleName(company) ? "st-hxv" : page[defaultLocale].picture),
  calculator: homeCompany,
  method: homeCompany,
  gallery: ({ history }) => history[defaultLocale].picture,
  compare: ({ package: page }) => page[defaultLocale].picture,
  choosing: ({ package: page }) => page[defaultLocale].picture,
  waterQuality: ({ waterTreatment }) => waterTreatment[defaultLocale].picture,
  noise: ({ history }) => history[defaultLocale].picture,
};

function homeCompany({ home }: Content): PictureView {
  return home[defaultLocale].company.picture;
}

/** @param content also the draft as the editor has it, with its marks */
export function socialCard(content: Content, page: PageName, locale: Locale): SocialCard {
  const { company } = content;
  const first = content.home[locale].hero.slides[0]?.picture ?? "hero-modular";
  return {
    locale,
    name: company.name[locale],
    title: unmarked(content[page][locale].h1).text,
    brand: company.brand,
    picture: pictures[page]?.(content) ?? first,
  };
}

/** A page of the company's own as its card needs it. */
type CardFacts = Pick<PageSummary, "id" | "title" | "picture">;

/** The card of a page or news of the company's own: its heading over its own picture, or the home page's. */
export function ownPageCard(
  content: Content,
  { title, picture }: Pick<CardFacts, "title" | "picture">,
  locale: Locale,
): SocialCard {
  const home = socialCard(content, "home", locale);
  return { ...home, title: title[locale], picture: picture?.picture ?? home.picture };
}

/** @example ownPageCardAddress(content, page, "en") // "/brand/page-7-en.jpg?v=1qk…" */
export function ownPageCardAddress(content: Content, page: CardFacts, locale: Locale): string {
  return `/brand/page-${page.id}-${locale}.jpg?v=${hashOf(JSON.stringify(ownPageCard(content, page, locale)))}`;
}

/** The page of the company's own and the language of a card, by the name of its file. */
export function ownPageCardNamed(file: string): { id: number; locale: Locale } | undefined {
  const [, id, locale] = /^page-(\d{1,9})-(\w+)\.jpg$/.exec(file) ?? [];
  return isLocale(locale) ? { id: Number(id), locale } : undefined;
}

/**
 * Address of the card of a page that differs from the shipped one; `undefined` where the shipped one is right.
 * @example drawnCardAddress(content, "contact", "en") // "/brand/contact-en.jpg?v=1qk…"
 */
export function drawnCardAddress(content: Content, page: PageName, locale: Locale): string | undefined {
  const file = cardFile(page, locale);
  const known = knownAddresses.get(content) ?? new Map<string, string | undefined>();
  knownAddresses.set(content, known);
  if (!known.has(file)) known.set(file, workedOutAddress(content, page, locale));
  return known.get(file);
}

/** By the content, which is the same for every page until a version is published: the pages of all projects ask for one card. */
const knownAddresses = new WeakMap<Content, Map<string, string | undefined>>();

function workedOutAddress(content: Content, page: PageName, locale: Locale): string | undefined {
  const card = JSON.stringify(socialCard(content, page, locale));
  const isShipped =
    pagesWithShippedCard.includes(page) && card === JSON.stringify(socialCard(sampleContent, page, locale));
  return isShipped ? undefined : `/brand/${cardFile(page, locale)}?v=${hashOf(card)}`;
}

/** Size of a card for social networks, px. */
export const cardSize = { width: 1200, height: 630 };

/**
 * Address of the card made of a project's own picture; `undefined` for a project without one.
 * @example projectCardAddress({ id: 7, imageUrl: "/projects/a.webp" }) // "/brand/project-7.jpg?v=1qk…"
 */
export function projectCardAddress({
  id,
  imageUrl,
}: {
  id: number;
  imageUrl: string | null;
}): string | undefined {
  return imageUrl === null ? undefined : `/brand/project-${id}.jpg?v=${hashOf(imageUrl)}`;
}

/** The page and language of a card, by the name of its file; `undefined` where there is no such card. */
export function cardNamed(file: string): { page: PageName; locale: Locale } | undefined {
  for (const page of Object.keys(pages) as PageName[])
    for (const locale of locales) if (cardFile(page, locale) === file) return { page, locale };
  return undefined;
}

/** @example cardFile("waterTreatment", "en") // "water-treatment-en.jpg" */
export function cardFile(page: PageName, locale: Locale): string {
  const last = pages[page].path.split("/").at(-1) || "home";
  return `${last}-${locale}.jpg`;
}
