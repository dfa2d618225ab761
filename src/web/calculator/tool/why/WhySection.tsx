import { useMemo } from "react";
import type { WhyWords } from "#content/calculator/findings.ts";
import { quantityText } from "#content/figures/measures.ts";
import { oneDecimal, threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { demandChart } from "#documents/charts/demand-chart.ts";
import { pinchLg } from "#engine/design/pinch.ts";
import { crtFlowRate } from "#engine/method/heat-load.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { unbroken } from "../../ui/unbroken.ts";
import { ChartFigure } from "../chart/ChartFigure.tsx";
import { chartFileName, dutyLine } from "../chart/duty-line.ts";
import { Comparison } from "./Comparison.tsx";
import { ValidityBasis, type WhySectionProps } from "./ValidityBasis.tsx";

/** Derivation of the size: intersection of required KaV/L and tower characteristic. */
export function WhySection(props: WhySectionProps) {
  const { words, names, duty, units, capacity } = props;
  const { operatingPoint } = capacity;
  const model = useMemo(() => demandChart(duty, words.chart), [duty, words]);
  const pinch = pinchLg(duty);
  const shown = {
    lg: threeDecimals(operatingPoint.lg),
    kavl: threeDecimals(operatingPoint.kavl),
    pinch: threeDecimals(pinch),
  };
  return (
    <DesignSection
      id="design-why"
      title={words.title}
      figure={`${words.factor} ${threeDecimals(capacity.correctionFactor)}`}
      lead={unbroken(leadOf(props))}
      onPaper="whole"
    >
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr] print:grid-cols-2">
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
          <Comparison names={names} words={words.comparison} point={operatingPoint} />
          <p className="figures mt-5 rounded-card bg-mist px-4 py-3 text-compact">
            <span className="text-muted">{words.factor}</span>{" "}
            <span className="whitespace-nowrap">
              = 5 ÷ ({oneDecimal(capacity.range)} × {threeDecimals(operatingPoint.loading)})
            </span>{" "}
            <b className="whitespace-nowrap">= {threeDecimals(capacity.correctionFactor)}</b>
          </p>
          <p className="mt-5 text-compact">
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

/** Sentence on the size by flow alone, and the effect of the temperatures on it. */
function leadOf({ words, duty, capacity, units }: SectionProps<WhyWords>): string {
  const { loading } = capacity.operatingPoint;
  const kind = Math.abs(loading - 1) < 5e-4 ? "standard" : loading < 1 ? "harder" : "easier";
  return fill(words.lead[kind], {
    byFlow: quantityText(duty.flowRate / crtFlowRate, "size", units),
    flow: quantityText(crtFlowRate * loading, "flow", units),
    standardFlow: quantityText(crtFlowRate, "flow", units),
    final: quantityText(capacity.finalCRT, "size", units),
  });
}
