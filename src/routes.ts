import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import type { Locale } from "#domain/locale.ts";

/** The site's table of contents. Every public page exists in both languages, under one module. */
export default [
  ...site("ko"),
  ...prefix("en", site("en")),
  ...prefix("sd_admin", [layout("web/admin/route.tsx", administration())]),
  route("robots.txt", "web/seo/robots-route.ts"),
  route("sitemap.xml", "web/seo/sitemap-route.ts"),
] satisfies RouteConfig;

function site(locale: Locale) {
  const id = (page: string) => ({ id: `${locale}/${page}` });
  return [
    layout("web/layout/route.tsx", id("layout"), [
      index("web/home/route.tsx", id("home")),
      route("company/intro", "web/company/intro/route.tsx", id("intro")),
      route("company/history", "web/company/history/route.tsx", id("history")),
      route("company/contact", "web/company/contact/route.tsx", id("contact")),
      route("projects/gallery", "web/gallery/route.tsx", id("gallery")),
      route("resources/calculator", "calculator/page/route.tsx", id("calculator")),
      route("resources/calculator/method", "calculator/method/route.tsx", id("method")),
      route("resources/calculator/sheet", "calculator/sheet/page/route.tsx", id("sheet")),
      route("products/industrial", "web/industrial/route.tsx", id("industrial")),
      route("products/package", "web/package/route.tsx", id("package")),
      route("products/water-treatment", "web/water-treatment/route.tsx", id("water-treatment")),
      route("resources/catalog", "web/catalog/route.tsx", id("catalog")),
      route("privacy", "web/privacy/route.tsx", id("privacy")),
      // Where the form of the home page goes without script; with its parameter it is not listed as a page.
      route("inquiry/:step?", "web/inquiries/route.tsx", id("inquiry")),
      route("*", "web/not-found/route.tsx", id("not-found")),
    ]),
    route("rss.xml", "web/seo/rss-route.ts", id("rss")),
    route("site.webmanifest", "web/seo/webmanifest-route.ts", id("webmanifest")),
  ];
}

/** Korean only. The list of projects is also where the area begins. */
function administration() {
  return [
    route("login", "web/admin/login/route.tsx"),
    layout("web/admin/frame/route.tsx", [
      route("password-reset", "web/admin/password-reset/route.tsx"),
      layout("web/admin/guard/route.tsx", [
        index("web/admin/projects/route.tsx", { id: "admin/home" }),
        route("projects", "web/admin/projects/route.tsx"),
        route("inquiries", "web/admin/inquiries/route.tsx"),
        route("account", "web/admin/account/route.tsx"),
      ]),
    ]),
  ];
}
