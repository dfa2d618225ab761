import { useMemo, useState } from "react";
import { quantityText } from "#content/figures/measures.ts";
import { coldWaterFrom } from "#engine/design/cold-water.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { ColdWaterFigure, type ColdWaterFigureProps } from "./ColdWaterFigure.tsx";
import { WetBulbFigure } from "./WetBulbFigure.tsx";

/** Flows of the cold-water curves, per cent of the duty's flow, as acceptance tests require them. */
const flowPercents = ["90", "100", "110"] as const;

/** Curves of the size and of a tower's cold water against wet bulb. */
export function CurvesSection(props: ColdWaterFigureProps) {
  const { words, duty, capacity } = props;
  const [percent, setPercent] = useState<(typeof flowPercents)[number]>("100");
  const asked = useMemo(() => {
    const part = Number(percent) / 100;
    return part === 1
      ? { duty, capacity }
      : {
          duty: { ...duty, flowRate: duty.flowRate * part },
          capacity: { ...capacity, finalCRT: capacity.finalCRT * part },
        };
  }, [duty, capacity, percent]);
  return (
    <DesignSection
      id="design-curves"
      title={words.title}
      figure={figureOf(props)}
      lead={words.lead}
      onPaper="whole"
    >
      <div className="mb-8 flex lg:justify-end print:hidden">
        <Segments
          label={words.flow}
          options={flowPercents.map((value) => ({ value, label: `${value}%` }))}
          value={percent}
          onChange={setPercent}
        />
      </div>
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_auto] print:grid-cols-2">
        <WetBulbFigure {...props} />
        <ColdWaterFigure {...props} {...asked} />
      </div>
    </DesignSection>
  );
}

/** Cold water of the tower at the design wet bulb; empty outside the range of validity. */
function figureOf({ words, duty, capacity, units, towerCRT }: ColdWaterFigureProps): string {
  const { flowRate, wetBulbTemp, height: elevation } = duty;
  const cold = coldWaterFrom({ crt: towerCRT, flowRate, elevation }, capacity.range, wetBulbTemp);
  return cold === undefined ? "" : `${words.coldWater.coldWater} ${quantityText(cold, "temperature", units)}`;
}
