import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { sheetPaths } from "#content/paths.ts";
import { pages, productCategoryPages } from "#content/site.ts";
import { defaultLocale, type Locale, locales } from "#domain/locale.ts";

/** The site's table of contents. Every public page exists in every language, under one module. */
export default [
  ...locales.flatMap((locale) => (locale === defaultLocale ? site(locale) : prefix(locale, site(locale)))),
  ...prefix("sd_admin", [layout("web/admin/route.tsx", administration())]),
  route("robots.txt", "web/seo/robots-route.ts"),
  route("sitemap.xml", "web/seo/sitemap-route.ts"),
] satisfies RouteConfig;

function site(locale: Locale) {
  const id = (page: string) => ({ id: `${locale}/${page}` });
  return [
    layout("web/layout/route.tsx", id("layout"), [
      ...Object.entries(pages).map(([name, { path, folder }]) =>
        path === "/"
          ? index(`${folder}/route.tsx`, id(name))
          : route(path.slice(1), `${folder}/route.tsx`, id(name)),
      ),
      ...productCategoryPages.map((page) =>
        route(`${pages[page].path.slice(1)}/:series`, "web/series/route.tsx", id(`${page}/series`)),
      ),
      // Too many to be listed, and known only to the database: search engines find them in the sitemap.
      route("projects/:id", "web/project/route.tsx", id("project")),
      // Pages and news of the company's own, known only to the database as well.
      route("news", "web/own-pages/news-list/route.tsx", id("news")),
      route("news/:address", "web/own-pages/news/route.tsx", id("news-item")),
      route(":address", "web/own-pages/page/route.tsx", id("own-page")),
      // A page of its own for each duty, for people who have its address.
      route(sheetPaths.page.slice(1), "web/calculator/sheet/route.tsx", id("sheet")),
      // Where the form of the home page goes without script; not listed as a page, because its path has a parameter.
      route("inquiry/:step?", "web/inquiries/route.tsx", id("inquiry")),
      route("*", "web/not-found/route.tsx", id("not-found")),
    ]),
    ...productCategoryPages.map((page) =>
      route(`${pages[page].path.slice(1)}/:series/:file`, "web/series/files-route.ts", id(`${page}/files`)),
    ),
    route("news.xml", "web/own-pages/news-list/rss-route.ts", id("news-rss")),
    route("rss.xml", "web/seo/rss-route.ts", id("rss")),
    route("site.webmanifest", "web/seo/webmanifest-route.ts", id("webmanifest")),
  ];
}

/** Korean only. The list of projects is also where the area begins. */
function administration() {
  return [
    route("login", "web/admin/login/route.tsx"),
    layout("web/admin/guard/route.tsx", { id: "admin/editor" }, [
      route("edit/*", "web/admin/editing/route.tsx"),
    ]),
    layout("web/admin/frame/route.tsx", [
      route("password-reset", "web/admin/password-reset/route.tsx"),
      layout("web/admin/guard/route.tsx", [
        index("web/admin/projects/route.tsx", { id: "admin/home" }),
        route("projects", "web/admin/projects/route.tsx"),
        route("projects/import", "web/admin/projects/import/route.tsx"),
        route("products", "web/admin/products/route.tsx"),
        route("products/:product", "web/admin/products/form/route.tsx"),
        route("pages", "web/admin/own-pages/route.tsx"),
        route("pages/import", "web/admin/own-pages/import/route.tsx"),
        route("pages/:page", "web/admin/own-pages/form/route.tsx"),
        route("inquiries", "web/admin/inquiries/route.tsx"),
        route("inquiries/webhooks", "web/admin/webhooks/route.tsx"),
        route("inquiries/figures", "web/admin/inquiries/figures/route.tsx"),
        route("inquiries/templates", "web/admin/inquiries/templates/route.tsx"),
        route("administrators", "web/admin/administrators/route.tsx"),
        route("account", "web/admin/account/route.tsx"),
        route("mail", "web/admin/mail/route.tsx"),
        route("start", "web/admin/start/route.tsx"),
        route("*", "web/admin/missing/route.tsx"),
      ]),
    ]),
  ];
}
