import { fill } from "#content/fill.ts";
import type { history } from "#content/pages/history.ts";
import type { Locale } from "#domain/locale.ts";
import { Picture } from "../../pictures/Picture.tsx";
import { byDecade } from "./decades.ts";

type TimelineWords = (typeof history)[Locale]["timeline"];
type Year = TimelineWords["years"][number];

/** Timeline of the years, newest first, each decade beside a picture of a project from it. */
export function Timeline({ text, renderNote }: { text: TimelineWords; renderNote: string }) {
  const decades = byDecade(text.years.filter(({ events }) => events.length > 0));
  if (decades.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3 border-ink border-b-2 pb-5">
          <h2 id="timeline" className="heading-2">
            {text.title}
          </h2>
          <ul aria-labelledby="timeline" className="figures flex flex-wrap gap-x-6 font-semibold text-muted">
            {decades.map(({ decade }) => (
              <li key={decade}>
                <a href={`#decade-${decade}`} className="inline-block py-1 hover:text-action hover:underline">
                  {fill(text.decade, { decade })}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {decades.map(({ decade, years }) => (
          <section
            key={decade}
            id={`decade-${decade}`}
            className="grid gap-x-12 gap-y-8 scroll-mt-4 border-line py-10 not-last:border-b lg:grid-cols-[5fr_7fr] lg:py-14"
          >
            <div className="lg:sticky lg:top-28 lg:self-start">
              <h3 className="figures text-part text-navy">{fill(text.decade, { decade })}</h3>
              <DecadePicture picture={text.pictures.find(({ id }) => id === String(decade))} />
            </div>
            <ol reversed className="border-line border-l-2">
              {years.map((year) => (
                <YearEntry key={year.id} year={year} />
              ))}
            </ol>
          </section>
        ))}
        <p className="mt-5 text-muted text-sm">{renderNote}</p>
      </div>
    </section>
  );
}

function DecadePicture({ picture }: { picture: TimelineWords["pictures"][number] | undefined }) {
  if (picture === undefined) return null;
  return (
    <figure className="mt-4">
      <Picture
        picture={picture.picture}
        alt={picture.alt}
        sizes="(min-width: 1280px) 480px, (min-width: 1024px) 38vw, calc(100vw - 40px)"
        className="aspect-16/10 w-full rounded-card object-cover"
      />
      <figcaption className="mt-2 text-muted text-sm">{picture.caption}</figcaption>
    </figure>
  );
}

function YearEntry({ year }: { year: Year }) {
  const hasMonths = year.events.some(({ month }) => month !== "");
  const columns = hasMonths
    ? "min-[17rem]:grid-cols-[3.25rem_1fr] min-[17rem]:lang-en:grid-cols-[5.75rem_1fr]"
    : "";
  return (
    <li className="relative grid gap-x-8 gap-y-2 pb-10 pl-7 last:pb-1 sm:grid-cols-[6.5rem_1fr] sm:pl-9">
      <span
        aria-hidden="true"
        className="absolute top-2.5 -left-[7px] size-3 rounded-full border-2 border-action bg-white"
      />
      <h4 className="figures font-bold text-2xl text-navy leading-snug tracking-[-0.03em]">
        <time dateTime={String(year.year)}>{year.year}</time>
      </h4>
      <ul className="space-y-2.5 sm:pt-1">
        {year.events.map((event) => (
          <li key={event.text} className={`grid gap-x-3 ${columns}`}>
            {hasMonths && <span className="figures text-muted">{event.month}</span>}
            <span className="text-balance">{event.text}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
