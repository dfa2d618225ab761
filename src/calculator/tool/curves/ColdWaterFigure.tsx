import { useMemo } from "react";
import { oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { coldWaterChart } from "../../charts/cold-water-chart.ts";
import { chartUnits } from "../../charts/wet-bulb-chart.ts";
import { capabilityPercent, coldWaterFrom, hottestWater } from "../../engine/design/cold-water.ts";
import { minApproach } from "../../engine/duty/duty.ts";
import { told } from "../../figures/measures.ts";
import type { SectionProps } from "../../ui/section-props.ts";
import type { CurvesWords } from "../../words/findings.ts";
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
  const crt = told(towerCRT, "nominalSize", units);
  if (model === undefined) return <p className="text-compact text-muted">{fill(words.none, { crt })}</p>;
  return (
    <ChartFigure
      isAligned
      words={all.drawing}
      model={model}
      title={fill(words.title, { crt })}
      caption={captionOf(props)}
      description={fill(words.description, {
        wb: told(duty.wetBulbTemp, "temperature", units),
        asked: told(duty.coldWaterTemp, "temperature", units),
      })}
      source={dutyLine(all.drawing, duty, units)}
      fileName={chartFileName(`cold-water-${towerCRT}crt`, duty)}
    />
  );
}

function captionOf(props: ColdWaterFigureProps): string {
  const { words, duty, capacity, units } = props;
  const fixed = fill(words.coldWater.caption, {
    flow: told(duty.flowRate, "flow", units),
    range: told(capacity.range, "difference", units),
  });
  return `${fixed} ${answer(props)}`;
}

/** Outlet of the tower at the design wet bulb, compared with the required one. */
function answer({
  words: { coldWater: words },
  duty,
  capacity,
  units,
  towerCRT,
}: ColdWaterFigureProps): string {
  const { flowRate, wetBulbTemp, coldWaterTemp, height } = duty;
  const cold = coldWaterFrom({ crt: towerCRT, flowRate, height }, capacity.range, wetBulbTemp);
  if (cold === undefined)
    return fill(words.unanswered, { hottest: told(hottestWater, "temperature", units) });
  const difference = cold - coldWaterTemp;
  const kind = Math.abs(difference) < 0.05 ? "equal" : difference < 0 ? "colder" : "warmer";
  const answered = fill(words[kind], {
    wb: told(wetBulbTemp, "temperature", units),
    cold: told(cold, "temperature", units),
    difference: told(Math.abs(difference), "difference", units),
    capability: oneDecimal(capabilityPercent(towerCRT, capacity.finalCRT)),
  });
  const isClose = cold - wetBulbTemp < minApproach - 1e-9;
  const close = fill(words.close, { approach: told(minApproach, "difference", units) });
  return isClose ? `${answered} ${close}` : answered;
}
