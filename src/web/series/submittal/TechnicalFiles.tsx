import type { series } from "#content/pages/series.ts";
import { type StoredTechnicalFile, technicalFacts } from "#documents/submittal/file-facts.ts";
import type { Locale } from "#domain/locale.ts";
import { Download } from "../../ui/icons/visitor-icons.ts";
import { SectionHead } from "../../ui/SectionHead.tsx";

interface TechnicalFilesProps {
  locale: Locale;
  text: (typeof series)[Locale]["technicalFiles"];
  files: readonly StoredTechnicalFile[];
}

/** Certificates, test reports, manuals and drawings of a series, by their kind; nothing where there are none. */
export function TechnicalFiles({ locale, text, files }: TechnicalFilesProps) {
  if (files.length === 0) return null;
  const kinds = [...Map.groupBy(files, ({ kind }) => kind)];
  return (
    <section className="border-line border-t py-12 lg:py-16 print:hidden">
      <div className="page-width">
        <SectionHead id="files" title={text.title} description={text.description} />
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {kinds.map(([kind, own]) => (
            <div key={kind}>
              <h3 className="text-xl">{kind}</h3>
              <ul className="mt-2">
                {own.map((file) => (
                  <li key={file.href} className="border-line border-b py-2.5 last:border-b-0">
                    <a
                      href={file.href}
                      download
                      className="group inline-flex min-h-9 items-center gap-2 font-semibold text-action"
                    >
                      <Download className="size-4.5 shrink-0" />
                      <span className="underline-offset-4 group-hover:underline">{file.title}</span>
                    </a>
                    <p className="figures text-muted text-note">{technicalFacts(locale, file).join(", ")}</p>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
