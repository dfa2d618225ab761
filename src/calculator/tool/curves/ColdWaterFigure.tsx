import { useMemo } from "react";
import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { coldWaterChart } from "../../charts/cold-water-chart.ts";
import { capabilityPercent, coldWaterFrom } from "../../engine/design/cold-water.ts";
import type { CapacityUnit } from "../../engine/design/units.ts";
import { smallestApproach } from "../../engine/duty/duty.ts";
import { ChartFigure } from "../chart/ChartFigure.tsx";
import { chartFileName, chartUnits, dutyLine } from "../chart/duty-line.ts";
import { capacitySigns, capacityText, differenceText, flowText, temperatureText } from "../units/measure.ts";
import type { CurvesSectionProps } from "./CurvesSection.tsx";

/** Cold water of one tower against wet bulb at three ranges, as CTI performance curves show it. */
export function ColdWaterFigure(props: CurvesSectionProps) {
  const { words: all, duty, units, towerCRT } = props;
  const words = all.coldWater;
  const model = useMemo(
    () => coldWaterChart(duty, towerCRT, words, chartUnits(units)),
    [duty, towerCRT, words, units],
  );
  const crt = towerText(towerCRT, units.capacity);
  if (model === undefined) return <p className="text-[15px] text-muted">{fill(words.none, { crt })}</p>;
  return (
    <ChartFigure
      isAligned
      words={all.drawing}
      model={model}
      title={fill(words.title, { crt })}
      caption={captionOf(props)}
      description={fill(words.description, {
        wb: temperatureText(duty.wetBulbTemp, units.temperature),
        asked: temperatureText(duty.coldWaterTemp, units.temperature),
      })}
      source={dutyLine(all.drawing, duty, units)}
      fileName={chartFileName(`cold-water-${towerCRT}crt`, duty)}
    />
  );
}

/** Nominal tons are whole: 866 CRT. */
function towerText(crt: number, unit: CapacityUnit): string {
  return unit === "CRT" ? `${enteredFigure(crt)} ${capacitySigns.CRT}` : capacityText(crt, unit);
}

function captionOf(props: CurvesSectionProps): string {
  const { words, duty, capacity, units } = props;
  const fixed = fill(words.coldWater.caption, {
    flow: flowText(duty.flowRate, units.flow),
    range: differenceText(capacity.range, units.temperature),
  });
  return `${fixed} ${answer(props)}`;
}

/** What the tower does at the design wet bulb, against what is asked of it. */
function answer({
  words: { coldWater: words },
  duty,
  capacity,
  units,
  towerCRT,
}: CurvesSectionProps): string {
  const { flowRate, wetBulbTemp, coldWaterTemp } = duty;
  const cold = coldWaterFrom({ crt: towerCRT, flowRate }, capacity.range, wetBulbTemp);
  if (cold === undefined) return fill(words.unanswered, { hottest: temperatureText(50, units.temperature) });
  const difference = cold - coldWaterTemp;
  const kind = Math.abs(difference) < 0.05 ? "equal" : difference < 0 ? "colder" : "warmer";
  const told = fill(words[kind], {
    wb: temperatureText(wetBulbTemp, units.temperature),
    cold: temperatureText(cold, units.temperature),
    difference: differenceText(Math.abs(difference), units.temperature),
    capability: oneDecimal(capabilityPercent(towerCRT, capacity.finalCRT)),
  });
  const isClose = cold - wetBulbTemp < smallestApproach - 1e-9;
  const close = fill(words.close, { approach: differenceText(smallestApproach, units.temperature) });
  return isClose ? `${told} ${close}` : told;
}
