import type { WaterWords } from "#content/calculator/tool.ts";
import { boxUnit, limitTexts } from "#content/figures/box-units.ts";
import { type UnitChoice, volumeSigns } from "#content/figures/measures.ts";
import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { waterInputs } from "#engine/inputs/water-inputs.ts";
import { NumberBox } from "../../ui/NumberBox.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { dryBulbChoice, type WaterBox, type WaterEntry, waterBoxes } from "./water-entry.ts";

interface WaterFormProps {
  words: WaterWords["inputs"];
  units: UnitChoice;
  duty: Duty;
  entry: WaterEntry;
  wrong: readonly WaterBox[];
  onEntry: (entry: WaterEntry) => void;
}

export function WaterForm({ words, units, duty, entry, wrong, onEntry }: WaterFormProps) {
  const { sign } = boxUnit(waterBoxes.dryBulb.measure, units);
  const { lowest, highest } = dryBulbChoice(duty, units.temperature);
  const dryBulb = { lowest: `${oneDecimal(lowest)} ${sign}`, highest: `${oneDecimal(highest)} ${sign}` };
  const box = (field: WaterBox, unit: string, limits = limitTexts(waterBoxes[field])) => (
    <NumberBox
      words={words[field]}
      unit={unit}
      value={entry[field]}
      limits={limits}
      isWrong={wrong.includes(field)}
      outside={words.outside}
      step={waterBoxes[field].step}
      onChange={(text) => onEntry({ ...entry, [field]: text })}
    />
  );
  return (
    <div className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Slider
          label={words.cycles.label}
          hint={words.cycles.hint}
          limits={waterInputs.cycles}
          value={entry.cycles}
          text={fill(words.cycles.value, { cycles: enteredFigure(entry.cycles) })}
          onChange={(cycles) => onEntry({ ...entry, cycles })}
        />
      </div>
      {box("driftPercent", "%")}
      {box("dryBulb", sign, dryBulb)}
      {box("hours", words.hours.unit)}
      {box("price", words.price.units[volumeSigns[units.flow]])}
    </div>
  );
}
