import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from "react-router";
import { colorsAddress, iconAddress } from "#content/brand/identity.ts";
import { paletteOf } from "#content/brand/palette.ts";
import { colors } from "#content/colors.ts";
import type { Content } from "#content/editing/defaults.ts";
import { headingFontAddress, headingLetters } from "#content/lookup/heading-letters.ts";
import { shared } from "#content/shared.ts";
import { inEach, type Locale, localeOf, locales, pathIn } from "#domain/locale.ts";
import styles from "#web/app.css?url";
import { assetsContext, contentContext } from "#web/context.ts";
import boldSyllables from "#web/fonts/heading-hangul.woff2?url";
import boldFont from "#web/fonts/heading-latin.woff2?url";
import shippedLetters from "#web/fonts/heading-letters.txt?raw";
import syllables from "#web/fonts/text-hangul.woff2?url";
import textFont from "#web/fonts/text-latin.woff2?url";
import { SiteFiles } from "#web/layout/SiteFiles.tsx";
import { SpeculationRules } from "#web/layout/SpeculationRules.tsx";
import { BrokenPipe } from "#web/not-found/BrokenPipe.tsx";
import { bleedingClass } from "#web/page/bleeding-class.ts";
import { HeaderEnd, RenderAfterHeader } from "#web/page/HeaderEnd.tsx";
import type { PageHandle } from "#web/page-handle.ts";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import type { Route } from "./+types/root";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { company, shared } = content;
  return {
    assets: context.get(assetsContext),
    feedTitle: inEach(locales, (locale) => feedTitle(shared[locale])),
    // Last, so that they override the site's styles.
    styles: [colorsAddress(company), headingFontAddress(headingLetters(content, shippedLetters))].filter(
      (address) => address !== undefined,
    ),
    themeColor: paletteOf(company.brand).ink,
    icons: icons.map(({ file, ...icon }) => ({ ...icon, href: iconAddress(company, file) })),
  };
}

const icons = [
  { rel: "icon", file: "favicon.svg", type: "image/svg+xml" },
  { rel: "icon", file: "favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", file: "apple-touch-icon.png" },
];

/** Preloaded: text uses these fonts only if they have loaded before the first paint. */
const earlyFonts = [textFont, boldFont];

/** Syllables of Korean text, in bold and in weight 400 (load-text-fonts.ts). */
const textFonts = `${boldSyllables} ${syllables}`;

function feedTitle({ siteName, navigation }: Content["shared"][Locale]): string {
  return `${siteName} ${navigation.projects.label}`;
}

/** Links of the document stay the same for as long as it is open. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The document. Public pages load the visitors' script alone; only pages that ask for it load React Router. */
export function Layout({ children }: { children: React.ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  const root = useRouteLoaderData<typeof loader>("root");
  const { assets, feedTitle } = root ?? {};
  const handle = usePageHandle();
  return (
    <html lang={locale} data-fonts={handle.hydrate !== true && locale === "ko" ? textFonts : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={root?.themeColor ?? colors.ink} />
        {handle.hydrate !== true && <RenderAfterHeader />}
        {handle.hydrate !== true &&
          earlyFonts.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
        <Meta />
        <Links />
        {root?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {root?.icons.map((icon) => (
          <link key={icon.href} {...icon} />
        ))}
        {assets?.developmentScript && <script type="module" src={assets.developmentScript} />}
        {handle.hydrate !== true && assets && <script type="module" src={assets.script} />}
        {handle.hydrate !== true && <SpeculationRules />}
        {handle.hydrate !== true && feedTitle && <SiteFiles locale={locale} feedTitle={feedTitle[locale]} />}
      </head>
      <body data-anchor-delay={handle.anchorDelayMs} data-no-anchor={handle.noAnchor && ""}>
        {children}
        {handle.hydrate === true && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The page of a failure: no detail reaches the visitor, the log has it. */
export function ErrorBoundary() {
  const locale = localeOf(useLocation().pathname);
  const { error, notFound } = shared[locale];
  return (
    <main className="on-dark relative min-h-screen bg-navy text-white">
      <title>{error.title}</title>
      <div className="page-width section-space">
        <div className="lg:w-1/2 lg:pr-12">
          <h1 className="heading-2">{error.title}</h1>
          <p className="mt-4 mb-8 text-moon">{error.description}</p>
          <ButtonLink href={pathIn(locale, "/")} variant="light">
            {error.home}
          </ButtonLink>
        </div>
      </div>
      <div className={`${bleedingClass} lg:w-1/2`}>
        <BrokenPipe label={notFound.drawing} />
      </div>
      <HeaderEnd />
    </main>
  );
}

/** The handles of the matched routes, inner ones winning. */
function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle));
}
