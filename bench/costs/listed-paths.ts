/** The paths of all pages that a site lists for search engines; a long list is one of lists. */
export async function listedPaths(origin: string, of = "/sitemap.xml"): Promise<string[]> {
  const sitemap = await (await fetch(origin + of)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  const lists = paths.map((path) => (path.startsWith("/sitemap") ? listedPaths(origin, path) : [path]));
  return (await Promise.all(lists)).flat();
}
