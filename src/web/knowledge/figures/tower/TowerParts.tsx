import type { ReactNode } from "react";
import { ink } from "../ink.ts";

interface PanelProps {
  name: string | undefined;
  /** Upper and lower edge; the space beyond the tower is optional. */
  top?: number;
  bottom?: number;
  children: ReactNode;
}

/** One of several drawings, with its title. A tower spans 0–220 horizontally and 0–246 vertically. */
export function Panel({ name, top = 0, bottom = 246, children }: PanelProps) {
  return (
    <div>
      <p className="text-center font-semibold text-compact">{name}</p>
      <svg
        viewBox={`0 ${top} 220 ${bottom - top}`}
        aria-hidden="true"
        className="mx-auto mt-2 w-full max-w-64 text-[13px]"
      >
        {children}
      </svg>
    </div>
  );
}

export function Shell() {
  return (
    <g fill={ink.ground} stroke={ink.muted} strokeWidth="1.5">
      <path d="M45 56h130v116h-130z" />
      <Fan />
      <path d="M45 172v34M175 172v34" strokeWidth="2.5" />
    </g>
  );
}

/** Counterflow tower without its supply pipe. */
export function CounterFlow() {
  return (
    <>
      <Shell />
      <Fill />
      <Rain along="M164 92H56" />
      <Basin />
    </>
  );
}

export function CrossFlow() {
  const sheet = "l5 9l-5 9".repeat(7);
  return (
    <g fill="none" stroke={ink.muted} strokeWidth="1.5">
      <path d="M36 206V56h148v150" fill={ink.ground} />
      <g fill={ink.ground}>
        <Fan />
      </g>
      <Basin />
      <path d="M42 61v13h38v-13M140 61v13h38v-13" />
      <path d="M43 65h36v8h-36zM141 65h36v8h-36z" fill={ink.water} fillOpacity="0.28" stroke="none" />
      <path
        d={[48, 58, 68, 147, 157, 167].map((x) => `M${x} 89${sheet}`).join("")}
        stroke={ink.line}
        strokeWidth="2"
      />
      <path
        d={[50, 62, 74, 146, 158, 170].map((x) => `M${x} 77v4`).join("")}
        stroke={ink.water}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d={louvers.map((y) => `M42 ${y}l-12 7M178 ${y}l12 7`).join("")} strokeWidth="2" />
    </g>
  );
}

export const louvers = [84, 100, 116, 132, 148, 164, 180];

function Fan() {
  return (
    <>
      <path d="M72 56l6-24h64l6 24z" />
      <path d="M82 42h56" strokeWidth="3" strokeLinecap="round" />
      <path d="M110 42v14" />
    </>
  );
}

export function Fill() {
  return (
    <g stroke={ink.line} strokeWidth="2" fill="none">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((sheet) => (
        <path key={sheet} d={`M${54 + sheet * 14} 104l5 9l-5 9l5 9l-5 9l5 9l-5 9`} />
      ))}
    </g>
  );
}

/** Supply pipe of a tower, or another pipe to its nozzles, with drops above and below the fill. */
export function Rain({ along = "M212 92H56", width = 4 }: { along?: string; width?: number }) {
  return (
    <g fill="none" stroke={ink.water} strokeLinecap="round">
      <path d={along} strokeWidth={width} />
      <g strokeWidth="2">
        {[0, 1, 2, 3, 4, 5, 6].map((nozzle) => (
          <path key={nozzle} d={`M${62 + nozzle * 16} 97v3m0 74v6m0 6v5`} />
        ))}
      </g>
    </g>
  );
}

export function Basin() {
  return (
    <g>
      <path d="M36 206h148v26H36z" fill={ink.ground} stroke={ink.muted} strokeWidth="1.5" />
      <path d="M37 212h146v19H37z" fill={ink.water} fillOpacity="0.28" />
    </g>
  );
}

export function Word({
  x,
  y,
  word,
  ground = ink.ground,
  anchor = "middle",
}: {
  x: number;
  y: number;
  word: string | undefined;
  ground?: string;
  anchor?: "start" | "middle" | "end";
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill={ink.words}
      stroke={ground}
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {word}
    </text>
  );
}
