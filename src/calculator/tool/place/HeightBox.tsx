import { useState } from "react";
import { heightInput } from "../../engine/inputs/duty-inputs.ts";
import { entered } from "../../engine/inputs/input-reader.ts";
import { boxLimits, boxUnit, limitTexts } from "../../figures/box-units.ts";
import { standardUnits, type UnitChoice } from "../../figures/measures.ts";
import { NumberBox } from "../../ui/NumberBox.tsx";
import type { PlaceWords } from "../../words/tool.ts";

interface HeightBoxProps {
  words: PlaceWords["height"];
  /** Above sea level, m. */
  height: number;
  /** Unit of the box. */
  unit: UnitChoice["height"];
  onHeight: (height: number) => void;
}

/** Elevation of the site; a typed value counts as soon as it is valid. */
export function HeightBox({ words, height, unit, onHeight }: HeightBoxProps) {
  const [typed, setTyped] = useState({ text: shownIn(unit, height), height, unit, isHeight: true });
  // As long as nobody else has changed it, what was typed stays as it is.
  const isTyped = typed.height === height && typed.unit === unit;
  const units = { ...standardUnits, height: unit };
  const limits = boxLimits(heightInput, units);
  function type(text: string) {
    const reading = entered(text, limits);
    const isHeight = reading.kind === "number";
    // Tenths of a metre bring every whole foot back.
    const next = isHeight ? Number(boxUnit("height", units).taken(reading.value).toFixed(1)) : height;
    setTyped({ text, height: next, unit, isHeight });
    if (isHeight) onHeight(next);
  }
  return (
    <NumberBox
      words={words}
      unit={unit}
      value={isTyped ? typed.text : shownIn(unit, height)}
      limits={{ ...limitTexts(limits), unit }}
      isWrong={isTyped && !typed.isHeight}
      outside={words.outside}
      step={heightInput.step}
      onChange={type}
    />
  );
}

/** A height in m as it stands there, in feet round. */
function shownIn(unit: UnitChoice["height"], height: number): string {
  const { shown } = boxUnit("height", { ...standardUnits, height: unit });
  return String(unit === "m" ? height : Math.round(shown(height)));
}
