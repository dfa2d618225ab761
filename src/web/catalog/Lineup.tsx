import { figure } from "#content/figures/number-format.ts";
import { frontElevation } from "#domain/products/drawing/model-drawing.ts";
import { frontLines, Person } from "../models/Front.tsx";
import { HeaderDrawing } from "../page/HeaderDrawing.tsx";
import { gap, type LinedUp, lengthOf } from "./lineup.ts";

interface LineupProps {
  label: string;
  rows: readonly (readonly LinedUp[])[];
  /** Row for narrow screens, where the drawing has room for one. */
  narrow?: readonly LinedUp[];
}

/** Size of the letters, shares of the length of the longest row: 12 px where the drawing is as small as it becomes. */
const lettersOf = { wide: 1 / 38, narrow: 1 / 25 } as const;

/** Towers of several series from the front, all at one scale. */
export function Lineup({ label, rows, narrow }: LineupProps) {
  return (
    <>
      {narrow && <Drawing label={label} rows={[narrow]} share={lettersOf.narrow} className="lg:hidden" />}
      <Drawing label={label} rows={rows} share={lettersOf.wide} className="max-lg:hidden" />
    </>
  );
}

interface DrawingProps extends Omit<LineupProps, "narrow"> {
  share: number;
  className: "lg:hidden" | "max-lg:hidden";
}

function Drawing({ label, rows, share, className }: DrawingProps) {
  const width = Math.max(...rows.map(lengthOf));
  const letters = width * share;
  const placed = rows.map((row, index) => ({
    row,
    // Ground lines from above to below: each row stands under the words of the one before.
    ground: rows.slice(0, index + 1).reduce((sum, each) => sum + highest(each) + 3 * letters, 0),
  }));
  const bottom = placed.at(-1)?.ground ?? 0;
  const margin = 2 * letters;
  const view = {
    x: -margin,
    y: 1.5 * letters,
    width: width + 2 * margin,
    height: bottom + letters,
  };
  return (
    <HeaderDrawing label={label} view={view} grid={1_000} className={className}>
      {placed.map(({ row, ground }) => (
        <Row key={ground} row={row} ground={ground} width={width} letters={letters} />
      ))}
      <g className="text-sky">
        <Person x={-letters / 2} ground={placed[0]?.ground ?? 0} />
      </g>
    </HeaderDrawing>
  );
}

interface RowProps {
  row: readonly LinedUp[];
  ground: number;
  width: number;
  letters: number;
}

/** Towers on their ground, in its middle and not far from each other. */
function Row({ row, ground, width, letters }: RowProps) {
  const spare = width - lengthOf(row);
  const between = Math.min(3 * gap, row.length > 1 ? gap + spare / (row.length - 1) : gap);
  const length = lengthOf(row) + (between - gap) * (row.length - 1);
  const starts = row.map((_, index) =>
    row.slice(0, index).reduce((sum, { model }) => sum + model.length + between, (width - length) / 2),
  );
  return (
    <>
      <path d={`M${-letters} ${ground}H${width + letters}`} strokeWidth="60" className="stroke-sky" />
      {row.map((tower, index) => (
        <Tower
          key={tower.model.name}
          tower={tower}
          left={starts[index] ?? 0}
          ground={ground}
          letters={letters}
        />
      ))}
    </>
  );
}

interface TowerProps extends Omit<RowProps, "row" | "width"> {
  tower: LinedUp;
  left: number;
}

function Tower({ tower: { model, tags }, left, ground, letters }: TowerProps) {
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
        {model.length > 14 * letters && (
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
 * crossflow tower and below the fill of others. For fans that blow from the side the position is unknown.
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
