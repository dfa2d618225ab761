import { useState } from "react";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { fromLength, inwards, type LengthUnit, toLength } from "../../engine/design/units.ts";
import { heightLimits } from "../../engine/duty/duty.ts";
import { typedWithin } from "../../engine/duty/typed-number.ts";
import { NumberBox } from "../../ui/NumberBox.tsx";
import type { PlaceWords } from "../../words/tool.ts";

interface HeightBoxProps {
  words: PlaceWords["height"];
  /** Above sea level, m. */
  height: number;
  /** Unit of the box. */
  unit: LengthUnit;
  onHeight: (height: number) => void;
}

/** Elevation of the site; a typed value counts as soon as it is valid. */
export function HeightBox({ words, height, unit, onHeight }: HeightBoxProps) {
  const [typed, setTyped] = useState({ text: shownIn(unit, height), height, unit, isHeight: true });
  // As long as nobody else has changed it, what was typed stays as it is.
  const isTyped = typed.height === height && typed.unit === unit;
  const limits = limitsIn(unit);
  const told = { lowest: enteredFigure(limits.lowest), highest: enteredFigure(limits.highest), unit };
  function type(text: string) {
    const read = typedWithin(text, limits);
    // Tenths of a metre bring every whole foot back.
    const next = read === undefined ? height : Number(toLength(read, unit).toFixed(1));
    setTyped({ text, height: next, unit, isHeight: read !== undefined });
    if (read !== undefined) onHeight(next);
  }
  return (
    <NumberBox
      label={words.label}
      unit={unit}
      hint={fill(words.hint, told)}
      value={isTyped ? typed.text : shownIn(unit, height)}
      step={heightLimits.step}
      error={isTyped && !typed.isHeight ? fill(words.outside, told) : undefined}
      onChange={type}
    />
  );
}

/** A height in m as it stands there, in feet round. */
function shownIn(unit: LengthUnit, height: number): string {
  return String(unit === "m" ? height : Math.round(fromLength(height, unit)));
}

function limitsIn(unit: LengthUnit) {
  const { lowest, highest } = heightLimits;
  return inwards({ lowest: fromLength(lowest, unit), highest: fromLength(highest, unit) }, 1);
}
