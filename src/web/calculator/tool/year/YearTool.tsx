import { memo, startTransition, useEffect, useMemo, useState } from "react";
import type { UnitChoice } from "#content/figures/measures.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import {
  stationName,
  stationOfOtherPlace,
  weatherPlaces,
  weatherStation,
} from "#content/places/weather-station.ts";
import { customStation, type PlannedYear, yearQuestion } from "#documents/sheet/plan/planned-year.ts";
import type { TemperatureUnit } from "#engine/design/units.ts";
import type { Weather } from "#engine/year/weather.ts";
import type { Year } from "#engine/year/year.ts";
import { useLater } from "../../ui/use-later.ts";
import { pricePerCubicMetre } from "../water/water-entry.ts";
import { loadWeather } from "./load-weather.ts";
import { YearCharts } from "./YearCharts.tsx";
import { YearForm } from "./YearForm.tsx";
import { YearResults } from "./YearResults.tsx";
import { yearCalculator } from "./year-calculator.ts";
import {
  enteredYear,
  plannedYear,
  readYear,
  type TypedYear,
  withTyped,
  type YearEntry,
  type YearReading,
  yearEntry,
  yearEntryIn,
} from "./year-entry.ts";
import type { YearToolProps } from "./year-props.ts";

/** Station while no location is chosen. */
const anywhere = weatherPlaces[0]?.station ?? "";

/** A year of two choices: inputs and results for the weather of a location. */
export function YearTool(props: YearToolProps) {
  const { locale, words, duty, units, place, towerCRT, fanKilowatts, water, yearOfAddress } = props;
  // A location without a station has no weather until the visitor chooses some.
  const station = place ? (weatherStation(place) ?? "") : anywhere;
  const initial = useMemo(
    () => yearEntry(duty, { crt: towerCRT, fanKilowatts, station, unit: units.temperature, water }),
    [duty, towerCRT, fanKilowatts, station, units.temperature, water],
  );
  const [typed, typeYear] = useTyped(yearOfAddress, initial, units.temperature);
  const entry = { ...withTyped(initial, typed), water: props.price };
  function enter(part: TypedYear): void {
    if (part.water !== undefined) props.onPrice(part.water);
    typeYear(part);
  }
  const reading = withPricePerCubicMetre(readYear(entry, initial, units.temperature), units);
  const [customWeather, setCustomWeather] = useState<Weather>();
  usePlannedYear(plannedYear(entry, initial, reading), customWeather, props);
  const load = useMemo(() => () => loadWeather(entry.station, customWeather), [entry.station, customWeather]);
  const isChosen = entry.station !== "";
  const weather = useLater(isChosen, load);
  // The previous year stays in view as busy until the new one is loaded: no layout shift.
  const shownWeather = isChosen && weather?.kind === "loaded" ? weather.value : undefined;
  const otherStation = stationOfOtherPlace(place, entry.station);
  const isCurrent = shownWeather?.station === entry.station;
  return (
    <>
      <YearForm
        {...props}
        entry={entry}
        wrong={reading.wrong}
        weather={isCurrent ? shownWeather.weather : undefined}
        customWeather={customWeather}
        onCustomWeather={(weather) => {
          setCustomWeather(weather);
          enter({ station: customStation });
        }}
        onEntry={enter}
      />
      <p role="status" className="mt-4 text-compact text-muted empty:hidden">
        {!isChosen
          ? fill(words.inputs.noStation, { place: place?.name[locale] ?? "" })
          : weather?.kind === "failed"
            ? words.failed
            : isCurrent
              ? ""
              : words.loading}
      </p>
      {otherStation && place && (
        <p className="mt-4 rounded-button border border-notice bg-notice-soft px-4 py-3 font-semibold text-compact">
          {fill(words.inputs.foreign, { station: otherStation[locale], place: place.name[locale] })}
        </p>
      )}
      {shownWeather && (
        <div aria-busy={!isCurrent} className="aria-busy:opacity-50">
          <DebouncedOutcome {...props} reading={reading} {...shownWeather} />
        </div>
      )}
    </>
  );
}

/** Converts the price of water from the chosen unit. */
function withPricePerCubicMetre(reading: YearReading, { flow }: UnitChoice): YearReading {
  const { water } = reading.prices;
  const perCubicMetre = water === undefined ? undefined : pricePerCubicMetre(water, flow);
  return { ...reading, prices: { ...reading.prices, water: perCubicMetre } };
}

