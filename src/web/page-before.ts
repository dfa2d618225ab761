/**
 * Path of the page of this site from which a visitor came, without its query; of the page they are on where there was none.
 * @example pageBefore("https://site.example/products/sf?in=kW", location) // "/products/sf"
 */
export function pageBefore(referrer: string, here: Pick<Location, "origin" | "pathname">): string {
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return before?.origin === here.origin ? before.pathname : here.pathname;
}
