import { type Locale, pathIn } from "#domain/locale.ts";

interface SiteFilesProps {
  locale: Locale;
  /** Title of the feed of projects. */
  feedTitle: string;
}

/** Files beside the pages that every document of a language points to: its manifest, and its feed of projects. */
export function SiteFiles({ locale, feedTitle }: SiteFilesProps) {
  return (
    <>
      <link rel="manifest" href={pathIn(locale, "/site.webmanifest")} />
      <link rel="alternate" type="application/rss+xml" title={feedTitle} href={pathIn(locale, "/rss.xml")} />
    </>
  );
}
