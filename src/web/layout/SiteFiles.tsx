import { type Locale, pathIn } from "#domain/locale.ts";

interface SiteFilesProps {
  locale: Locale;
  /** Title of the projects' feed. */
  feedTitle: string;
}

/** Links of a document to the manifest and feed of its language. */
export function SiteFiles({ locale, feedTitle }: SiteFilesProps) {
  return (
    <>
      <link rel="manifest" href={pathIn(locale, "/site.webmanifest")} />
      <link rel="alternate" type="application/rss+xml" title={feedTitle} href={pathIn(locale, "/rss.xml")} />
    </>
  );
}
