import { memo } from "react";
import type { WaterWords } from "#content/calculator/tool.ts";
import { quantityText } from "#content/figures/measures.ts";
import { fill } from "#content/fill.ts";
import type { Place } from "#content/places/place.ts";
import { waterBalance } from "#engine/design/water.ts";
import { waterInputs } from "#engine/inputs/water-inputs.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { BalanceTable } from "./BalanceTable.tsx";
import { WaterForm } from "./WaterForm.tsx";
import { WaterYear } from "./WaterYear.tsx";
import { readWater, type WaterEntry, waterEntryIn } from "./water-entry.ts";

interface WaterSectionProps extends SectionProps<WaterWords> {
  /** Chosen location: its dry bulb applies until the visitor enters one. */
  place: Place | undefined;
  entry: WaterEntry;
  /** True when the address holds values of the water. */
  isOpen: boolean;
  onEntry: (entry: WaterEntry) => void;
}

/** Water use of the tower: at design conditions, and in a year of the entered hours and price. */
export const WaterSection = memo(function WaterSection({
  locale,
  words,
  duty,
  units,
  place,
  entry: typed,
  isOpen,
  onEntry,
}: WaterSectionProps) {
  const entry = waterEntryIn(units, typed);
  // The text that was typed counts, in the unit it was typed in.
  const reading = readWater(typed, duty, place?.dryBulbTemp);
  const balance = waterBalance(duty, reading.question);
  function evaporationNote(): string {
    const { dryBulbTemp } = reading.question;
    if (dryBulbTemp === undefined) return words.balance.estimated;
    const dryBulb = quantityText(dryBulbTemp, "temperature", units);
    return place && entry.dryBulb.trim() === ""
      ? fill(words.balance.countedAt, { dryBulb, place: place.name[locale] })
      : fill(words.balance.counted, { dryBulb });
  }
  const more = Math.min(reading.question.cycles + 1, waterInputs.cycles.highest);
  return (
    <DesignSection
      id="design-water"
      title={words.title}
      figure={`${words.balance.rows.makeUp} ${quantityText(balance.makeUp, "flow", units)}`}
      lead={words.lead}
      isOpen={isOpen}
      onPaper="whole"
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[5fr_7fr] print:grid-cols-2">
        <WaterForm
          words={words.inputs}
          units={units}
          duty={duty}
          entry={entry}
          wrong={reading.wrong}
          onEntry={onEntry}
        />
        <div>
          <BalanceTable
            words={words.balance}
            balance={balance}
            flowRate={duty.flowRate}
            units={units}
            note={evaporationNote()}
          />
          <WaterYear
            locale={locale}
            words={words}
            balance={balance}
            saved={balance.blowdown - waterBalance(duty, { ...reading.question, cycles: more }).blowdown}
            cycles={{ from: reading.question.cycles, to: more }}
            hours={reading.hours}
            price={reading.price}
            units={units}
          />
        </div>
      </div>
    </DesignSection>
  );
});
