import type { Layer, Shape } from "#domain/products/drawing/model-drawing.ts";

/** Person as a scale reference for a tower, mm. */
export const person = { height: 1_750, head: 110, width: 420, distance: 900 };

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

/** Path data of one layer of a front elevation, mm, relative to the tower's left edge and the ground. */
export function frontLines(
  shapes: readonly Shape[],
  layer: Layer,
  { left, ground }: { left: number; ground: number },
): string {
  return shapes
    .flatMap((shape) =>
      shape.kind === "line" && shape.layer === layer
        ? `M${left + shape.from[0]} ${ground - shape.from[1]}L${left + shape.to[0]} ${ground - shape.to[1]}`
        : [],
    )
    .join("");
}
