import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import type { Locale } from "#domain/locale.ts";

/** The site's table of contents. Every public page exists in both languages, under one module. */
export default [
  ...site("ko"),
  ...prefix("en", site("en")),
  ...prefix("sd_admin", [layout("admin/route.tsx", administration())]),
  route("robots.txt", "seo/robots-route.ts"),
  route("sitemap.xml", "seo/sitemap-route.ts"),
] satisfies RouteConfig;

function site(locale: Locale) {
  const id = (page: string) => ({ id: `${locale}/${page}` });
  return [
    layout("layout/route.tsx", id("layout"), [
      index("home/route.tsx", id("home")),
      route("company/intro", "company/intro/route.tsx", id("intro")),
      route("company/history", "company/history/route.tsx", id("history")),
      route("company/contact", "company/contact/route.tsx", id("contact")),
      route("projects/gallery", "gallery/route.tsx", id("gallery")),
      route("resources/calculator", "calculator/route.tsx", id("calculator")),
      route("resources/calculator/method", "calculator/method/route.tsx", id("method")),
      route("resources/calculator/sheet", "calculator/sheet/route.tsx", id("sheet")),
      route("products/industrial", "industrial/route.tsx", id("industrial")),
      route("products/package", "package/route.tsx", id("package")),
      route("products/water-treatment", "water-treatment/route.tsx", id("water-treatment")),
      route("resources/catalog", "catalog/route.tsx", id("catalog")),
      route("privacy", "privacy/route.tsx", id("privacy")),
      // Where the form of the home page goes without script; with its parameter it is not listed as a page.
      route("inquiry/:step?", "inquiry/route.tsx", id("inquiry")),
      route("*", "not-found/route.tsx", id("not-found")),
    ]),
    route("rss.xml", "seo/rss-route.ts", id("rss")),
    route("site.webmanifest", "seo/webmanifest-route.ts", id("webmanifest")),
  ];
}

/** Korean only. The list of projects is also where the area begins. */
function administration() {
  return [
    route("login", "admin/login/route.tsx"),
    layout("admin/frame/route.tsx", [
      route("password-reset", "admin/password-reset/route.tsx"),
      layout("admin/guard/route.tsx", [
        index("admin/projects/route.tsx", { id: "admin/home" }),
        route("projects", "admin/projects/route.tsx"),
        route("inquiries", "admin/inquiries/route.tsx"),
        route("account", "admin/account/route.tsx"),
      ]),
    ]),
  ];
}
