import type { ReactNode } from "react";
import { ink } from "./ink.ts";
import { Panel, Word } from "./tower/TowerParts.tsx";

/** Horizontal positions of the sheets; air flows between them. */
const sheets = [30, 83, 137, 190];
const gaps = [56, 110, 164];
const wave = "q7 13 0 26t0 26t0 26t0 26t0 26";
const upright = (all: readonly number[]) => all.map((x) => `M${x} 40${wave}`).join("");
const upward = gaps.map((x) => `M${x} 200V58m-7 8l7-8l7 8`).join("");

/** Deposit on the right of a sheet along three waves; the left side is mirrored and shifted by one wave. */
const crust = "M0 0q7 13 0 26t0 26t0 26c10-4 20-16 12-26c9-8 7-20 0-26c7-10 0-24-12-26z";
const crusts = [
  "translate(30 40)",
  "translate(83 66) scale(-1 1)",
  "translate(83 40)",
  "translate(137 66) scale(-1 1)",
];

/** Edge view of fill sheets: clean, and with deposits that restrict water and air. */
export function Fouling({ labels }: { labels: readonly string[] }) {
  const [clean, fouled, film, air, deposits, dry, less] = labels;
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
      <Sheets name={clean} air={air} strength={6}>
        <path d={upright(sheets.flatMap((x) => [x - 5, x + 5]))} stroke={ink.water} strokeWidth="3" />
        <Pointer x={88} word={film} />
      </Sheets>
      <Sheets name={fouled} air={less} strength={2}>
        {crusts.map((deposit) => (
          <path key={deposit} d={crust} transform={deposit} fill="var(--color-notice-line)" />
        ))}
        <path d={upright([25, 142])} stroke={ink.water} strokeWidth="3" />
        <Pointer x={75} word={deposits} depth={82} />
        <Pointer x={190} word={dry} />
      </Sheets>
    </div>
  );
}

interface SheetsProps {
  name: string | undefined;
  air: string | undefined;
  strength: number;
  children: ReactNode;
}

function Sheets({ name, air, strength, children }: SheetsProps) {
  return (
    <Panel name={name} bottom={224}>
      <g fill="none">
        <path d="M8 40h204v130H8z" fill={ink.ground} />
        <path
          d={upward}
          stroke={ink.air}
          strokeWidth={strength}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {children}
        <path d={upright(sheets)} stroke={ink.muted} strokeWidth="2.5" />
        <text x="110" y="218" textAnchor="middle" fill={ink.words}>
          {air}
        </text>
      </g>
    </Panel>
  );
}

function Pointer({ x, depth = 56, word }: { x: number; depth?: number; word: string | undefined }) {
  return (
    <>
      <path d={`M${x} 22V${depth}`} stroke={ink.words} />
      <circle cx={x} cy={depth} r="2.5" fill={ink.words} />
      <Word x={x} y={16} word={word} ground={ink.field} />
    </>
  );
}
