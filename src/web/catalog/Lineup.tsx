import { figure } from "#content/figures/number-format.ts";
import { frontElevation } from "#domain/products/drawing/model-drawing.ts";
import { frontLines, Person } from "../models/Front.tsx";
import { HeaderDrawing } from "../page/HeaderDrawing.tsx";
import { gap, type LinedUp, lengthOf } from "./lineup.ts";

/** Their size, mm. */
const letters = 800;

interface LineupProps {
  label: string;
  rows: readonly (readonly LinedUp[])[];
}

/** The longest tower of every series from the front, all at one scale. */
export function Lineup({ label, rows }: LineupProps) {
  const width = Math.max(...rows.map(lengthOf));
  const placed = rows.map((row, index) => ({
    row,
    // Ground lines from above to below: each row stands under the words of the one before.
    ground: rows.slice(0, index + 1).reduce((sum, each) => sum + highest(each) + 3 * letters, 0),
  }));
  const bottom = placed.at(-1)?.ground ?? 0;
  const margin = 1.5 * letters;
  const view = {
    x: -margin,
    y: 1.5 * letters,
    width: width + 2 * margin,
    height: bottom + letters,
  };
  return (
    <HeaderDrawing label={label} view={view} grid={1_000}>
      {placed.map(({ row, ground }) => (
        <Row key={ground} row={row} ground={ground} width={width} />
      ))}
      <g className="text-sky">
        <Person x={-letters / 2} ground={placed[0]?.ground ?? 0} />
      </g>
    </HeaderDrawing>
  );
}

/** Towers on their ground, spread over its width; a lone one stands in its middle. */
function Row({ row, ground, width }: { row: readonly LinedUp[]; ground: number; width: number }) {
  const spare = width - lengthOf(row);
  const between = row.length > 1 ? gap + spare / (row.length - 1) : gap;
  const starts = row.map((_, index) =>
    row
      .slice(0, index)
      .reduce((sum, { model }) => sum + model.length + between, row.length > 1 ? 0 : spare / 2),
  );
  return (
    <>
      <path d={`M${-letters} ${ground}H${width + letters}`} strokeWidth="60" className="stroke-sky" />
      {row.map((tower, index) => (
        <Tower key={tower.model.name} tower={tower} left={starts[index] ?? 0} ground={ground} />
      ))}
    </>
  );
}

function Tower({ tower: { model, tags }, left, ground }: { tower: LinedUp; left: number; ground: number }) {
  const shapes = frontElevation(model, tags) ?? [];
  const metres = (mm: number) => figure(mm / 1_000, 1);
  return (
    <>
      <path d={inlet({ model, tags }, left, ground)} strokeWidth="40" strokeOpacity="0.4" />
      <path d={frontLines(shapes, "outline", { left, ground })} strokeWidth="70" />
      <path d={frontLines(shapes, "fan", { left, ground })} strokeWidth="70" className="stroke-sky" />
      <text
        x={left}
        y={ground + 1.25 * letters}
        fontSize={letters}
        stroke="none"
        className="figures fill-white font-semibold"
      >
        {model.name}
        {model.length > 12 * letters && (
          <tspan dx={letters / 2} className="fill-sky font-normal">
            {metres(model.length)} × {metres(model.height)} m
          </tspan>
        )}
      </text>
    </>
  );
}

/**
 * Front as known from the tags: walls between cells, and the louvers of the air inlet, up to the roof of a
 * cross-flow tower and below the fill of others. For fans that blow from the side the position is unknown.
 */
function inlet({ model: { length, height, fans }, tags }: LinedUp, left: number, ground: number): string {
  if (tags.includes("압입송풍")) return "";
  const roof = height - Math.min(900, height * 0.14);
  const basin = Math.min(900, height * 0.18);
  const top = tags.includes("직교류") ? roof - 300 : basin + 0.27 * height;
  const cells = Math.min(fans ?? 1, 24);
  const walls = Array.from(
    { length: cells - 1 },
    (_, index) => `M${left + (length / cells) * (index + 1)} ${ground - basin}V${ground - roof}`,
  );
  const louvers = Array.from(
    { length: Math.max(0, Math.floor((top - basin) / 260)) },
    (_, index) => `M${left + 150} ${ground - basin - 260 * (index + 1)}h${length - 300}`,
  );
  return [...walls, ...louvers].join("");
}

function highest(row: readonly LinedUp[]): number {
  return Math.max(...row.map(({ model }) => model.height));
}
