import type { ProjectStats } from "#domain/projects/project.ts";
import { counted, type GalleryWords } from "../project-list/look/gallery-words.ts";

interface StatTilesProps {
  text: GalleryWords["stats"];
  /** Absent while the figures are loading or after a failure: the tiles then keep their loading text. */
  stats: ProjectStats | undefined;
}

export function StatTiles({ text, stats }: StatTilesProps) {
  const counts = stats && {
    projects: stats.totalProjects,
    countries: stats.countryStats.length,
    cities: stats.cityCount,
  };
  return (
    <section aria-label={text.label} className="page-width pb-10 lg:pb-14">
      <dl className="grid grid-cols-[auto_auto_auto] border-line border-t pt-5 sm:grid-cols-3 lg:pt-8">
        {text.tiles.map((tile) => (
          <div
            key={tile.id}
            className="flex flex-col-reverse justify-end border-line not-first:border-l not-first:pl-3 not-last:pr-3 sm:not-first:pl-8"
          >
            <dt className="mt-1 text-small text-muted leading-snug sm:text-compact">{tile.label}</dt>
            <dd className="figures font-bold text-figure-s text-navy leading-tight tracking-[-0.035em]">
              {counts ? counted(tile.value, counts[tile.id]) : text.loading}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
