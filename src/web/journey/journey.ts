import { projectIn } from "#content/lookup/project-in.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { carry } from "./carried.ts";

/**
 * Journey of a visitor: a project, the product that it led to, and the parameters of addresses. Any other page
 * than those that lead on from there ends it: a visitor who looks around has not asked about anything.
 * @param addresses of the pages of this tab, up to this one
 * @example journeyFrom(["https://a.kr/en/projects/12", "https://a.kr/en/products/package/sf"]).toString() //
 * "project=12&product=sf"
 */
export function journeyFrom(addresses: readonly string[]): URLSearchParams {
  let way = new URLSearchParams();
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address);
    const path = pathIn(defaultLocale, pathname);
    const project = projectIn(pathname);
    const [, product] = /^\/products\/(?:package|industrial)\/([^/]+)$/.exec(path) ?? [];
    if (project !== undefined) way = new URLSearchParams({ project: String(project) });
    else if (product) way.set("product", product);
    else if (!/^\/$|^\/products\/compare$|^\/resources\/calculator/.test(path)) way = new URLSearchParams();
    if (path === "/" || path.endsWith("/calculator")) carry(searchParams, way);
  }
  return way;
}

/**
 * Every link of the page to the inquiry form takes the way along from now on. It is written into a link when that is pointed at
 * or focused: who made the link need not know of it.
 * @returns a function that ends it
 */
export function carryJourney(): () => void {
  const way = journeyFrom(visited());
  function complete({ target }: Event): void {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href*="#contact"]');
    if (!link) return;
    const query = new URLSearchParams(way);
    for (const [name, value] of new URLSearchParams(link.search)) query.set(name, value);
    if (link.search !== `?${query}`) link.search = query.toString();
  }
  for (const event of pointed) document.addEventListener(event, complete);
  return () => {
    for (const event of pointed) document.removeEventListener(event, complete);
  };
}

const pointed = ["pointerover", "focusin"];

/** Part of the Navigation API with the pages of this tab, of this site alone. */
interface History {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** Addresses of this site's pages in this tab up to this one; of older browsers only the last two. */
function visited(): string[] {
  const { navigation } = window as { navigation?: History };
  const entries = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? 0) + 1);
  const addresses = entries?.map(({ url }) => url ?? "") ?? [document.referrer, location.href];
  return addresses.filter((address) => address.startsWith(`${location.origin}/`));
}
