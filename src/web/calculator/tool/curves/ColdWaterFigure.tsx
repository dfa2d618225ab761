import { useMemo } from "react";
import type { CurvesWords } from "#content/calculator/findings.ts";
import { quantityText } from "#content/figures/measures.ts";
import { fill } from "#content/fill.ts";
import { coldWaterChart } from "#documents/charts/cold-water-chart.ts";
import { chartUnits } from "#documents/charts/wet-bulb-chart.ts";
import { capabilityFigure } from "#documents/sheet/plan/towers-verdict.ts";
import { coldWaterFrom, maxWaterTemp } from "#engine/design/cold-water.ts";
import { towerVerdict } from "#engine/design/towers/tower-verdict.ts";
import { minApproach } from "#engine/duty/duty.ts";
import type { SectionProps } from "../../ui/section-props.ts";
import { ChartFigure } from "../chart/ChartFigure.tsx";
import { chartFileName, dutyLine } from "../chart/duty-line.ts";

export interface ColdWaterFigureProps extends SectionProps<CurvesWords> {
  /** Total size of the tower whose cold water is drawn, all cells together, CRT. */
  towerCRT: number;
}

/** Cold water of one tower against wet bulb at three ranges, as in CTI performance curves. */
export function ColdWaterFigure(props: ColdWaterFigureProps) {
  const { words: all, duty, units, towerCRT } = props;
  const words = all.coldWater;
  const model = useMemo(
    () => coldWaterChart(duty, towerCRT, words, chartUnits(units)),
    [duty, towerCRT, words, units],
  );
  const crt = quantityText(towerCRT, "nominalSize", units);
  if (model === undefined) return <p className="text-compact text-muted">{fill(words.none, { crt })}</p>;
  return (
    <ChartFigure
      isAligned
      words={all.drawing}
      model={model}
      title={fill(words.title, { crt })}
      caption={captionOf(props)}
      description={fill(words.description, {
        wb: quantityText(duty.wetBulbTemp, "temperature", units),
        asked: quantityText(duty.coldWaterTemp, "temperature", units),
      })}
      source={dutyLine(all.drawing, duty, units)}
      fileName={chartFileName(`cold-water-${towerCRT}crt`, duty)}
    />
  );
}

function captionOf(props: ColdWaterFigureProps): string {
  const { words, duty, capacity, units } = props;
  const fixed = fill(words.coldWater.caption, {
    flow: quantityText(duty.flowRate, "flow", units),
    range: quantityText(capacity.range, "difference", units),
  });
  return `${fixed} ${resultText(props)}`;
}

/** Outlet of the tower at the design wet bulb, compared with the required one. */
function resultText({
  words: { coldWater: words },
  duty,
  capacity,
  units,
  towerCRT,
}: ColdWaterFigureProps): string {
  const { flowRate, wetBulbTemp, coldWaterTemp, height: elevation } = duty;
  const cold = coldWaterFrom({ crt: towerCRT, flowRate, elevation }, capacity.range, wetBulbTemp);
  if (cold === undefined)
    return fill(words.unanswered, { hottest: quantityText(maxWaterTemp, "temperature", units) });
  const difference = cold - coldWaterTemp;
  const kind = Math.abs(difference) < 0.05 ? "equal" : difference < 0 ? "colder" : "warmer";
  const answered = fill(words[kind], {
    wb: quantityText(wetBulbTemp, "temperature", units),
    cold: quantityText(cold, "temperature", units),
    difference: quantityText(Math.abs(difference), "difference", units),
    capability: capabilityFigure(towerVerdict(towerCRT, duty)),
  });
  const isClose = cold - wetBulbTemp < minApproach - 1e-9;
  const close = fill(words.close, { approach: quantityText(minApproach, "difference", units) });
  return isClose ? `${answered} ${close}` : answered;
}
