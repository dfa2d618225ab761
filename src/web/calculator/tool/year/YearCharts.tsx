import { useMemo } from "react";
import { quantityText, volumeIn, volumeSigns } from "#content/figures/measures.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { stationName } from "#content/places/weather-station.ts";
import { chartUnits } from "#documents/charts/wet-bulb-chart.ts";
import { durationChart, fanMonthsChart, waterMonthsChart } from "#documents/charts/year-charts.ts";
import { hoursAbove, type Weather } from "#engine/year/weather.ts";
import type { Year } from "#engine/year/year.ts";
import { ChartFigure } from "../chart/ChartFigure.tsx";
import { chartFileName, dutyLine } from "../chart/duty-line.ts";
import type { YearToolProps } from "./year-props.ts";

interface YearChartsProps extends YearToolProps {
  station: string;
  weather: Weather;
  year: Year;
}

/** Charts of the year: fan and water by month, and the duration curve of the wet bulb. */
export function YearCharts({ locale, words, drawing, duty, units, station, weather, year }: YearChartsProps) {
  const { monthly, waterChart, duration } = words;
  const fan = useMemo(
    () =>
      fanMonthsChart(
        year.months,
        { month: words.month, axis: monthly.axis, unit: monthly.hours },
        words.controls,
      ),
    [year, words, monthly],
  );
  const water = useMemo(
    () =>
      waterMonthsChart(
        year.months.map(({ makeUp, evaporation }) => ({
          makeUp: volumeIn(makeUp, units),
          evaporation: volumeIn(evaporation, units),
        })),
        { month: words.month, unit: volumeSigns[units.flow], ...waterChart },
      ),
    [year, words, waterChart, units],
  );
  const wetBulb = useMemo(
    () => durationChart(weather, duty.wetBulbTemp, duration, chartUnits(units)),
    [weather, duty.wetBulbTemp, duration, units],
  );
  const place = stationName(station, weather, locale);
  const source = `${weather.source}. ${dutyLine(drawing, duty, units)}`;
  const common = { words: drawing, source };
  return (
    <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-2 print:grid-cols-2">
      <ChartFigure
        {...common}
        model={fan}
        title={monthly.title}
        caption={monthly.caption}
        description={monthly.description}
        fileName={chartFileName(`year-fan-${station}`, duty)}
      />
      <ChartFigure
        {...common}
        model={water}
        title={waterChart.title}
        caption={waterChart.caption}
        description={fill(waterChart.description, { unit: volumeSigns[units.flow] })}
        fileName={chartFileName(`year-water-${station}`, duty)}
      />
      <ChartFigure
        {...common}
        model={wetBulb}
        title={duration.title}
        caption={fill(duration.caption, {
          place,
          wetBulb: quantityText(duty.wetBulbTemp, "temperature", units),
          hours: wholeNumber(hoursAbove(weather, duty.wetBulbTemp)),
        })}
        description={duration.description}
        fileName={chartFileName(`wet-bulb-duration-${station}`, duty)}
      />
    </div>
  );
}
