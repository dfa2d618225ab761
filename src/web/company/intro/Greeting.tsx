import type { intro } from "#content/pages/intro.ts";
import type { Locale } from "#domain/locale.ts";

export function Greeting({ text }: { text: (typeof intro)[Locale]["greeting"] }) {
  const [opening, ...paragraphs] = text.paragraphs;
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <h2 className="heading-2">{text.title}</h2>
        <div className="max-w-[40em]">
          <p className="font-semibold text-statement text-navy leading-snug">{opening}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-slate lg:text-lg lg:leading-[1.8]">
              {paragraph}
            </p>
          ))}
          <p className="mt-9 border-line border-t pt-5 font-semibold">{text.signature}</p>
        </div>
      </div>
    </section>
  );
}
