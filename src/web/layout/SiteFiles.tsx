import { shared } from "#content/shared.ts";
import { type Locale, pathIn } from "#domain/locale.ts";

/** Files beside the pages that every document of a language points to: its manifest, and its feed of projects. */
export function SiteFiles({ locale }: { locale: Locale }) {
  const { navigation, siteName } = shared[locale];
  return (
    <>
      <link rel="manifest" href={pathIn(locale, "/site.webmanifest")} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${siteName} ${navigation.projects.label}`}
        href={pathIn(locale, "/rss.xml")}
      />
    </>
  );
}
