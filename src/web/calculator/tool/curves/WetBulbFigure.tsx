import { useMemo } from "react";
import type { CurvesWords } from "#content/calculator/findings.ts";
import { quantityText, temperatureSigns } from "#content/figures/measures.ts";
import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { chartUnits, wetBulbChart } from "#documents/charts/wet-bulb-chart.ts";
import { fromTemperatureDifference } from "#engine/design/units.ts";
import { checkDuty, minApproach } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { capacity as capacityOf } from "#engine/method/capacity.ts";
import { sizeToSelect } from "#engine/method/size-to-select.ts";
import type { SectionProps } from "../../ui/section-props.ts";
import { ChartFigure } from "../chart/ChartFigure.tsx";
import { chartFileName, dutyLine } from "../chart/duty-line.ts";

/** Tower size against wet bulb at otherwise unchanged inputs. */
export function WetBulbFigure(props: SectionProps<CurvesWords>) {
  const { words, duty, capacity, units } = props;
  const model = useMemo(() => wetBulbChart(duty, words.wetBulb, chartUnits(units)), [duty, words, units]);
  return (
    <ChartFigure
      isAligned
      words={words.drawing}
      model={model}
      title={words.wetBulb.title}
      caption={captionOf(props)}
      description={fill(words.wetBulb.description, {
        wb: quantityText(duty.wetBulbTemp, "temperature", units),
        final: quantityText(capacity.finalCRT, "size", units),
      })}
      source={dutyLine(words.drawing, duty, units)}
      fileName={chartFileName("wet-bulb", duty)}
    />
  );
}

function captionOf({ words: { wetBulb: words }, duty, capacity, units }: SectionProps<CurvesWords>): string {
  const isFloorDrawn =
    sizeToSelect(duty.flowRate, 0).hydraulicCRT >
    capacityOf({ ...duty, wetBulbTemp: dutyInputs.wetBulbTemp.lowest }).finalCRT;
  const fixed = fill(words.caption, {
    flow: quantityText(duty.flowRate, "flow", units),
    hot: quantityText(duty.hotWaterTemp, "temperature", units),
    cold: quantityText(duty.coldWaterTemp, "temperature", units),
  });
  return [fixed, oneMore(words, { duty, capacity, units }), isFloorDrawn ? words.floorNote : ""]
    .filter(Boolean)
    .join(" ");
}

/** Sentence on the effect of one more degree of wet bulb; empty at the end of the range of validity. */
function oneMore(
  words: CurvesWords["wetBulb"],
  { duty, capacity, units }: Pick<SectionProps<CurvesWords>, "duty" | "capacity" | "units">,
): string {
  const degree = fromTemperatureDifference(1, units.temperature);
  const step = `${enteredFigure(degree)} ${temperatureSigns[units.temperature]}`;
  const warmer = { ...duty, wetBulbTemp: duty.wetBulbTemp + 1 };
  const [broken] = checkDuty(warmer);
  if (broken?.rule === "approach") {
    return fill(words.last, { step, approach: quantityText(minApproach, "difference", units) });
  }
  if (broken) return "";
  const percent = oneDecimal(100 * (capacityOf(warmer).finalCRT / capacity.finalCRT - 1));
  return fill(words.oneMore, { step, percent });
}
