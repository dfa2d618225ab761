import { Chart } from "./Chart.tsx";
import { ink } from "./ink.ts";

const cycles = [2, 3, 4, 5, 6, 8, 10];
const margin = 8;

/** Make-up water by cycles of concentration: evaporation, and blowdown above it. */
export function Cycles({ labels }: { labels: readonly string[] }) {
  const [evaporation, blowdown, axis] = labels;
  return (
    <Chart heights={{ narrow: 232, wide: 312 }}>
      {(width, height) => (
        <>
          <Bars width={width} height={height} />
          <text x={width / 2} y={height - 8} textAnchor="middle" fill={ink.muted}>
            {axis}
          </text>
          <Key x={width - 112} y={18} color={ink.fluid} word={blowdown} />
          <Key x={width - 112} y={42} color={ink.water} opacity={0.35} word={evaporation} />
        </>
      )}
    </Chart>
  );
}

function Bars({ width, height }: { width: number; height: number }) {
  const floor = height - 46;
  const perUnit = (floor - 26) / 2;
  const pitch = (width - 2 * margin) / cycles.length;
  const across = pitch * 0.72;
  return (
    <g textAnchor="middle">
      {cycles.map((count, index) => {
        const middle = margin + (index + 0.5) * pitch;
        const out = perUnit / (count - 1);
        const top = floor - perUnit - out;
        return (
          <g key={count}>
            <rect
              x={middle - across / 2}
              y={floor - perUnit}
              width={across}
              height={perUnit}
              fill={ink.water}
              fillOpacity="0.35"
            />
            <rect x={middle - across / 2} y={top} width={across} height={out} fill={ink.fluid} />
            <text x={middle} y={top - 7} fill={ink.words} fontWeight="700">
              {(1 + out / perUnit).toFixed(2)}
            </text>
            <text x={middle} y={floor + 18} fill={ink.muted}>
              {count}
            </text>
          </g>
        );
      })}
      <path d={`M2 ${floor}H${width - 2}`} stroke={ink.muted} />
    </g>
  );
}

interface KeyProps {
  x: number;
  y: number;
  color: string;
  opacity?: number;
  word: string | undefined;
}

function Key({ x, y, color, opacity = 1, word }: KeyProps) {
  return (
    <g>
      <rect x={x} y={y - 10} width="12" height="12" fill={color} fillOpacity={opacity} />
      <text x={x + 20} y={y + 1} fill={ink.words}>
        {word}
      </text>
    </g>
  );
}
