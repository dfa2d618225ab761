import { ink } from "./ink.ts";

const cycles = [2, 3, 4, 5, 6, 8, 10];
const floor = 186;
const perUnit = 76;

/** Make-up water by cycles of concentration: evaporation, and blowdown above it. */
export function Cycles({ labels }: { labels: readonly string[] }) {
  const [evaporation, blowdown, axis] = labels;
  return (
    <svg viewBox="0 0 300 232" aria-hidden="true" className="w-full" fontSize="14">
      {cycles.map((count, index) => {
        const x = 10 + index * 41;
        const out = 1 / (count - 1);
        const top = floor - (1 + out) * perUnit;
        return (
          <g key={count} textAnchor="middle">
            <rect x={x} y={floor - perUnit} width="30" height={perUnit} fill={ink.water} fillOpacity="0.35" />
            <rect x={x} y={top} width="30" height={out * perUnit} fill={ink.fluid} />
            <text x={x + 15} y={top - 6} fill={ink.words} fontWeight="700">
              {(1 + out).toFixed(2)}
            </text>
            <text x={x + 15} y={floor + 16} fill={ink.muted}>
              {count}
            </text>
          </g>
        );
      })}
      <path d={`M4 ${floor}H292`} stroke={ink.muted} />
      <text x="148" y={floor + 38} textAnchor="middle" fill={ink.muted}>
        {axis}
      </text>
      <Key x={96} color={ink.fluid} word={blowdown} />
      <Key x={194} color={ink.water} opacity={0.35} word={evaporation} />
    </svg>
  );
}

interface KeyProps {
  x: number;
  color: string;
  opacity?: number;
  word: string | undefined;
}

function Key({ x, color, opacity = 1, word }: KeyProps) {
  return (
    <g>
      <rect x={x} y="8" width="12" height="12" fill={color} fillOpacity={opacity} />
      <text x={x + 18} y="18" fill={ink.words}>
        {word}
      </text>
    </g>
  );
}
