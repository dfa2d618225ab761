import { type RefObject, useContext, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ChartWords } from "#content/calculator/findings.ts";
import { fill } from "#content/fill.ts";
import { chart as draw } from "#documents/charts/chart.ts";
import { type ChartModel, tableOf } from "#documents/charts/chart-model.ts";
import { csv } from "#domain/spreadsheets/csv.ts";
import { offerFile } from "#web/offer-file.ts";
import { unbroken } from "../../ui/unbroken.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import { ChartReader } from "./ChartReader.tsx";
import { Crosshair } from "./Crosshair.tsx";
import { Readout } from "./Readout.tsx";
import { ShortfallNote } from "./shortfall-note.ts";
import { svgFile } from "./svg-file.tsx";
import { ValueTable } from "./ValueTable.tsx";

interface ChartFigureProps {
  words: ChartWords;
  model: ChartModel;
  title: string;
  /** Text alternative of the chart, also written to the file. */
  description: string;
  caption: string;
  /** Duty in one line, written to the file. */
  source: string;
  fileName: string;
  /** Aligns its parts with the rows of a grid shared with a neighboring figure. */
  isAligned?: boolean;
}

/** Below this width, px, the text is smaller and the chart less tall. */
const narrow = 520;

/** Width on paper, px: half a sheet of A4, where letters are thus printed in 9 points. */
const paperWidth = 330;

/** Chart with its title, a reader for keyboard and pointer, its figures as a table, and downloads of both. */
export function ChartFigure(props: ChartFigureProps) {
  const { words, model, title, caption, isAligned } = props;
  const id = useId();
  const [read, setRead] = useState({ model, stop: model.start });
  const stop = read.model === model ? read.stop : model.start;
  return (
    <figure
      aria-labelledby={`${id}caption`}
      className={`min-w-0 break-inside-avoid ${isAligned ? "lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0" : ""}`}
    >
      <figcaption>
        <h4 id={`${id}caption`} className="font-bold text-lg tracking-[-0.02em]">
          {title}
        </h4>
        <p className="mt-1 max-w-[44em] text-compact text-muted">{unbroken(caption)}</p>
      </figcaption>
      <ReadableDrawing {...props} stop={stop} onRead={(next) => setRead({ model, stop: next })} />
      <Readout model={model} stop={stop} none={words.none} hint={words.hint} />
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 print:hidden">
        <ValueTable model={model} title={title} words={words} />
        <Files {...props} />
      </div>
    </figure>
  );
}

interface ReadableDrawingProps extends ChartFigureProps {
  stop: number;
  onRead: (stop: number) => void;
}

/** Chart at the available width, with a crosshair while it is read. */
function ReadableDrawing({ words, model, title, description, stop, onRead }: ReadableDrawingProps) {
  const id = useId();
  const [box, width] = useWidth(680);
  const [isReading, setIsReading] = useState(false);
  const chart = useMemo(() => {
    const isNarrow = width < narrow;
    return draw(model.spec({ width, height: isNarrow ? 320 : 400, fontSize: isNarrow ? 12 : 13 }));
  }, [model, width]);
  const drawing = useMemo(() => <ChartDrawing chart={chart} />, [chart]);
  return (
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
        onRead={onRead}
        onActive={setIsReading}
      />
    </div>
  );
}

function Files({ words, model, title, description, source, fileName }: ChartFigureProps) {
  const note = useContext(ShortfallNote);
  const drawing = () =>
    new Blob([svgFile({ model, title, note, description, source })], { type: "image/svg+xml" });
  const table = () => {
    const { head, rows } = tableOf(model);
    return new Blob([csv([...(note === undefined ? [] : [[note]]), head, ...rows])], {
      type: "text/csv;charset=utf-8",
    });
  };
  return (
    <p className="flex gap-x-5">
      <FileButton label={words.svg} onClick={() => offerFile(`${fileName}.svg`, drawing())} />
      <FileButton label={words.csv} onClick={() => offerFile(`${fileName}.csv`, table())} />
    </p>
  );
}

function FileButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="py-2 font-semibold text-compact text-action underline-offset-4 hover:underline"
    >
      {label}
    </button>
  );
}

/** Current width of an element, px; `initial` until it is measured, and `paperWidth` while it is printed. */
function useWidth(initial: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    let isPrinting = false;
    function measure() {
      if (isPrinting || element === null || element.clientWidth === 0) return;
      setWidth(Math.max(260, element.clientWidth));
    }
    function print({ type }: Event) {
      isPrinting = type === "beforeprint";
      // The page is laid out for print as soon as the event has been handled.
      if (isPrinting) flushSync(() => setWidth(paperWidth));
      else measure();
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("beforeprint", print);
    addEventListener("afterprint", print);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", print);
    };
  }, []);
  return [box, width];
}
