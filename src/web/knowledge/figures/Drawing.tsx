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

const drawings: Record<
  Figure["kind"],
  { Shape: ComponentType<{ labels: readonly string[] }>; size?: string }
> = {
  types: { Shape: TowerTypes },
  ladder: { Shape: Ladder, size: "max-w-72" },
  plume: { Shape: PlumeChart, size: "max-w-[22em]" },
  cycles: { Shape: Cycles, size: "max-w-[22em]" },
  fouling: { Shape: Fouling },
  fills: { Shape: Fills },
  freezing: { Shape: Freezing },
  ice: { Shape: Ice },
  noise: { Shape: Noise },
  remedies: { Shape: Remedies },
  growth: { Shape: Growth, size: "max-w-[22em]" },
  distance: { Shape: Distance, size: "max-w-[22em]" },
};

export function Drawing({ figure: { kind, caption, description, labels } }: { figure: Figure }) {
  const { Shape, size = "" } = drawings[kind];
  return (
    <figure className="mt-7">
      <div role="img" aria-label={description} className="rounded-card bg-mist p-4 sm:p-8">
        <div className={`mx-auto ${size}`}>
          <Shape labels={labels} />
        </div>
      </div>
      <figcaption className="mt-3 max-w-[44rem] text-muted text-small">{caption}</figcaption>
    </figure>
  );
}
