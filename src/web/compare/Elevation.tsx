import { frontElevation } from "#domain/products/drawing/model-drawing.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { frontLines, Person, person } from "../models/Front.tsx";

interface ElevationProps {
  model: Model;
  tags: readonly string[];
  /** Extent of the drawing, mm: the same in every column, so that all are at the same scale. */
  extent: Extent;
  label: string;
}

/** mm. */
interface Extent {
  width: number;
  height: number;
}

/**
 * Room that drawings of these models need, so that none is larger than its place; `undefined` without
 * dimensions.
 */
export function extentOf(models: readonly Model[]): Extent | undefined {
  const sizes = models.flatMap(({ length, height }) =>
    length === null || height === null ? [] : [{ length, height }],
  );
  if (sizes.length === 0) return undefined;
  return {
    width: Math.max(...sizes.map(({ length }) => length)) + 2 * (person.distance + person.width),
    height: Math.max(person.height, ...sizes.map(({ height }) => height)) * 1.06,
  };
}

/** The front of a model beside a person; nothing where its dimensions are not known. */
export function Elevation({ model, tags, extent, label }: ElevationProps) {
  const shapes = frontElevation(model, tags);
  if (!shapes) return "–";
  const { width, height } = extent;
  const stroke = Math.max(width, height) / 260;
  const left = (width - (model.length ?? 0)) / 2;
  const at = { left, ground: height };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height + 2 * stroke}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      className="h-auto w-full print:max-w-26"
    >
      <path d={`M0 ${height}H${width}`} className="text-muted" />
      <g className="text-muted">
        <Person x={left - person.distance} ground={height} />
      </g>
      <path d={frontLines(shapes, "outline", at)} className="text-navy" />
      <path d={frontLines(shapes, "fan", at)} className="text-action" />
    </svg>
  );
}
