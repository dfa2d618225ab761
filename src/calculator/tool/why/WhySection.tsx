import { useMemo } from "react";
import { oneDecimal, threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { demandChart } from "../../charts/demand-chart.ts";
import { pinchLg } from "../../engine/design/pinch.ts";
import { crtFlowRate } from "../../engine/method/heat-load.ts";
import type { WhyWords } from "../../words/ko/why.ts";
import { ChartFigure } from "../chart/ChartFigure.tsx";
import { chartFileName, dutyLine } from "../chart/duty-line.ts";
import { unbroken } from "../chart/unbroken.ts";
import { DesignSection } from "../DesignSection.tsx";
import type { SectionProps } from "../section-props.ts";
import { capacityText, flowText } from "../units/measure.ts";
import { Comparison } from "./Comparison.tsx";
import { ValidityBasis } from "./ValidityBasis.tsx";

/** Why the size is what it is: where the duty's demand crosses the tower's characteristic, against standard conditions. */
export function WhySection(props: SectionProps<WhyWords>) {
  const { words, duty, units, capacity } = props;
  const { operatingPoint } = capacity;
  const model = useMemo(() => demandChart(duty, words.chart), [duty, words]);
  const pinch = pinchLg(duty);
  const shown = {
    lg: threeDecimals(operatingPoint.lg),
    kavl: threeDecimals(operatingPoint.kavl),
    pinch: threeDecimals(pinch),
  };
  return (
    <DesignSection id="design-why" title={words.title} lead={unbroken(leadOf(props))}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <ChartFigure
          words={words.drawing}
          model={model}
          title={words.chart.title}
          caption={words.chart.caption}
          description={fill(words.chart.description, shown)}
          source={dutyLine(words.drawing, duty, units)}
          fileName={chartFileName("demand", duty)}
        />
        <div>
          <Comparison words={words.comparison} point={operatingPoint} />
          <p className="figures mt-5 rounded-card bg-mist px-4 py-3 text-[15px]">
            <span className="text-muted">{words.factor}</span>{" "}
            <span className="whitespace-nowrap">
              = 5 ÷ ({oneDecimal(capacity.range)} × {threeDecimals(operatingPoint.loading)})
            </span>{" "}
            <b className="whitespace-nowrap">= {threeDecimals(capacity.correctionFactor)}</b>
          </p>
          <p className="mt-5 text-[15px]">
            {fill(words.pinch, {
              pinch: shown.pinch,
              percent: Math.round((100 * operatingPoint.lg) / pinch),
            })}
          </p>
        </div>
      </div>
      <ValidityBasis {...props} />
    </DesignSection>
  );
}

/** What the water alone would suggest, and what the temperatures make of it. */
function leadOf({ words, duty, capacity, units }: SectionProps<WhyWords>): string {
  const { loading } = capacity.operatingPoint;
  const kind = Math.abs(loading - 1) < 5e-4 ? "standard" : loading < 1 ? "harder" : "easier";
  return fill(words.lead[kind], {
    byFlow: capacityText(duty.flowRate / crtFlowRate, units.capacity),
    flow: flowText(crtFlowRate * loading, units.flow),
    standardFlow: flowText(crtFlowRate, units.flow),
    final: capacityText(capacity.finalCRT, units.capacity),
  });
}
