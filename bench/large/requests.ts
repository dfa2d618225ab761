import { type Kind, kindsOf } from "../costs/kinds.ts";

/** Lists that the administrators' area reads, and what it needs on the way to them, below `/api`. */
export const adminLists = [
  "/admin/projects",
  "/admin/projects?sort=title&order=asc&page=100",
  `/admin/projects?search=${encodeURIComponent("병원")}`,
  "/admin/projects/trash",
  "/admin/projects/1/versions",
  "/admin/products",
  "/admin/products/trash",
  "/admin/pages",
  "/admin/pages/trash",
  "/admin/inquiries",
  "/admin/inquiries?page=40",
  `/admin/inquiries?search=${encodeURIComponent("다라물산 1999")}`,
  "/admin/inquiries/counts",
  "/admin/inquiries/news",
  "/admin/inquiries/figures?from=2020-01-01&to=2030-01-01",
  "/admin/reply-templates",
  "/admin/webhooks",
  "/admin/administrators",
  "/admin/account/sessions",
  "/admin/audit",
  "/admin/security",
  "/admin/content",
  "/admin/content/changes",
  "/admin/content/versions",
  "/admin/content/versions/1",
  "/admin/health",
] as const;

/** Requests of visitors and programs of every kind, and those of an administrator. @param listed paths of the sitemap */
export function mixedKinds(listed: readonly string[], cookie: string): Kind[] {
  const lists = adminLists.map(
    (path): Kind => ({
      name: `/api${path}`,
      status: 200,
      most: 0,
      ask: () => ({ path: `/api${path}`, init: { headers: { cookie } } }),
    }),
  );
  const whole: Kind = { name: "every project", status: 200, most: 0, ask: () => ({ path: "/api/projects" }) };
  const own = listed.filter((path) => /\/(?:news\/)?record-\d+$/.test(path));
  const ownPage: Kind = {
    name: "own pages and news",
    status: 200,
    most: 0,
    ask: (number) => ({ path: own[number % own.length] ?? "/news" }),
  };
  return [...kindsOf(listed), whole, ownPage, ...lists];
}
