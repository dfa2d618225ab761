import { type Locale, pathIn } from "#domain/locale.ts";

interface SiteFilesProps {
  locale: Locale;
  feedTitle: string;
}

export function SiteFiles({ locale, feedTitle }: SiteFilesProps) {
  return (
    <>
      <link rel="manifest" href={pathIn(locale, "/site.webmanifest")} />
      <link rel="alternate" type="application/rss+xml" title={feedTitle} href={pathIn(locale, "/rss.xml")} />
    </>
  );
}
