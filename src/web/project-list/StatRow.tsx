import type { ProjectStats } from "#domain/projects/project.ts";

interface StatRowProps<Tile> {
  tiles: readonly Tile[];
  /** Figure with its unit, or the loading text. */
  figureOf: (tile: Tile) => string;
  className: string;
}

/**
 * Figures of the projects in one row, on phones too. The number stands before its label in the document: reversing them
 * by CSS shifts the layout while the page loads.
 */
export function StatRow<Tile extends { id: string; label: string }>(row: StatRowProps<Tile>) {
  return (
    <ul className={`grid grid-cols-[2fr_4fr_3fr] sm:grid-cols-3 ${row.className}`}>
      {row.tiles.map((tile) => (
        <li
          key={tile.id}
          className="border-line not-first:border-l not-first:pl-3 not-last:pr-3 sm:not-first:pl-8"
        >
          <p className="figures font-bold text-figure-s text-navy leading-tight tracking-[-0.035em]">
            {row.figureOf(tile)}
          </p>
          <p className="mt-1 text-small text-muted leading-snug sm:text-compact">{tile.label}</p>
        </li>
      ))}
    </ul>
  );
}

/** Counts of projects, countries and cities. */
export function statCounts({ totalProjects, countryStats, cityCount }: ProjectStats) {
  return { projects: totalProjects, countries: countryStats.length, cities: cityCount };
}
