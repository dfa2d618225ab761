import { ChevronDown, Download } from "lucide-react";
import type { series } from "#content/pages/series.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { SectionHead } from "../ui/SectionHead.tsx";
import { tenderFile } from "./product-files.ts";

type TenderWords = (typeof series)[Locale]["tender"];

interface TenderProps {
  locale: Locale;
  text: TenderWords;
  versions: readonly { language: Locale; words: TenderWords; text: string }[];
  /** Of the product's page. */
  href: string;
}

/** The text for a specification in each language, the page's own open; a click selects all of it, without script. */
export function Tender({ locale, text, versions, href }: TenderProps) {
  return (
    <section className="section-space border-line border-t print:hidden">
      <div className="page-width">
        <SectionHead id="tender" title={text.title} description={text.description} />
        {versions.map((version) => (
          <details
            key={version.language}
            open={version.language === locale}
            className="group border-line border-t last:border-b"
          >
            <summary
              lang={version.language}
              className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold hover:text-action"
            >
              {version.words.language}
              <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
            </summary>
            <div lang={version.language} className="pb-6">
              <pre className="select-all whitespace-pre-wrap rounded-card bg-mist p-5 font-sans text-compact leading-relaxed">
                {version.text}
              </pre>
              <p className="mt-3">
                <a
                  href={`${pathIn(version.language, href)}/${tenderFile}`}
                  download
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-action text-compact hover:underline"
                >
                  <Download aria-hidden="true" className="size-4" />
                  {version.words.download}
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
