import { fill } from "#content/fill.ts";
import type { history } from "#content/pages/history.ts";
import type { Locale } from "#domain/locale.ts";
import { byDecade } from "./decades.ts";

type TimelineWords = (typeof history)[Locale]["timeline"];
type Year = TimelineWords["years"][number];

/** The years as a list along a line, newest first, with the decades beside it to jump to. */
export function Timeline({ text }: { text: TimelineWords }) {
  const decades = byDecade(text.years);
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 id="timeline" className="heading-2">
            {text.title}
          </h2>
          <ul
            aria-labelledby="timeline"
            className="figures mt-6 flex flex-wrap gap-x-6 font-semibold text-muted lg:mt-8 lg:flex-col lg:gap-1"
          >
            {decades.map(({ decade }) => (
              <li key={decade}>
                <a
                  href={`#decade-${decade}`}
                  className="inline-block py-1 hover:text-action hover:underline lg:text-lg"
                >
                  {fill(text.decade, { decade })}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          {decades.map(({ decade, years }) => (
            <section key={decade} id={`decade-${decade}`} className="scroll-mt-24 not-first:mt-14">
              <h3 className="figures mb-7 text-small text-action tracking-[0.04em]">
                {fill(text.decade, { decade })}
              </h3>
              <ol reversed className="border-line border-l-2">
                {years.map((year) => (
                  <YearEntry key={year.id} year={year} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function YearEntry({ year }: { year: Year }) {
  return (
    <li className="relative grid gap-x-8 gap-y-2 pb-9 pl-7 last:pb-1 sm:grid-cols-[6.5rem_1fr] sm:pl-9">
      <span
        aria-hidden="true"
        className="absolute top-2.5 -left-[7px] size-3 rounded-full border-2 border-action bg-white"
      />
      <h4 className="figures font-bold text-2xl text-navy leading-snug tracking-[-0.03em]">
        <time dateTime={String(year.year)}>{year.year}</time>
      </h4>
      <ul className="space-y-2.5 sm:pt-1">
        {year.events.map((event) => (
          <li
            key={event.text}
            className="grid grid-cols-[3.25rem_1fr] gap-x-3 lang-en:grid-cols-[5.75rem_1fr]"
          >
            <span className="figures text-muted">{event.month}</span>
            <span className="text-balance">{event.text}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
