import { enteredFigure, inCRT, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import type { ChillerOpening } from "../engine/chiller/entry.ts";
import type { Duty } from "../engine/duty/duty.ts";
import { selectionAddresses } from "../selection/addresses.ts";
import { dutyTexts } from "../selection/selection-texts.ts";
import type { ChillerWords } from "../words/chiller/chiller.ts";

interface ChillerAnswerProps {
  locale: Locale;
  text: ChillerWords["answer"];
  answered: Extract<ChillerOpening, { kind: "answered" }>;
  /** The page with the steps, where this is not it. */
  detailsHref?: string;
}

/** Heat, water and size for a chiller, and the way on. */
export function ChillerAnswer({
  locale,
  text,
  answered: { question, result },
  detailsHref,
}: ChillerAnswerProps) {
  const { duty, heatKilowatts, basicCRT, finalCRT } = result;
  const { calculator, quotation } = selectionAddresses(locale, onwardTexts(result));
  const figures = [
    [text.heat, `${oneDecimal(heatKilowatts)} kW`],
    [text.flow, `${oneDecimal(duty.flowRate)} m³/h`],
    finalCRT === undefined ? [text.basic, inCRT(basicCRT)] : [text.final, inCRT(finalCRT)],
  ] as const;
  const conditions = {
    hot: oneDecimal(duty.hotWaterTemp),
    cold: oneDecimal(duty.coldWaterTemp),
    wb: oneDecimal(duty.wetBulbTemp),
  };
  return (
    <section aria-labelledby="chiller-answer" className="mt-6 rounded-card bg-mist px-5 py-5 sm:px-7">
      <h3 id="chiller-answer" className="text-xl">
        {fill(text.title, { cooling: enteredFigure(question.cooling), unit: question.unit })}
      </h3>
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
        {finalCRT === undefined && <span className="block text-danger">{text.refused}</span>}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {finalCRT !== undefined && <ButtonLink href={calculator}>{text.onward}</ButtonLink>}
        <a href={quotation} className="inline-flex min-h-11 items-center text-link">
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

/** The duty where the calculator takes it, otherwise the size alone. The flow is rounded as a box shows it. */
function onwardTexts({ duty, finalCRT, basicCRT }: { duty: Duty; finalCRT?: number; basicCRT: number }) {
  if (finalCRT === undefined) return { crt: basicCRT.toFixed(1) };
  return dutyTexts({ ...duty, flowRate: Number(duty.flowRate.toFixed(2)) });
}
