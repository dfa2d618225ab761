import { iconAddress } from "#content/brand/identity.ts";
import { paletteOf } from "#content/brand/palette.ts";
import type { Content } from "#content/editing/defaults.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { contentContext } from "../context.ts";
import type { Route } from "./+types/webmanifest-route";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return new Response(JSON.stringify(webManifest(locale, context.get(contentContext))), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}

function webManifest(locale: Locale, { company, home, shared }: Content) {
  const { siteName } = shared[locale];
  const palette = paletteOf(company.brand);
  const icon = (file: string, size: number) => ({
    src: iconAddress(company, file),
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return {
    name: siteName,
    short_name: siteName,
    description: home[locale].meta.description,
    lang: locale,
    start_url: pathIn(locale, "/"),
    scope: "/",
    display: "browser",
    background_color: palette.white,
    theme_color: palette.ink,
    icons: [
      icon("icon-192.png", 192),
      icon("icon-512.png", 512),
      { ...icon("icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
}
