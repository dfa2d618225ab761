import { quantityText, volumeIn, volumeSigns } from "#content/figures/measures.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { oneDecimal, signed } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { runningCosts, savingsOf, waterCost } from "#engine/year/costs.ts";
import { fanControls } from "#engine/year/fan.ts";
import type { Year } from "#engine/year/year.ts";
import { FigureTable } from "../../ui/FigureTable.tsx";
import { Scrolling } from "../chart/Scrolling.tsx";
import type { YearReading } from "./year-entry.ts";
import type { YearToolProps } from "./year-props.ts";

interface YearResultsProps extends YearToolProps {
  reading: YearReading;
  years: readonly [Year, Year];
}

const look = {
  head: "text-small text-muted",
  headCell: "py-2.5 font-medium",
  row: "border-line border-b",
  cell: "py-2.5",
} as const;

/** Year of both choices, the saving of the more expensive one, and every control of the first fan. */
export function YearResults(props: YearResultsProps) {
  const { words, units, years } = props;
  const { results, towers } = words;
  const [one, other] = years;
  const warmest = (year: Year) =>
    year.warmestWaterTemp === undefined
      ? results.none
      : quantityText(year.warmestWaterTemp, "temperature", units);
  return (
    <div className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-[7fr_5fr] print:grid-cols-2">
      <div className="min-w-0">
        <Scrolling label={results.caption}>
          <FigureTable
            caption={results.caption}
            columns={[results.item, ...towers.names, results.difference].map((head, at) => ({
              head,
              ...(at === 0 ? { look: "font-semibold" } : { look: "pl-3", headLook: "pl-3" }),
            }))}
            rows={comparedRows(props)}
            look={look}
          />
        </Scrolling>
        <p className="mt-4 text-compact">
          {fill(results.warmest, { one: warmest(one), other: warmest(other) })} {paybackText(props)}
        </p>
      </div>
      <div className="min-w-0">
        <h4 className="font-bold text-lg tracking-[-0.02em]">
          {fill(words.all.title, { name: towers.names[0] ?? "" })}
        </h4>
        <Scrolling label={fill(words.all.title, { name: towers.names[0] ?? "" })} className="mt-3">
          <FigureTable
            caption={fill(words.all.title, { name: towers.names[0] ?? "" })}
            columns={[words.all.control, results.fullPower, results.fullSpeed, results.reducedSpeed].map(
              (head, at) => ({ head, ...(at === 0 ? {} : { look: "pl-3", headLook: "pl-3" }) }),
            )}
            rows={fanControls.map((control, index) => {
              const fan = one.total.fans[index];
              return {
                key: control,
                label: words.controls[control],
                cells: [fan?.fullPower, fan?.fullSpeed, fan?.reducedSpeed].map((hours) =>
                  wholeNumber(hours ?? 0),
                ),
              };
            })}
            look={look}
          />
        </Scrolling>
        <ul className="mt-5 grid gap-2 text-note text-muted leading-normal">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function comparedRows(props: YearResultsProps) {
  const { words, units, reading, years } = props;
  const { results } = words;
  const costs = costsOf(props);
  const hasFreeCooling = reading.choices[0].freeCoolingTemp !== undefined;
  const fan = (index: 0 | 1) =>
    years[index].total.fans.find(({ control }) => control === reading.choices[index].control);
  const water = (index: 0 | 1, part: "evaporation" | "drift" | "blowdown" | "makeUp") =>
    volumeIn(years[index].total[part], units);
  const volume = volumeSigns[units.flow];
  const rows: { key: string; label: string; unit: string; of: (index: 0 | 1) => number | undefined }[] = [
    { key: "fullPower", label: results.fullPower, unit: results.hours, of: (index) => fan(index)?.fullPower },
    { key: "kWh", label: results.kilowattHours, unit: "kWh", of: (index) => costs[index]?.kilowattHours },
    {
      key: "electricity",
      label: results.electricity,
      unit: results.money,
      of: (index) => costs[index]?.electricity,
    },
    {
      key: "evaporation",
      label: results.evaporation,
      unit: volume,
      of: (index) => water(index, "evaporation"),
    },
    { key: "drift", label: results.drift, unit: volume, of: (index) => water(index, "drift") },
    { key: "blowdown", label: results.blowdown, unit: volume, of: (index) => water(index, "blowdown") },
    { key: "makeUp", label: results.makeUp, unit: volume, of: (index) => water(index, "makeUp") },
    {
      key: "water",
      label: results.waterCost,
      unit: results.money,
      of: (index) => waterCost(years[index].total, reading.prices),
    },
    {
      key: "warm",
      label: results.warmHours,
      unit: results.hours,
      of: (index) => years[index].total.warmHours,
    },
    {
      key: "plume",
      label: results.plumeHours,
      unit: results.hours,
      of: (index) => years[index].total.plumeHours,
    },
    {
      key: "free",
      label: results.freeCoolingHours,
      unit: results.hours,
      of: (index) => (hasFreeCooling ? years[index].total.freeCoolingHours : undefined),
    },
  ];
  return rows
    .filter(({ of }) => of(0) !== undefined || of(1) !== undefined)
    .map(({ key, label, unit, of }) => {
      const [one, other] = [of(0), of(1)];
      const text = (value: number | undefined) => (value === undefined ? results.none : wholeNumber(value));
      const difference =
        one === undefined || other === undefined ? results.none : signed(other - one, wholeNumber);
      return {
        key,
        label: unit === "" ? label : `${label} (${unit})`,
        cells: [text(one), text(other), difference],
      };
    });
}

/** Energy and its cost of both choices; absent where the fan power is unknown. */
function costsOf({ reading, years }: YearResultsProps) {
  return ([0, 1] as const).map((index) => {
    const { control, fanKilowatts } = reading.choices[index];
    return fanKilowatts === undefined
      ? undefined
      : runningCosts(years[index].total, { control, fanKilowatts }, reading.prices);
  });
}

/** Only from prices that the visitor has entered. */
function paybackText(props: YearResultsProps): string {
  const { words, reading } = props;
  const [one, other] = costsOf(props);
  if (reading.extraPrice === undefined || one?.total === undefined || other?.total === undefined) return "";
  const { paybackYears: years } = savingsOf(one, other, reading.extraPrice);
  return years === undefined
    ? words.results.noPayback
    : fill(words.results.payback, { years: oneDecimal(years) });
}
