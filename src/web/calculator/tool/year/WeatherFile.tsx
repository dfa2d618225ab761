import { useId, useState } from "react";
import type { YearWords } from "#content/calculator/year/year.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { type WeatherProblem, weatherIn } from "#engine/year/hourly-weather.ts";
import { type Weather, weatherFileBudget } from "#engine/year/weather.ts";
import { BoxLabel } from "../../ui/BoxLabel.tsx";
import { weatherText } from "./weather-text.ts";

interface WeatherFileProps {
  words: YearWords["inputs"]["file"];
  /** Elevation of the site, m, for files without one. */
  elevation: number;
  onWeather: (weather: Weather) => void;
}

/** Reads hourly weather from a file, for locations without a station. It is sent only with a design sheet. */
export function WeatherFile({ words, elevation, onWeather }: WeatherFileProps) {
  const id = useId();
  const [message, setMessage] = useState<{ text: string; isWrong: boolean }>();
  async function take(file: File) {
    if (file.size > weatherFileBudget.characters)
      return setMessage({ text: words.problems.size, isWrong: true });
    setMessage({ text: words.reading, isWrong: false });
    const text = await weatherText(file).catch(() => "");
    const reading = weatherIn(text, file.name, elevation);
    if (reading.kind === "refused")
      return setMessage({ text: problemText(words, reading.problem), isWrong: true });
    setMessage({ text: fill(words.taken, { name: reading.weather.source }), isWrong: false });
    onWeather(reading.weather);
  }
  return (
    <div>
      <BoxLabel of={id} text={words.label} />
      <input
        id={id}
        type="file"
        accept=".epw,.csv,.txt,text/csv"
        aria-describedby={`${id}-hint ${id}-message`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows a file of the same name to be chosen again after it was corrected.
          currentTarget.value = "";
          if (file) void take(file);
        }}
        className="block min-h-11 w-full min-w-0 text-compact"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-note text-muted leading-normal">
        {words.hint}
      </p>
      <p
        id={`${id}-message`}
        role="status"
        className={`mt-1 text-compact empty:hidden ${message?.isWrong ? "text-danger" : ""}`}
      >
        {message?.text}
      </p>
    </div>
  );
}

function problemText({ problems }: WeatherFileProps["words"], problem: WeatherProblem): string {
  switch (problem.kind) {
    case "columns":
      return problems.columns;
    case "line":
      return fill(problems.line, { number: problem.number });
    case "hours":
      return fill(problems.hours, { hours: enteredFigure(problem.hours) });
  }
}
