import type { ProjectStats } from "#domain/projects/project.ts";
import { counted, type GalleryWords } from "../project-list/gallery-words.ts";
import { StatRow, statCounts } from "../project-list/StatRow.tsx";

interface StatTilesProps {
  text: GalleryWords["stats"];
  /** Absent while the figures are loading or after a failure: the tiles then keep their loading text. */
  stats: ProjectStats | undefined;
}

export function StatTiles({ text, stats }: StatTilesProps) {
  const counts = stats && statCounts(stats);
  return (
    <section aria-label={text.label} className="page-width pb-10 lg:pb-14">
      <StatRow
        tiles={text.tiles}
        figureOf={({ id, value }) => (counts ? counted(value, counts[id]) : text.loading)}
        className="border-line border-t pt-5 lg:pt-8"
      />
    </section>
  );
}
