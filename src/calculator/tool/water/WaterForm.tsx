import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { waterLimits } from "../../engine/design/water.ts";
import type { Duty, Limits } from "../../engine/duty/duty.ts";
import { temperatureSigns, type UnitChoice, volumeSigns } from "../../figures/measures.ts";
import { NumberBox } from "../../ui/NumberBox.tsx";
import { Slider } from "../../ui/Slider.tsx";
import type { WaterWords } from "../../words/tool.ts";
import { dryBulbChoice, type WaterEntry } from "./water-entry.ts";

interface WaterFormProps {
  words: WaterWords["inputs"];
  units: UnitChoice;
  duty: Duty;
  entry: WaterEntry;
  wrong: readonly (keyof WaterEntry)[];
  onEntry: (entry: WaterEntry) => void;
}

/** Form of the water: cycles, drift, hours and price. */
export function WaterForm({ words, units, duty, entry, wrong, onEntry }: WaterFormProps) {
  const outside = (field: keyof WaterEntry, limits: Record<"lowest" | "highest", string>) =>
    wrong.includes(field) ? fill(words.outside, limits) : undefined;
  const texts = ({ lowest, highest }: Limits) => ({
    lowest: enteredFigure(lowest),
    highest: enteredFigure(highest),
  });
  const sign = temperatureSigns[units.temperature];
  const { lowest, highest } = dryBulbChoice(duty, units.temperature);
  const dryBulb = { lowest: `${oneDecimal(lowest)} ${sign}`, highest: `${oneDecimal(highest)} ${sign}` };
  const drift = texts(waterLimits.driftPercent);
  const hours = texts(waterLimits.hours);
  return (
    <div className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Slider
          label={words.cycles.label}
          hint={words.cycles.hint}
          limits={waterLimits.cycles}
          value={entry.cycles}
          text={fill(words.cycles.value, { cycles: enteredFigure(entry.cycles) })}
          onChange={(cycles) => onEntry({ ...entry, cycles })}
        />
      </div>
      <NumberBox
        label={words.driftPercent.label}
        unit="%"
        hint={fill(words.driftPercent.hint, drift)}
        value={entry.driftPercent}
        step={waterLimits.driftPercent.step}
        error={outside("driftPercent", drift)}
        onChange={(driftPercent) => onEntry({ ...entry, driftPercent })}
      />
      <NumberBox
        label={words.dryBulb.label}
        unit={sign}
        hint={fill(words.dryBulb.hint, dryBulb)}
        value={entry.dryBulb}
        step={0.1}
        error={outside("dryBulb", dryBulb)}
        onChange={(text) => onEntry({ ...entry, dryBulb: text })}
      />
      <NumberBox
        label={words.hours.label}
        unit={words.hours.unit}
        hint={fill(words.hours.hint, hours)}
        value={entry.hours}
        step={waterLimits.hours.step}
        error={outside("hours", hours)}
        onChange={(text) => onEntry({ ...entry, hours: text })}
      />
      <NumberBox
        label={words.price.label}
        unit={words.price.units[volumeSigns[units.flow]]}
        hint={words.price.hint}
        value={entry.price}
        step={waterLimits.pricePerCubicMetre.step}
        error={outside("price", texts(waterLimits.pricePerCubicMetre))}
        onChange={(price) => onEntry({ ...entry, price })}
      />
    </div>
  );
}
