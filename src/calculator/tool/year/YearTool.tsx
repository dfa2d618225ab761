import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Weather } from "../../engine/year/weather.ts";
import { yearOf } from "../../engine/year/year.ts";
import { weatherPlaces, weatherStation } from "../../places/weather-station.ts";
import { useLater } from "../../ui/use-later.ts";
import { loadWeather, ownStation } from "./load-weather.ts";
import { YearCharts } from "./YearCharts.tsx";
import { YearForm } from "./YearForm.tsx";
import { YearResults } from "./YearResults.tsx";
import { readYear, type YearEntry, yearEntry } from "./year-entry.ts";
import type { YearToolProps } from "./year-props.ts";

/** Where a visitor stands who has chosen no place: the first of the list. */
const anywhere = weatherPlaces[0]?.station ?? "";

/** A year of two choices: what they are, and what comes of them in a place's weather. */
export function YearTool(props: YearToolProps) {
  const { words, duty, units, place, towerCRT, onYear } = props;
  const station = (place && weatherStation(place)) ?? anywhere;
  const first = useMemo(
    () => yearEntry(duty, { crt: towerCRT, station, unit: units.temperature }),
    [duty, towerCRT, station, units.temperature],
  );
  const [typed, setTyped] = useState<Partial<YearEntry>>({});
  const entry = { ...first, ...typed };
  const reading = readYear(entry, first, duty, units.temperature);
  usePlanned(entry, reading, onYear);
  const [own, setOwn] = useState<Weather>();
  const load = useMemo(() => () => loadWeather(entry.station, own), [entry.station, own]);
  const weather = useLater(true, load);
  const found =
    weather?.kind === "loaded" && weather.value.station === entry.station ? weather.value : undefined;
  return (
    <>
      <YearForm
        {...props}
        entry={entry}
        wrong={reading.wrong}
        weather={found?.weather}
        own={own}
        onOwn={(weather) => {
          setOwn(weather);
          setTyped((all) => ({ ...all, station: ownStation }));
        }}
        onEntry={(part) => setTyped((all) => ({ ...all, ...part }))}
      />
      <p role="status" className="mt-4 text-compact text-muted empty:hidden">
        {weather?.kind === "failed" ? words.failed : found ? "" : words.loading}
      </p>
      {found && <Outcome {...props} entry={entry} reading={reading} weather={found.weather} />}
    </>
  );
}

/** Tells what the design sheet would show of the year, whenever that has changed. */
function usePlanned(
  { station, towers: [tower] }: YearEntry,
  { questions: [question], fanKilowatts: [fanKilowatts] }: ReturnType<typeof readYear>,
  onYear: YearToolProps["onYear"],
): void {
  const { coldWaterTemp, load } = question;
  const planned = JSON.stringify({ station, coldWaterTemp, load, control: tower.control, fanKilowatts });
  const isKnown = station !== ownStation;
  useEffect(() => onYear(isKnown ? JSON.parse(planned) : undefined), [planned, isKnown, onYear]);
}

interface OutcomeProps extends YearToolProps {
  entry: YearEntry;
  reading: ReturnType<typeof readYear>;
  weather: Weather;
}

/** The figures follow the boxes one after the other, so that no key press waits for a year. */
function Outcome({ entry, reading, weather, ...props }: OutcomeProps) {
  const one = useYear(reading.questions[0], weather);
  const other = useYear(reading.questions[1], weather);
  return (
    <>
      <YearResults {...props} entry={entry} reading={reading} years={[one, other]} />
      <YearCharts {...props} station={entry.station} weather={weather} year={one} />
    </>
  );
}

/** Counted again only when what it follows from has changed. */
function useYear(question: ReturnType<typeof readYear>["questions"][0], weather: Weather) {
  const asked = useDeferredValue(JSON.stringify(question));
  return useMemo(() => yearOf(JSON.parse(asked), weather), [asked, weather]);
}
