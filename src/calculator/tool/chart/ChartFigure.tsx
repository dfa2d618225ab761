import { useId, useMemo, useState } from "react";
import { fill } from "#content/fill.ts";
import { csv } from "#domain/inquiries/csv.ts";
import { offerFile } from "#web/offer-file.ts";
import { chart as draw } from "../../charts/chart.ts";
import { type ChartModel, tableOf } from "../../charts/chart-model.ts";
import type { ChartWords } from "../../words/ko/chart.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import { ChartReader } from "./ChartReader.tsx";
import { Crosshair } from "./Crosshair.tsx";
import { Readout } from "./Readout.tsx";
import { svgFile } from "./svg-file.tsx";
import { unbroken } from "./unbroken.ts";
import { useWidth } from "./use-width.ts";
import { ValueTable } from "./ValueTable.tsx";

interface ChartFigureProps {
  words: ChartWords;
  model: ChartModel;
  title: string;
  /** What it shows, for who cannot see it; also in the file. */
  description: string;
  /** What to make of it. */
  caption: string;
  /** The duty in a line, told in the file. */
  source: string;
  /** Of the files, without ending. */
  fileName: string;
  /** Its parts share the rows of a grid with a figure beside it. */
  isAligned?: boolean;
}

/** Below this width letters are smaller and the chart less tall. */
const narrow = 520;

/** A chart with its title, a way to read values by keyboard and pointer, its figures as a table, and both as files. */
export function ChartFigure({
  words,
  model,
  title,
  description,
  caption,
  isAligned,
  ...file
}: ChartFigureProps) {
  const id = useId();
  const [box, width] = useWidth(680);
  const [read, setRead] = useState({ model, stop: model.start });
  const stop = read.model === model ? read.stop : model.start;
  const [isReading, setIsReading] = useState(false);
  const chart = useMemo(() => {
    const isNarrow = width < narrow;
    return draw(model.spec({ width, height: isNarrow ? 320 : 400, fontSize: isNarrow ? 12 : 13 }));
  }, [model, width]);
  const drawing = useMemo(() => <ChartDrawing chart={chart} />, [chart]);
  const table = () => {
    const { head, rows } = tableOf(model);
    return csv([head, ...rows]);
  };
  return (
    <figure
      aria-labelledby={`${id}caption`}
      className={`min-w-0 break-inside-avoid ${isAligned ? "lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0" : ""}`}
    >
      <figcaption>
        <h4 id={`${id}caption`} className="font-bold text-lg tracking-[-0.02em]">
          {title}
        </h4>
        <p className="mt-1 max-w-[44em] text-[15px] text-muted">{unbroken(caption)}</p>
      </figcaption>
      <div ref={box} className="relative mt-5">
        <svg
          role="img"
          aria-labelledby={`${id}title ${id}description`}
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          className="figures block h-auto w-full"
        >
          <title id={`${id}title`}>{title}</title>
          <desc id={`${id}description`}>{description}</desc>
          {drawing}
          {isReading && <Crosshair chart={chart} model={model} stop={stop} />}
        </svg>
        <ChartReader
          chart={chart}
          model={model}
          stop={stop}
          words={{ label: fill(words.read, { title }), none: words.none }}
          onRead={(next) => setRead({ model, stop: next })}
          onActive={setIsReading}
        />
      </div>
      <Readout model={model} stop={stop} none={words.none} hint={words.hint} />
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 print:hidden">
        <ValueTable model={model} title={title} words={words} />
        <p className="flex gap-x-5">
          <FileButton
            label={words.svg}
            onClick={() =>
              offerFile(
                `${file.fileName}.svg`,
                new Blob([svgFile({ model, title, description, source: file.source })], {
                  type: "image/svg+xml",
                }),
              )
            }
          />
          <FileButton
            label={words.csv}
            onClick={() =>
              offerFile(`${file.fileName}.csv`, new Blob([table()], { type: "text/csv;charset=utf-8" }))
            }
          />
        </p>
      </div>
    </figure>
  );
}

function FileButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="py-2 font-semibold text-[15px] text-action underline-offset-4 hover:underline"
    >
      {label}
    </button>
  );
}
