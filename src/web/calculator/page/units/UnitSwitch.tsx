import type { calculator } from "#content/calculator/calculator.ts";
import { flowSigns, temperatureSigns, type UnitChoice } from "#content/figures/measures.ts";
import type { Locale } from "#domain/locale.ts";
import { flowUnits, temperatureUnits } from "#engine/design/units.ts";

interface UnitSwitchProps {
  words: (typeof calculator)[Locale]["form"]["units"];
  units: UnitChoice;
  onUnits: (units: UnitChoice) => void;
}

/** Units of the form. Without script the form is in m³/h and °C, so there is no choice. */
export function UnitSwitch({ words, units, onUnits }: UnitSwitchProps) {
  return (
    <div className="script-only mb-5 flex flex-wrap gap-x-5 gap-y-3 print:hidden">
      <Units
        label={words.flow}
        options={flowUnits}
        signs={flowSigns}
        value={units.flow}
        onChange={(flow) => onUnits({ ...units, flow })}
      />
      <Units
        label={words.temperature}
        options={temperatureUnits}
        signs={temperatureSigns}
        value={units.temperature}
        onChange={(temperature) => onUnits({ ...units, temperature })}
      />
    </div>
  );
}

interface UnitsProps<Unit extends string> {
  label: string;
  options: readonly Unit[];
  signs: Record<Unit, string>;
  value: Unit;
  onChange: (unit: Unit) => void;
}

/** Buttons, since radio buttons would be submitted with the form. */
function Units<Unit extends string>({ label, options, signs, value, onChange }: UnitsProps<Unit>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend beside its buttons
    <div
      role="group"
      aria-label={label}
      className="flex gap-px overflow-hidden rounded-button border border-field bg-line"
    >
      {options.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === value}
          onClick={() => onChange(unit)}
          className="min-h-11 bg-white px-3 text-compact hover:bg-mist focus-visible:-outline-offset-3 aria-pressed:bg-navy aria-pressed:text-white"
        >
          {signs[unit]}
        </button>
      ))}
    </div>
  );
}
