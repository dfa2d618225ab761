import type { ReactNode } from "react";
import { ink } from "./ink.ts";

const kinds = [
  { kind: "crossed", Shape: Crossed },
  { kind: "offset", Shape: Offset },
  { kind: "straight", Shape: Straight },
  { kind: "splash", Shape: Splash },
];

/** Four kinds of fill from the front, with the water that runs down them and the air that rises. */
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

/** A piece of fill between water that comes from above and air that comes from below. */
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

/** Flutes at an angle, and those of the sheet behind at the opposite one. */
function Crossed() {
  return (
    <>
      <path d={slanted("left")} stroke={ink.line} strokeWidth="2" />
      <path d={slanted("right")} stroke={ink.water} strokeWidth="2" />
    </>
  );
}

/** Lines across the piece, two down for one across, cut at its edges. */
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

/** Upright flutes that step aside on their way. */
function Offset() {
  const flute = "v24l6 8v24l-6 8v24l6 8v16";
  return (
    <>
      <path
        d={[8, 24, 40, 56, 72, 88].map((x) => `M${10 + x} 28${flute}`).join("")}
        stroke={ink.water}
        strokeWidth="2"
      />
      <path
        d={[0, 16, 32, 48, 64, 80].map((x) => `M${10 + x} 28${flute}`).join("")}
        stroke={ink.line}
        strokeWidth="2"
      />
    </>
  );
}

function Straight() {
  return (
    <>
      <path
        d={[8, 24, 40, 56, 72, 88].map((x) => `M${12 + x} 28v112`).join("")}
        stroke={ink.water}
        strokeWidth="2"
      />
      <path
        d={[16, 32, 48, 64, 80].map((x) => `M${12 + x} 28v112`).join("")}
        stroke={ink.line}
        strokeWidth="2"
      />
    </>
  );
}

/** Rows of bars, and drops that break on them. */
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
