/** Canonical addresses, which need no parsing. */
const canonicalPath = /^\/(?:[a-z\d_-]+(?:\/[a-z\d_-]+)*)?$/;

/**
 * Returns the canonical address of a request: lower case, which React Router does not enforce, one slash between the parts and
 * none at the end; and `/en` for `/en/home`.
 * @param url path and query of the request; the query stays as it is
 * @returns path and query, or `undefined` where the address is canonical already
 * @example canonicalUrl("/EN/Company/Intro/?a=B") // "/en/company/intro?a=B"
 */
export function canonicalUrl(url: string): string | undefined {
  if (canonicalPath.test(url) && url !== "/en/home") return undefined;
  const { pathname, search } = new URL(`http://page${url}`);
  // Percent encodings (`%EA`) are not case sensitive and need no redirect.
  const lower = pathname.replace(/%[\dA-Fa-f]{2}|[A-Z]+/g, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
  // Two slashes at the start would name another host.
  const whole = lower.replace(/\/{2,}/g, "/").replace(/(?!^)\/$/, "");
  const proper = whole === "/en/home" ? "/en" : whole;
  return proper === pathname ? undefined : proper + search;
}
