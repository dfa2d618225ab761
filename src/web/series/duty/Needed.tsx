import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dutyAsked } from "#content/inquiries/inquiry-duty.ts";
import type { compare } from "#content/pages/products/compare.ts";
import type { Locale } from "#domain/locale.ts";
import type { SelectionBasis } from "#engine/design/tower-kind.ts";
import { InUnits } from "../units/UnitChoice.tsx";
import { unitsOf } from "../units/unit-system.ts";
import type { Need } from "./need.ts";

interface NeededProps {
  locale: Locale;
  text: (typeof compare)[Locale]["result"];
  need: Need;
  basis?: SelectionBasis | undefined;
}

/** Required size in words, with the duty that determines it; only the duty if the size is on request. */
export function Needed({ locale, text, need, basis }: NeededProps) {
  if (need.kind === "capacity") return fill(text.need, { crt: enteredFigure(need.crt) });
  if (need.kind !== "duty") return null;
  const asked = (
    <InUnits
      metric={dutyAsked(need.duty, locale, unitsOf.metric)}
      imperial={dutyAsked(need.duty, locale, unitsOf.imperial)}
    />
  );
  if (basis === "on-request") return asked;
  return (
    <>
      {fill(text.need, { crt: oneDecimal(need.crt) })} ({asked})
    </>
  );
}
