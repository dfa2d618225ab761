import { useId } from "react";
import type { CutawayKind } from "#documents/drawing/flow-kind.ts";
import type { DiagramWords } from "../FlowDiagram.tsx";
import { cutaway, cutawaySize, numberSize } from "./cutaway-drawing.ts";
import type { Callout, CutawayPath, Ink } from "./cutaway-parts.ts";

interface CutawayProps {
  kind: CutawayKind;
  text: DiagramWords;
}

const { width, height, tower } = cutawaySize;

/**
 * A tower cut open, with the names of its parts beside it; on phones with numbers, and the names below, which screen
 * readers read everywhere. Air and water move where visitors have not asked for less motion, until the box is ticked.
 */
export function Cutaway({ kind, text }: CutawayProps) {
  const drawing = useId();
  const { title, description } = text.kinds[kind];
  const { paths, callouts } = cutaway(kind);
  const names = { ...text.labels, ...text.parts };
  const ordered = callouts.toSorted((a, b) => a.side.localeCompare(b.side) || a.y - b.y);
  return (
    <figure className="group break-inside-avoid">
      <div className="rounded-card bg-mist p-2 sm:p-4 print:p-1">
        <svg
          role="img"
          aria-label={`${title}. ${description}`}
          viewBox={`0 0 ${width} ${height}`}
          className="w-full fill-none max-md:hidden"
        >
          <g id={drawing} strokeLinejoin="round">
            {paths.map((path) => (
              <Lines key={path.d} {...path} />
            ))}
          </g>
          {callouts.map((callout) => (
            <Label key={callout.part} callout={callout} name={names[callout.part]} />
          ))}
        </svg>
        <svg
          role="img"
          aria-label={`${title}. ${description}`}
          viewBox={`${tower.x} 0 ${tower.width} ${height}`}
          className="w-full fill-none md:hidden"
        >
          <use href={`#${drawing}`} />
          {ordered.map(({ part, at, number: [x, y] = at }, index) => (
            <g key={part}>
              <circle cx={x} cy={y} r={numberSize.radius} className="fill-ink" />
              <text
                x={x}
                y={y + numberSize.text / 3}
                textAnchor="middle"
                fontSize={numberSize.text}
                className="fill-white font-semibold"
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className="mt-3 grid list-decimal grid-cols-2 gap-x-8 pl-6 text-note md:sr-only">
        {ordered.map(({ part }) => (
          <li key={part}>{names[part]}</li>
        ))}
      </ol>
      <figcaption className="mt-3 items-baseline justify-between gap-8 text-base sm:flex">
        <span>
          <b className="font-semibold">{title}</b> <span className="text-muted">{description}</span>
        </span>
        <label className="flex min-h-11 shrink-0 items-center gap-2 text-muted text-note motion-reduce:hidden print:hidden">
          <input type="checkbox" className="size-4" />
          {text.pause}
        </label>
      </figcaption>
    </figure>
  );
}

const inks: Record<Ink, { className: string; width: number; dash?: string }> = {
  casing: { className: "fill-white stroke-ink", width: 2.5 },
  inside: { className: "stroke-field", width: 1.5 },
  fill: { className: "fill-white stroke-action", width: 1.5 },
  hot: { className: "stroke-pin", width: 6 },
  cold: { className: "stroke-cold", width: 6 },
  coil: { className: "stroke-pin", width: 5 },
  cooled: { className: "stroke-cold", width: 5 },
  basin: { className: "fill-water/40 stroke-ink", width: 2 },
  air: { className: "stroke-water-dark", width: 2.5, dash: "12 6" },
  heads: { className: "stroke-water-dark", width: 2.5 },
  drops: { className: "stroke-cold", width: 2, dash: "4 8" },
};

function Lines({ ink, d }: CutawayPath) {
  const { className, width: strokeWidth, dash } = inks[ink];
  const flows = "motion-safe:animate-flow group-has-checked:[animation-play-state:paused]";
  return (
    <path
      d={d}
      strokeWidth={strokeWidth}
      {...(dash && { strokeDasharray: dash, strokeLinecap: "round" })}
      className={dash ? `${className} ${flows}` : className}
    />
  );
}

/** Name at the edge of the drawing, with a line to its part. */
function Label({ callout: { at, side, y }, name }: { callout: Callout; name: string }) {
  const isLeft = side === "left";
  const edge = isLeft ? 6 : width - 6;
  const turn = isLeft ? at[0] : at[0] + Math.abs(at[1] - y);
  return (
    <>
      <path d={`M${at.join(" ")}L${turn} ${y + 6}H${edge}`} strokeWidth="1" className="stroke-ink" />
      <circle cx={at[0]} cy={at[1]} r="3.5" className="fill-ink" />
      <text
        x={edge}
        y={y}
        textAnchor={isLeft ? "start" : "end"}
        fontSize="15"
        paintOrder="stroke"
        strokeWidth="4"
        className="fill-ink stroke-mist font-semibold print:text-title-l"
      >
        {name}
      </text>
    </>
  );
}
