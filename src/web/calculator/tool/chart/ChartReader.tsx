import type { KeyboardEvent, PointerEvent } from "react";
import type { Chart } from "#documents/charts/chart.ts";
import { type ChartModel, nearestStop } from "#documents/charts/chart-model.ts";
import { readingAt } from "./reading.ts";

interface ChartReaderProps {
  chart: Chart;
  model: ChartModel;
  stop: number;
  words: { label: string; none: string };
  onRead: (stop: number) => void;
  /** Called with true while the chart is read, so that the position is shown. */
  onActive: (isActive: boolean) => void;
}

const farStep = 10;

/** Overlay on the drawing: a slider for keyboards and screen readers, a pointer area otherwise. */
export function ChartReader({ chart, model, stop, words, onRead, onActive }: ChartReaderProps) {
  const last = model.stops.length - 1;
  const at = model.stops[stop] ?? 0;
  const reading = readingAt(model, stop, words.none).map(({ label, value }) => `${label} ${value}`);

  function turn(event: KeyboardEvent): void {
    const next = stopAfter(event.key, stop, last);
    if (next === undefined) return;
    event.preventDefault();
    onActive(true);
    onRead(Math.min(last, Math.max(0, next)));
  }

  function point({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    onActive(true);
    onRead(nearestStop(model.stops, chart.xAt(((clientX - left) / width) * chart.width)));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={words.label}
      aria-valuemin={model.stops[0]}
      aria-valuemax={model.stops[last]}
      aria-valuenow={at}
      aria-valuetext={reading.join(", ")}
      onKeyDown={turn}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ currentTarget }) => onActive(currentTarget === document.activeElement)}
      className="absolute inset-0 cursor-crosshair [touch-action:pan-y] print:hidden"
    />
  );
}

/** Stop after a key press, possibly out of bounds; undefined for other keys. */
function stopAfter(key: string, stop: number, last: number): number | undefined {
  const values: Record<string, number> = {
    ArrowRight: stop + 1,
    ArrowUp: stop + 1,
    ArrowLeft: stop - 1,
    ArrowDown: stop - 1,
    PageUp: stop + farStep,
    PageDown: stop - farStep,
    Home: 0,
    End: last,
  };
  return values[key];
}
