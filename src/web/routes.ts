import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import type { Locale } from "#domain/locale.ts";

/** The site's table of contents. Every public page exists in both languages, under one module. */
export default [...site("ko"), ...prefix("en", site("en"))] satisfies RouteConfig;

function site(locale: Locale) {
  const id = (page: string) => ({ id: `${locale}/${page}` });
  return [
    layout("layout/route.tsx", id("layout"), [
      index("home/route.tsx", id("home")),
      route("projects/gallery", "gallery/route.tsx", id("gallery")),
      route("resources/calculator", "calculator/route.tsx", id("calculator")),
      route("products/industrial", "industrial/route.tsx", id("industrial")),
      route("products/package", "package/route.tsx", id("package")),
      route("products/water-treatment", "water-treatment/route.tsx", id("water-treatment")),
      route("resources/catalog", "catalog/route.tsx", id("catalog")),
      route("*", "not-found/route.tsx", id("not-found")),
    ]),
  ];
}
