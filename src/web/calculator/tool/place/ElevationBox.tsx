import { useState } from "react";
import type { PlaceWords } from "#content/calculator/tool.ts";
import { boxLimits, boxUnit, limitTexts } from "#content/figures/box-units.ts";
import { standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import { elevationInput } from "#engine/inputs/duty-inputs.ts";
import { parseQuantity } from "#engine/inputs/input-reader.ts";
import { NumberBox } from "../../ui/NumberBox.tsx";

interface ElevationBoxProps {
  words: PlaceWords["height"];
  /** Elevation above sea level, m. */
  elevation: number;
  unit: UnitChoice["height"];
  onElevation: (elevation: number) => void;
}

/** Elevation of the site; a typed value is applied as soon as it is valid. */
export function ElevationBox({ words, elevation, unit, onElevation }: ElevationBoxProps) {
  const [typed, setTyped] = useState({ text: shownIn(unit, elevation), elevation, unit, isValid: true });
  // The typed text stays until the elevation changes elsewhere.
  const isTyped = typed.elevation === elevation && typed.unit === unit;
  const units = { ...standardUnits, height: unit };
  const limits = boxLimits(elevationInput, units);
  function type(text: string) {
    const reading = parseQuantity(text, limits);
    const isValid = reading.kind === "number";
    // Tenths of a meter reproduce every whole foot.
    const next = isValid ? Number(boxUnit("height", units).toStandard(reading.value).toFixed(1)) : elevation;
    setTyped({ text, elevation: next, unit, isValid });
    if (isValid) onElevation(next);
  }
  return (
    <NumberBox
      words={words}
      unit={unit}
      value={isTyped ? typed.text : shownIn(unit, elevation)}
      limits={{ ...limitTexts(limits), unit }}
      isWrong={isTyped && !typed.isValid}
      outside={words.outside}
      step={elevationInput.step}
      onChange={type}
    />
  );
}

/** Elevation, m, as text in the chosen unit, in whole feet where those are chosen. */
function shownIn(unit: UnitChoice["height"], elevation: number): string {
  const { fromStandard } = boxUnit("height", { ...standardUnits, height: unit });
  return String(unit === "m" ? elevation : Math.round(fromStandard(elevation)));
}
