import type { waterTreatment } from "#content/pages/water-treatment.ts";
import type { Locale } from "#domain/locale.ts";
import type { ArticleLink } from "../further-reading/article-links.ts";
import { ReadOn } from "../further-reading/ReadOn.tsx";
import { SectionHead } from "../ui/SectionHead.tsx";

type NeedWords = (typeof waterTreatment)[Locale]["need"];

export function Need({ text, reading }: { text: NeedWords; reading: readonly ArticleLink[] }) {
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead title={text.title} description={text.description} />
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          <Roles words={text.physical} />
          <Roles words={text.chemical} />
        </div>
        <ReadOn links={reading} className="mt-8" />
      </div>
    </section>
  );
}

function Roles({ words }: { words: NeedWords["physical"] | NeedWords["chemical"] }) {
  if (words.items.length === 0) return null;
  return (
    <div>
      <h3 className="border-navy border-b-2 pb-3.5 text-xl">{words.title}</h3>
      <dl>
        {words.items.map((item) => (
          <div key={item.id} className="border-line border-b py-4.5">
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-1 text-pretty text-muted">{item.description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
