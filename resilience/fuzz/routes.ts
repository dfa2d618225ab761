/** One address with its parameters. */
export interface FuzzRoute {
  method: string;
  /** With places such as `{id}`. */
  path: string;
  queries: readonly string[];
  /** Property names of its JSON body; none for what has no body. */
  fields: readonly string[];
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

const files = [
  "/favicon.svg",
  "/favicon.ico",
  "/robots.txt",
  "/sitemap.xml",
  "/feed.xml",
  "/manifest.webmanifest",
];
const operations = ["/healthz", "/readyz", "/metrics", "/api", "/api/openapi.json"];
const administration = ["/sd_admin", "/sd_admin/login", "/sd_admin/projects", "/sd_admin/inquiries"];
const pictures = ["/projects/0123456789abcdef0123456789abcdef.webp", "/projects/{id}.webp", "/assets/{id}"];
const inPages = ["country", "type", "tags", "s", "page", "flow", "hot", "cold", "wb", "lang", "utm_source"];

/** Signing out would leave the rest of the run at the door, and the password is needed to come back. */
const excluded = /auth\/logout|account\/password|account\/sessions|account\/totp/;

/** All routes of a running site: its API as it describes itself, the pages of its sitemap, files and the rest. */
export async function routesOf(url: string): Promise<FuzzRoute[]> {
  const document: { paths: Record<string, Record<string, Operation>> } = await (
    await fetch(`${url}/api/openapi.json`)
  ).json();
  const api = Object.entries(document.paths)
    .filter(([path]) => !excluded.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        queries: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
        fields: Object.keys(Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {}),
      })),
    );
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  const read = (path: string) => ({ method: "GET", path, queries: inPages, fields: [] });
  const form = {
    method: "POST",
    path: "/",
    queries: [],
    fields: ["company", "name", "phone", "email", "message"],
  };
  return [
    ...api,
    ...[...pages, ...files, ...operations, ...administration, ...pictures].map(read),
    ...["/", "/en", "/sd_admin/login"].map((path) => ({ ...form, path })),
  ];
}
