import type { Section, Term } from "#content/knowledge/article.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { ArrowRight } from "../ui/icons/visitor-icons.ts";
import { ArticleTable } from "./ArticleTable.tsx";
import { type Citations, Cited } from "./Cited.tsx";
import { Drawing } from "./figures/Drawing.tsx";

export interface OtherName {
  locale: Locale;
  title: string;
}

interface ArticleSectionProps {
  locale: Locale;
  section: Section;
  number: number;
  citations: Citations;
  otherNames: Readonly<Record<string, readonly OtherName[]>>;
}

export function ArticleSection({ locale, section, number, citations, otherNames }: ArticleSectionProps) {
  const { id, title, paragraphs, points, figure, table, terms, link } = section;
  return (
    <section id={id} className="scroll-mt-12 py-10 first:pt-0 last:pb-0">
      <h2 className="text-pretty text-2xl">
        <span className="figures mr-1 text-action">{number}.</span> <span>{title}</span>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3.5 max-w-[44rem] text-slate">
          <Cited text={paragraph} citations={citations} />
        </p>
      ))}
      {points && (
        <ul className="mt-4 max-w-[44rem] list-disc space-y-2 pl-5 text-slate marker:text-action">
          {points.map((point) => (
            <li key={point}>
              <Cited text={point} citations={citations} />
            </li>
          ))}
        </ul>
      )}
      {figure && <Drawing figure={figure} />}
      {table && <ArticleTable table={table} citations={citations} />}
      {terms && <Terms terms={terms} citations={citations} otherNames={otherNames} />}
      {link && (
        <p className="mt-6 print:hidden">
          <a
            href={pathIn(locale, link.href)}
            className="inline-flex items-center gap-1.5 py-1 font-semibold text-action hover:underline"
          >
            {link.label}
            <ArrowRight className="size-4 shrink-0" />
          </a>
        </p>
      )}
    </section>
  );
}

interface TermsProps extends Pick<ArticleSectionProps, "citations" | "otherNames"> {
  terms: readonly Term[];
}

function Terms({ terms, citations, otherNames }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <dl className="mt-6 border-line border-b">
      {terms.map(({ id, title, paragraphs }) => (
        <div
          key={id}
          id={id}
          className="grid scroll-mt-12 gap-x-8 gap-y-1 border-line border-t py-4 target:bg-action-soft sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-pretty font-semibold">
            <a href={`#${id}`} className="hover:text-action hover:underline">
              {title}
            </a>
            {otherNames[id]?.map((other) => (
              <span
                key={other.locale}
                lang={other.locale}
                className="block font-normal text-muted text-small"
              >
                {other.title}
              </span>
            ))}
          </dt>
          <dd className="space-y-2 text-slate">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Cited text={paragraph} citations={citations} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
