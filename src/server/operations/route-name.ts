/** Addresses outside `/api` that are neither pages nor files. */
const others = new Set(["/healthz", "/readyz", "/metrics", "/projects/:name"]);

/**
 * Under which name a route is counted. Names are few and never made by visitors: all pages share one, and so do
 * all files, each of which is a route of its own.
 * @param pattern of the route that answered
 */
export function routeName(pattern: string | undefined): string {
  if (pattern === undefined || pattern === "/*") return "pages";
  const name = pattern.replace(/\(.*\)/, "");
  return name.startsWith("/api") || others.has(name) ? name : "files";
}
