import type { ReactNode } from "react";
import { ink } from "./ink.ts";

const kinds = [
  { kind: "crossed", Shape: Crossed },
  { kind: "offset", Shape: Offset },
  { kind: "straight", Shape: Straight },
  { kind: "splash", Shape: Splash },
];

export function Fills({ labels }: { labels: readonly string[] }) {
  const names = labels.slice(0, kinds.length);
  const notes = labels.slice(kinds.length);
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
      {kinds.map(({ kind, Shape }, index) => (
        <div key={kind} className="text-center text-compact">
          <Pack>
            <Shape />
          </Pack>
          <p className="mt-2 font-semibold">{names[index]}</p>
          <p className="text-muted text-small">{notes[index]}</p>
        </div>
      ))}
    </div>
  );
}

/** Block of fill with water from above and air from below. */
function Pack({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 176" aria-hidden="true" className="w-full" fill="none">
      <path
        d={[0, 1, 2, 3, 4, 5].map((drop) => `M${20 + drop * 16} 6v5m0 6v4`).join("")}
        stroke={ink.water}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M10 28h100v112H10z" fill={ink.ground} />
      {children}
      <path d="M10 28h100v112H10z" stroke={ink.muted} strokeWidth="1.5" />
      <path
        d={[36, 84].map((x) => `M${x} 172v-22l-6 6m6-6l6 6`).join("")}
        stroke={ink.air}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Water that runs down a sheet, in front of the next sheet. */
function Flutes({ wet, behind }: { wet: string; behind: string }) {
  return (
    <g strokeWidth="2">
      <path d={behind} stroke={ink.line} />
      <path d={wet} stroke={ink.water} />
    </g>
  );
}

/** Flutes at an angle, in front of those of the next sheet at the opposite angle. */
function Crossed() {
  return <Flutes wet={slanted("right")} behind={slanted("left")} />;
}

/** Diagonal lines with a slope of 2 : 1, clipped to the block. */
function slanted(to: "left" | "right"): string {
  return [-44, -28, -12, 4, 20, 36, 52, 68, 84]
    .map((start) => {
      const top = Math.max(0, -start);
      const end = Math.min(56, 100 - start);
      const x = (step: number) => (to === "right" ? 10 + start + step : 110 - start - step);
      return end > top ? `M${x(top)} ${28 + top * 2}L${x(end)} ${28 + end * 2}` : "";
    })
    .join("");
}

function Offset() {
  const flutes = (from: number) => fluted(from, 6, "v24l6 8v24l-6 8v24l6 8v16");
  return <Flutes wet={flutes(18)} behind={flutes(10)} />;
}

function Straight() {
  return <Flutes wet={fluted(20, 6, "v112")} behind={fluted(28, 5, "v112")} />;
}

function fluted(from: number, count: number, flute: string): string {
  return Array.from({ length: count }, (_, index) => `M${from + index * 16} 28${flute}`).join("");
}

function Splash() {
  const rows = [0, 1, 2, 3].map((row) => ({
    y: 46 + row * 26,
    bars: row % 2 === 0 ? [26, 60, 94] : [43, 77],
  }));
  return (
    <>
      {rows.map(({ y, bars }) => (
        <g key={y} strokeLinecap="round">
          {bars.map((x) => (
            <g key={x}>
              <path d={`M${x - 7} ${y}h14`} stroke={ink.air} strokeWidth="4" />
              <path
                d={`M${x} ${y - 11}v3M${x - 8} ${y - 7}l-2-3M${x + 8} ${y - 7}l2-3M${x - 10} ${y + 7}l-1 3M${x + 10} ${y + 7}l1 3M${x - 2} ${y + 8}v3`}
                stroke={ink.water}
                strokeWidth="2"
              />
            </g>
          ))}
        </g>
      ))}
    </>
  );
}
