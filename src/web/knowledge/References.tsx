import { type KnowledgeSource, type PublisherKind, sourceOf } from "#content/knowledge/sources.ts";
import { type Locale, pathIn } from "#domain/locale.ts";

interface ReferencesProps {
  locale: Locale;
  /** In the order of their numbers. */
  ids: readonly string[];
  words: { sources: string; openSource: string; publishers: Record<PublisherKind, string> };
}

/** List of sources, the target of the numbers in the text. */
export function References({ locale, ids, words }: ReferencesProps) {
  return (
    <section id="references" className="scroll-mt-12 py-10 last:pb-0">
      <h2 className="text-2xl">{words.sources}</h2>
      <ol className="mt-5 list-decimal space-y-2.5 pl-6 text-slate text-base marker:text-muted">
        {ids.map((id) => {
          const source = sourceOf(id);
          return source && <Reference key={id} id={id} source={source} locale={locale} words={words} />;
        })}
      </ol>
    </section>
  );
}

interface ReferenceProps {
  id: string;
  source: KnowledgeSource;
  locale: Locale;
  words: ReferencesProps["words"];
}

function Reference({ id, source: { kind, citation, language, href }, locale, words }: ReferenceProps) {
  const isInternal = href?.startsWith("/");
  return (
    <li id={`source-${id}`} className="scroll-mt-12 target:bg-action-soft">
      <cite id={`cited-${id}`} lang={language} className="not-italic">
        {typeof citation === "string" ? citation : citation[locale]}
      </cite>{" "}
      <span className="whitespace-nowrap text-muted">({words.publishers[kind]})</span>{" "}
      {href && (
        <a
          href={isInternal ? pathIn(locale, href) : href}
          {...(isInternal ? {} : { rel: "noopener" })}
          aria-describedby={`cited-${id}`}
          className="whitespace-nowrap text-action underline underline-offset-4"
        >
          {words.openSource}
        </a>
      )}
    </li>
  );
}
