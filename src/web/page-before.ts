/**
 * Path of the referring page on this site, without its query; the current page if there is none.
 * @example pageBefore("https://site.example/products/sf?in=kW", location) // "/products/sf"
 */
export function pageBefore(referrer: string, here: Pick<Location, "origin" | "pathname">): string {
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return before?.origin === here.origin ? before.pathname : here.pathname;
}