/** Entered values or those of the address, in the chosen unit, with a function that changes them. */
function useTyped(
  yearOfAddress: PlannedYear | undefined,
  initial: YearEntry,
  unit: TemperatureUnit,
): [TypedYear, (part: TypedYear) => void] {
  const [appliedYear, setAppliedYear] = useState<PlannedYear>();
  const [typed, setTyped] = useState<{ part: TypedYear; unit: TemperatureUnit }>({ part: {}, unit });
  const now = yearEntryIn(unit, typed.part, typed.unit);
  // The year of the address waits for its towers; boxes that were filled in meanwhile stay.
  if (yearOfAddress && yearOfAddress !== appliedYear) {
    setAppliedYear(yearOfAddress);
    setTyped({ part: withTyped(enteredYear(yearOfAddress, initial, unit), now), unit });
  }
  const enter = (part: TypedYear) =>
    setTyped((all) => ({ part: withTyped(yearEntryIn(unit, all.part, all.unit), part), unit }));
  return [now, enter];
}

/** Reports changes of the year for the design sheet. */
function usePlannedYear(
  year: PlannedYear,
  customWeather: Weather | undefined,
  { isOpened, onYear }: YearToolProps,
): void {
  const { station } = year;
  const yearJson = JSON.stringify(year);
  const weather = station === customStation ? customWeather : undefined;
  useEffect(
    () =>
      onYear(
        !isOpened || station === "" ? undefined : { ...JSON.parse(yearJson), ...(weather && { weather }) },
      ),
    [isOpened, station, yearJson, weather, onYear],
  );
}

interface OutcomeProps extends YearToolProps {
  reading: YearReading;
  /** Station of the weather, which may lag behind the choice. */
  station: string;
  weather: Weather;
}

/** Debounced results: no drag or held key waits for a year. */
function DebouncedOutcome(props: OutcomeProps) {
  const calculated = useYears(props);
  const figure = calculated ? mainFigure(calculated) : "";
  const { onFigure } = props;
  useEffect(() => onFigure(figure), [figure, onFigure]);
  return calculated && <Outcome {...calculated.inputs} years={calculated.years} />;
}

/** Fan energy of the first choice, or full-power hours without its power, with the location. */
function mainFigure({ inputs, years: [year] }: CalculatedYears): string {
  const { words, locale, reading, station, weather } = inputs;
  const [{ control, fanKilowatts: kilowatts }] = reading.choices;
  const hours = year.total.fans.find((fan) => fan.control === control)?.fullPower ?? 0;
  const place = stationName(station, weather, locale);
  return kilowatts === undefined
    ? fill(words.line.hours, { figure: wholeNumber(hours), place })
    : fill(words.line.energy, { figure: megawattHours(hours * kilowatts), place });
}

function megawattHours(kilowattHours: number): string {
  return kilowattHours < 9_950 ? oneDecimal(kilowattHours / 1000) : wholeNumber(kilowattHours / 1000);
}

const Outcome = memo(function Outcome({ years, ...props }: OutcomeProps & Pick<CalculatedYears, "years">) {
  return (
    <>
      <YearResults {...props} years={years} />
      <YearCharts {...props} year={years[0]} />
    </>
  );
});

/** Debounce delay before a year is calculated, ms: longer than the repeat interval of a held key. */
const debounceMs = 120;

interface CalculatedYears {
  inputs: OutcomeProps;
  years: readonly [Year, Year];
}

/** Years of the last inputs that were calculated, with those inputs; undefined until the first one is calculated. */
function useYears(inputs: OutcomeProps): CalculatedYears | undefined {
  const [calculated, setCalculated] = useState<CalculatedYears>();
  const [calculators] = useState(() => [yearCalculator(), yearCalculator()] as const);
  useEffect(() => {
    const calculating = new AbortController();
    const calculate = async () => {
      const { duty, towerCRT, weather, reading } = inputs;
      const yearOfChoice = (index: 0 | 1) =>
        calculators[index](yearQuestion(duty, reading.choices[index], towerCRT), weather, calculating.signal);
      const one = await yearOfChoice(0);
      const other = await yearOfChoice(1);
      if (one && other) startTransition(() => setCalculated({ inputs, years: [one, other] }));
    };
    const timer = setTimeout(calculate, debounceMs);
    return () => {
      clearTimeout(timer);
      calculating.abort();
    };
  }, [inputs, calculators]);
  return calculated;
}
