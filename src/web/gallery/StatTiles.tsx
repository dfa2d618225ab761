import type { ProjectStats } from "#domain/projects/project.ts";
import { counted, type GalleryWords } from "../project-list/look/gallery-words.ts";

interface StatTilesProps {
  text: GalleryWords["stats"];
  /** Absent while the figures are loading or after a failure: the tiles then keep their loading text. */
  stats: ProjectStats | undefined;
}

/** The number stands before its label in the document, too: reversing them by CSS shifts the layout while the page loads. */
export function StatTiles({ text, stats }: StatTilesProps) {
  const counts = stats && {
    projects: stats.totalProjects,
    countries: stats.countryStats.length,
    cities: stats.cityCount,
  };
  return (
    <section aria-label={text.label} className="page-width pb-10 lg:pb-14">
      <ul className="grid grid-cols-[2fr_4fr_3fr] border-line border-t pt-5 sm:grid-cols-3 lg:pt-8">
        {text.tiles.map((tile) => (
          <li
            key={tile.id}
            className="border-line not-first:border-l not-first:pl-3 not-last:pr-3 sm:not-first:pl-8"
          >
            <p className="figures font-bold text-figure-s text-navy leading-tight tracking-[-0.035em]">
              {counts ? counted(tile.value, counts[tile.id]) : text.loading}
            </p>
            <p className="mt-1 text-small text-muted leading-snug sm:text-compact">{tile.label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
