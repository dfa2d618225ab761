import { frontElevation } from "#domain/products/drawing/model-drawing.ts";
import type { Model } from "#domain/products/model-columns.ts";

interface ElevationProps {
  model: Model;
  tags: readonly string[];
  /** What the whole drawing shows, mm: as many in every column, so that all are at the same scale. */
  extent: Extent;
  label: string;
}

/** mm. */
interface Extent {
  width: number;
  height: number;
}

/** A person, mm, to see how large the tower is. */
const person = { height: 1_750, head: 110, width: 420, distance: 900 };

/** How much room drawings of these models need, so that none is larger than its place; `undefined` without dimensions. */
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
  const lines = (layer: string) =>
    shapes
      .flatMap((shape) =>
        shape.kind === "line" && shape.layer === layer
          ? `M${shape.from[0] + left} ${height - shape.from[1]}L${shape.to[0] + left} ${height - shape.to[1]}`
          : [],
      )
      .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height + 2 * stroke}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      className="h-auto w-full"
    >
      <path d={`M0 ${height}H${width}`} className="text-muted" />
      <g className="text-muted">
        <Person x={left - person.distance} ground={height} />
      </g>
      <path d={lines("outline")} className="text-navy" />
      <path d={lines("fan")} className="text-action" />
    </svg>
  );
}

/** Of average height, in mm, standing at `x`; to see how large a tower is. */
export function Person({ x, ground }: { x: number; ground: number }) {
  const { height, head, width } = person;
  const shoulders = ground - height + 2.4 * head;
  return (
    <g fill="currentColor" stroke="none">
      <circle cx={x} cy={ground - height + head} r={head} />
      <path
        d={`M${x - width / 2} ${shoulders + 120}q0 -120 120 -120h${width - 240}q120 0 120 120v560h-90V${ground}h-${width - 180}V${shoulders + 680}h-90Z`}
      />
    </g>
  );
}
