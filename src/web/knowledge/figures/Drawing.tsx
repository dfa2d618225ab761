import type { ComponentType } from "react";
import type { Figure } from "#content/knowledge/article.ts";
import { Cycles } from "./Cycles.tsx";
import { Distance } from "./Distance.tsx";
import { Fills } from "./Fills.tsx";
import { Fouling } from "./Fouling.tsx";
import { Growth } from "./Growth.tsx";
import { Ladder } from "./Ladder.tsx";
import { PlumeChart } from "./PlumeChart.tsx";
import { TowerTypes } from "./TowerTypes.tsx";
import { Freezing } from "./tower/Freezing.tsx";
import { Ice } from "./tower/Ice.tsx";
import { Noise } from "./tower/Noise.tsx";
import { Remedies } from "./tower/Remedies.tsx";

/** Drawings as wide as their column, and charts, which are narrower. */
const drawings: Record<
  Figure["kind"],
  { Shape: ComponentType<{ labels: readonly string[] }>; isChart?: true }
> = {
  types: { Shape: TowerTypes },
  ladder: { Shape: Ladder, isChart: true },
  plume: { Shape: PlumeChart, isChart: true },
  cycles: { Shape: Cycles, isChart: true },
  fouling: { Shape: Fouling },
  fills: { Shape: Fills },
  freezing: { Shape: Freezing },
  ice: { Shape: Ice },
  noise: { Shape: Noise },
  remedies: { Shape: Remedies },
  growth: { Shape: Growth, isChart: true },
  distance: { Shape: Distance, isChart: true },
};

export function Drawing({ figure: { kind, caption, description, labels } }: { figure: Figure }) {
  const { Shape, isChart } = drawings[kind];
  return (
    <figure className="mt-7">
      <div role="img" aria-label={description} className="rounded-card bg-mist p-4 sm:p-8">
        <div className={isChart && "mx-auto max-w-[44rem]"}>
          <Shape labels={labels} />
        </div>
      </div>
      <figcaption className="mt-3 max-w-[44rem] text-muted text-small">{caption}</figcaption>
    </figure>
  );
}
