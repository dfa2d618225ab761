import type { ReactNode } from "react";
import { ink } from "../ink.ts";

interface BadgeProps {
  x: number;
  y: number;
  number: number;
  /** Outlined instead of filled, for secondary marks. */
  isHollow?: boolean;
}

/** Number of a mark, in a drawing and in the list beside it. */
export function Badge({ x, y, number, isHollow = false }: BadgeProps) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={isHollow ? 9 : 9.75}
        fill={isHollow ? ink.ground : ink.fluid}
        stroke={isHollow ? ink.fluid : ink.ground}
        strokeWidth="1.5"
      />
      <text
        x={x}
        y={y + 4.5}
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        fill={isHollow ? ink.fluid : ink.ground}
      >
        {number}
      </text>
    </g>
  );
}

interface NumberedProps {
  viewBox: string;
  names: readonly string[];
  /** Number of outlined marks at the beginning. */
  hollow?: number;
  children: ReactNode;
}

/** Drawing with numbered marks, and the list of their meanings. */
export function Numbered({ viewBox, names, hollow = 0, children }: NumberedProps) {
  return (
    <div className="grid items-center gap-x-6 gap-y-8 sm:grid-cols-2">
      <svg viewBox={viewBox} aria-hidden="true" className="mx-auto w-full" fill="none">
        {children}
      </svg>
      <Places names={names} hollow={hollow} />
    </div>
  );
}

function Places({ names, hollow }: { names: readonly string[]; hollow: number }) {
  return (
    <ol className="space-y-3 text-compact">
      {names.map((name, index) => (
        <li key={name} className="flex gap-2.5">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
            <Badge x={10} y={10} number={index + 1} isHollow={index < hollow} />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
