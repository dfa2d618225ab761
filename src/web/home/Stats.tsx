import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import type { home } from "#content/pages/home.ts";
import type { Locale } from "#domain/locale.ts";
import type { ProjectStats } from "#domain/projects/project.ts";
import { StatRow, statCounts } from "../project-list/StatRow.tsx";

interface StatsProps {
  text: (typeof home)[Locale]["stats"];
  /** `null` if the database is unavailable: the tiles keep their loading text, and script retries. */
  stats: ProjectStats | null;
}

export function Stats({ text, stats }: StatsProps) {
  const counts = stats && statCounts(stats);
  if (stats?.totalProjects === 0 || text.items.length === 0) return null;
  return (
    <section
      id="stats"
      aria-label={text.title}
      {...(stats ? {} : { "data-awaited": "" })}
      className="border-line border-b"
    >
      <div className="page-width pt-10 pb-6">
        <StatRow
          tiles={text.items}
          figureOf={({ kind, value }) =>
            counts ? fill(value, { count: wholeNumber(counts[kind]) }) : text.loading
          }
          className="sm:py-4"
        />
        <p className="mt-3 text-small text-muted">{text.note}</p>
      </div>
    </section>
  );
}
