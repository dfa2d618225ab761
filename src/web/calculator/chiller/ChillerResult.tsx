import type { ChillerWords } from "#content/calculator/chiller/chiller.ts";
import { dutyFigures } from "#content/figures/duty-figures.ts";
import { formatWithUnit, standardMeasured } from "#content/figures/figure.ts";
import { formatAsEntered, standardUnits } from "#content/figures/measures.ts";
import { enteredFigure, inCRT } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { ChillerState } from "#engine/chiller/chiller-query.ts";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { chillerAddresses } from "./chiller-addresses.ts";

interface ChillerResultProps {
  locale: Locale;
  text: ChillerWords["answer"];
  answered: Extract<ChillerState, { kind: "answered" }>;
  /** Address of the page with the steps, if this is another page. */
  detailsHref?: string;
  heading?: "h2" | "h3";
}

/** Heat, water and size for a chiller, and the next steps. */
export function ChillerResult({
  locale,
  text,
  answered: { question, result },
  detailsHref,
  heading: Heading = "h3",
}: ChillerResultProps) {
  const { duty, heatKilowatts, basicCRT, selectionCRT } = result;
  const { calculator, inquiry } = chillerAddresses(locale, result);
  const figures = [
    [text.heat, formatWithUnit(standardMeasured(heatKilowatts, dutyFigures.kilowatts.in))],
    [text.flow, formatWithUnit(standardMeasured(duty.flowRate, "flow"))],
    selectionCRT === undefined ? [text.basic, inCRT(basicCRT)] : [text.final, inCRT(selectionCRT)],
  ] as const;
  const entered = (celsius: number) => formatAsEntered(celsius, "temperature", standardUnits).figure;
  const conditions = {
    hot: entered(duty.hotWaterTemp),
    cold: entered(duty.coldWaterTemp),
    wb: entered(duty.wetBulbTemp),
  };
  return (
    <section aria-labelledby="chiller-answer" className="mt-6 rounded-card bg-mist px-5 py-5 sm:px-8">
      <Heading id="chiller-answer" className="text-xl">
        {fill(text.title, { cooling: enteredFigure(question.cooling), unit: question.unit })}
      </Heading>
      <dl className="figures mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-compact text-muted">{label}</dt>
            <dd className="font-bold text-2xl text-navy">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-3 text-compact text-muted">
        {fill(text.conditions, conditions)}
        {selectionCRT === undefined && <span className="block text-danger">{text.refused}</span>}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {selectionCRT !== undefined && <ButtonLink href={`${calculator}#result`}>{text.onward}</ButtonLink>}
        <a href={inquiry} className="inline-flex min-h-11 items-center text-link">
          {text.ask}
        </a>
        {detailsHref !== undefined && (
          <a href={detailsHref} className="inline-flex min-h-11 items-center text-link">
            {text.details}
          </a>
        )}
      </p>
    </section>
  );
}
