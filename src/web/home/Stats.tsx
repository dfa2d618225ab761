import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import type { home } from "#content/pages/home.ts";
import type { Locale } from "#domain/locale.ts";
import type { ProjectStats } from "#domain/projects/project.ts";

interface StatsProps {
  text: (typeof home)[Locale]["stats"];
  /** `null` if the database is unavailable: the tiles keep their loading text, and script retries. */
  stats: ProjectStats | null;
}

export function Stats({ text, stats }: StatsProps) {
  const counts = stats && {
    projects: stats.totalProjects,
    countries: stats.countryStats.length,
    cities: stats.cityCount,
  };
  if (stats?.totalProjects === 0 || text.items.length === 0) return null;
  return (
    <section
      id="stats"
      aria-label={text.title}
      {...(stats ? {} : { "data-awaited": "" })}
      className="border-line border-b"
    >
      <div className="page-width pt-10 pb-6">
        <ul className="grid grid-cols-[2fr_4fr_3fr] sm:grid-cols-3">
          {text.items.map((item) => (
            <li
              key={item.id}
              className="border-line not-first:border-l not-first:pl-3 not-last:pr-3 sm:py-4 sm:not-first:pl-8"
            >
              <p className="figures font-bold text-figure-s text-navy leading-tight tracking-[-0.035em]">
                {counts ? fill(item.value, { count: wholeNumber(counts[item.kind]) }) : text.loading}
              </p>
              <p className="mt-1 text-small text-muted leading-snug sm:text-compact">{item.label}</p>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-muted">{text.note}</p>
      </div>
    </section>
  );
}
