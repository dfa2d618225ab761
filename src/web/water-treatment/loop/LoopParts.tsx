import type { ReactNode } from "react";
import type { Area, NamePosition, PipeRoute, PumpPosition, TowerEdges } from "./loop-layouts.ts";
import { headLength, headPath, lines, type Point, pipePath } from "./pipe.ts";

/** Pipe, or dashed signal line. */
export function Pipe({ kind, along, isArrow }: PipeRoute) {
  const { color, width } = lines[kind];
  return (
    <>
      <path
        d={pipePath(along, isArrow ? headLength : 0)}
        stroke={color}
        strokeWidth={width}
        {...(kind === "signal" ? { strokeDasharray: "5 4" } : {})}
      />
      {isArrow && <path d={headPath(along)} fill={color} stroke="none" />}
    </>
  );
}

/** Flow direction on a long pipe: the tip is at the end of the path. */
export function Direction({ kind, along }: Pick<PipeRoute, "kind" | "along">) {
  return <path d={headPath(along)} fill={lines[kind].color} stroke="none" />;
}

/** Casing, fan, nozzles, fill, air inlets and basin; hot water inlet on the right, 24 below the roof. */
export function Tower({ left, right, roof, inlet, floor }: TowerEdges) {
  const middle = (left + right) / 2;
  const nozzles = roof + 24;
  const fill = { top: nozzles + 22, bottom: inlet - 22 };
  const water = floor - 30;
  const gaps = Math.round((right - left - 32) / 18);
  const across = (d: string) =>
    Array.from(
      { length: gaps + 1 },
      (_, index) => `M${left + 16 + (index * (right - left - 32)) / gaps} ${d}`,
    ).join("");
  return (
    <g stroke="var(--color-field)" strokeWidth="2">
      <path
        d={`M${middle - 40} ${roof}l7-26h66l7 26M${left} ${inlet}V${roof}H${right}V${inlet}M${left} ${inlet}V${floor}M${right} ${inlet}V${floor}`}
        fill="var(--color-white)"
      />
      <path
        d={`M${middle - 27} ${roof - 15}h54M${middle} ${roof - 15}v15`}
        stroke="var(--color-ink)"
        strokeWidth="3"
      />
      <path
        d={across(`${fill.top}V${fill.bottom}`)}
        stroke="var(--color-action)"
        strokeOpacity="0.35"
        strokeWidth="1.5"
      />
      <path
        d={`M${left + 10} ${fill.top}H${right - 10}V${fill.bottom}H${left + 10}z`}
        stroke="var(--color-action)"
        strokeWidth="1.5"
      />
      <path d={`M${right} ${nozzles}H${left + 16}`} stroke={lines.hot.color} strokeWidth={lines.hot.width} />
      <path
        d={[nozzles + 6, fill.bottom + 5, inlet + 1].map((y) => across(`${y}v4m0 4v4`)).join("")}
        stroke={lines.water.color}
      />
      <path
        d={`M${left - 12} ${floor - 42}V${floor}H${right + 12}V${floor - 42}`}
        fill="var(--color-white)"
      />
      <path
        d={`M${left - 11} ${water}H${right + 11}V${floor - 1}H${left - 11}z`}
        fill="var(--color-water)"
        fillOpacity="0.4"
        stroke="none"
      />
    </g>
  );
}

export function Pump({ at: [x, y], radius, to }: PumpPosition) {
  const turn = { right: 0, down: 90, up: -90 }[to];
  const [back, half] = [radius * 0.5, radius * 0.78];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r={radius} {...device} />
      <path
        d={`M${-back} ${-half}L${radius - 1} 0L${-back} ${half}z`}
        fill="var(--color-ink)"
        stroke="none"
      />
    </g>
  );
}

export function Meter({ at: [x, y], radius }: { at: Point; radius: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={radius} {...device} />
      <path
        d={`M${x - radius * 0.6} ${y + 3}a${radius * 0.6} ${radius * 0.6} 0 01${radius * 1.2} 0M${x} ${y + 3}l5-7`}
        strokeWidth="1.5"
        stroke="var(--color-ink)"
      />
    </g>
  );
}

/** Valve symbol with its actuator on top or, in a vertical pipe, on the left. */
export function Valve({ at: [x, y], isUpright }: { at: Point; isUpright: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${isUpright ? -90 : 0})`} {...device}>
      <path d="M-12-8L12 8V-8L-12 8z" strokeLinejoin="round" />
      <path d="M0 0V-14M-8-14a8 8 0 0116 0z" />
    </g>
  );
}

/** Tank of a chemical, placed by its upper left corner. */
export function Tank({ at: [x, y], width, height }: Area) {
  return (
    <g {...device}>
      <rect x={x} y={y} width={width} height={height} rx="4" />
      <path
        d={`M${x + 1} ${y + 16}h${width - 2}v${height - 20}q0 3-3 3h${8 - width}q-3 0-3-3z`}
        fill="var(--color-violet)"
        fillOpacity="0.22"
        stroke="none"
      />
    </g>
  );
}

/**
 * Vessel with a sand bed; water inlet at the top, outlet at the bottom. `at` is the centre of its upper edge.
 */
export function SandFilter({ at: [x, y], width, height }: Area) {
  const half = width / 2;
  const body = `M${x - half} ${y + 12}q0-12 ${half}-12t${half} 12v${height - 24}q0 12-${half} 12t-${half}-12z`;
  const bed = `M${x - half + 1} ${y + height * 0.42}h${width - 2}v${height * 0.34}h${2 - width}z`;
  return (
    <g {...device}>
      <path d={body} />
      <path d={bed} fill="var(--color-notice-line)" fillOpacity="0.75" stroke="none" />
    </g>
  );
}

export function Box({ at: [x, y], width, height }: Area) {
  return <rect x={x} y={y} width={width} height={height} rx="4" {...device} />;
}

export function Joint({ at: [x, y] }: { at: Point }) {
  return <circle cx={x} cy={y} r="4.5" fill={lines.cold.color} stroke="none" />;
}

interface NameProps extends NamePosition {
  /** True for secondary text: the kind or amount of a flow. */
  isQuiet: boolean;
  /** True if it overlaps lines, which are then masked. */
  isOnLines: boolean;
  children: ReactNode;
}

export function Name({ at: [x, y], anchor, isQuiet, isOnLines, children }: NameProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      {...(isOnLines
        ? { stroke: "var(--color-white)", strokeWidth: 8, strokeLinejoin: "round", paintOrder: "stroke" }
        : {})}
      fill={isQuiet ? "var(--color-muted)" : "var(--color-ink)"}
      fontWeight={isQuiet ? 400 : 600}
    >
      {children}
    </text>
  );
}

const device = { fill: "var(--color-white)", stroke: "var(--color-ink)", strokeWidth: 1.75 } as const;
