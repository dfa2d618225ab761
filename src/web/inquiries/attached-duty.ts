import { type Duty, dutyFields } from "#calculator/engine/duty/duty.ts";
import { carriedDuty, dutyQuery } from "#calculator/engine/duty/entry.ts";
import { dutyFigureNames } from "#calculator/figures/duty-figures.ts";
import { calculator } from "#calculator/words/calculator.ts";
import { enteredFigure, inCRT } from "#content/figures.ts";
import { inquiryDuty } from "#content/inquiries/inquiry.ts";
import { finalCRT } from "#content/inquiries/inquiry-duty.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";

/** The calculator's duty in the inquiry form, worded: the form itself carries neither these words nor the method. */
export type AttachedDuty =
  | {
      kind: "attached";
      duty: Duty;
      /** What the form sends without script. */
      query: string;
      figures: { label: string; figure: string }[];
      words: { attach: string; note: string; messagePlaceholder: string };
      link: { href: string; label: string };
    }
  | { kind: "broken"; note: string; link: { href: string; label: string } };

/** Reads the duty that an address or a form carries; `undefined` where it carries none. */
export function attachedDuty(locale: Locale, query: URLSearchParams): AttachedDuty | undefined {
  const reading = carriedDuty(query);
  if (reading === undefined) return undefined;
  const { attach, note, messagePlaceholder, change, broken, check } = inquiryDuty[locale];
  const page = pathIn(locale, paths.calculator);
  if (reading.kind === "refused") return { kind: "broken", note: broken, link: { href: page, label: check } };
  const { duty } = reading;
  return {
    kind: "attached",
    duty,
    query: dutyQuery(duty).slice(1),
    figures: attachedFigures(locale, duty),
    words: { attach, note, messagePlaceholder },
    link: { href: page + dutyQuery(duty), label: change },
  };
}

/** The figures of a duty with the tower that it needs; none for one that was stored under other limits than today's. */
export function attachedFigures(locale: Locale, duty: Duty): { label: string; figure: string }[] {
  const crt = finalCRT(duty);
  if (crt === undefined) return [];
  const { fields } = calculator[locale].form;
  const asked = dutyFields.map((field) => ({
    label: fields[field].label,
    figure: `${enteredFigure(duty[field])} ${fields[field].unit}`,
  }));
  const height = duty.height
    ? [{ label: dutyFigureNames.height.label[locale], figure: `${enteredFigure(duty.height)} m` }]
    : [];
  return [...asked, ...height, { label: inquiryDuty[locale].finalCRT, figure: inCRT(crt) }];
}
