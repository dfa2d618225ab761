import type { Content } from "#content/editing/defaults.ts";
import { footerLinks, withOwnPages } from "#content/own-pages/own-page-links.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { type MenuPanelView, type MenuProduct, menuPanels } from "../../menu/menu-panels.ts";

/** Header and footer of every public page in a language, without what differs from page to page. */
export interface Frame {
  locale: Locale;
  text: Content["shared"][Locale];
  company: Content["company"];
  panels: readonly MenuPanelView[];
  /** Links of the company's own pages in the footer's last line. */
  links: readonly { id: string; href: string; label: string }[];
  year: number;
  /** Paths that the menus lead to: a link to the page itself is marked there. */
  paths: ReadonlySet<string>;
}

interface FrameSources {
  content: Content;
  published: readonly PageSummary[];
  products: readonly MenuProduct[];
  year: number;
}

type FramesOfContent = Map<Locale, { sources: FrameSources; frame: Frame }>;
const cached = new WeakMap<Content, FramesOfContent>();

/** The frame of these sources: the same object for as long as they are the same objects. */
export function frameOf(locale: Locale, sources: FrameSources): Frame {
  const ofContent: FramesOfContent = cached.get(sources.content) ?? new Map();
  const known = ofContent.get(locale);
  if (known && isSame(known.sources, sources)) return known.frame;
  const frame = createFrame(locale, sources);
  cached.set(sources.content, ofContent.set(locale, { sources, frame }));
  return frame;
}

function isSame(one: FrameSources, other: FrameSources): boolean {
  return one.published === other.published && one.products === other.products && one.year === other.year;
}

function createFrame(locale: Locale, { content, published, products, year }: FrameSources): Frame {
  const { shared, news, company } = content;
  const { h1 } = news[locale];
  const text = withOwnPages(locale, shared[locale], h1, published);
  const panels = menuPanels(content, locale, text, products);
  const { menus, projects } = text.navigation;
  const linked = [projects, ...menus.flatMap((menu) => menu.links), ...panels.flatMap(({ tools }) => tools)];
  const paths = new Set(linked.map(({ href }) => pathIn(locale, href)));
  return { locale, text, company, panels, links: footerLinks(locale, text, h1, published), year, paths };
}
