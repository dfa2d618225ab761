import { parseProjectPath } from "#content/lookup/parse-project-path.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";

/**
 * Derives a visitor's journey, as query parameters: a project, and the product that it led to. Any page
 * outside of this path ends it.
 * @param addresses of the pages of this tab, up to this one
 * @example journeyFrom(["https://a.kr/en/projects/12", "https://a.kr/en/products/package/sf"]).toString() //
 * "project=12&product=sf"
 */
export function journeyFrom(addresses: readonly string[]): URLSearchParams {
  let way = new URLSearchParams();
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address);
    const path = pathIn(defaultLocale, pathname);
    const project = parseProjectPath(pathname);
    const [, product] = /^\/products\/(?:package|industrial)\/([^/]+)$/.exec(path) ?? [];
    if (project !== undefined) way = new URLSearchParams({ project: String(project) });
    else if (product) way.set("product", product);
    else if (!/^\/$|^\/products\/compare$|^\/resources\/calculator/.test(path)) way = new URLSearchParams();
    if (path === "/" || path.endsWith("/calculator")) carry(searchParams, way);
  }
  return way;
}

/**
 * Adds the journey to links to the inquiry form when they are hovered or focused, so that no link has to be
 * rendered with it.
 * @returns a function that removes the listeners
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

/** Subset of the Navigation API: same-origin history entries of this tab. */
interface History {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** Addresses of this site's pages in this tab up to this one; only the last two in older browsers. */
function visited(): string[] {
  const { navigation } = window as { navigation?: History };
  const entries = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? 0) + 1);
  const addresses = entries?.map(({ url }) => url ?? "") ?? [document.referrer, location.href];
  return addresses.filter((address) => address.startsWith(`${location.origin}/`));
}

/**
 * Query parameters with a visitor's origin: a product or one of its models (`sf/sf-300`), or a project id.
 */
const carried = ["product", "project"] as const;

function carry(from: URLSearchParams, to: URLSearchParams): void {
  for (const name of carried) {
    const value = from.get(name);
    if (value) to.set(name, value);
  }
}
