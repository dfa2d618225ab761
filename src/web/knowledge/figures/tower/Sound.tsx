import { ink } from "../ink.ts";

interface WavesProps {
  x: number;
  y: number;
  /** Radius of the first wave, number of waves, and their distance, which is larger for low frequencies. */
  from: number;
  count: number;
  gap: number;
  /** Direction, degrees clockwise from the right. */
  toward: number;
  /** Half of the arc's angle, degrees. */
  spread?: number;
}

export function Waves({ x, y, from, count, gap, toward, spread = 26 }: WavesProps) {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: count }, (_, index) => from + index * gap).map(
    (radius) => `M${at(radius, toward - spread)}A${radius} ${radius} 0 0 1 ${at(radius, toward + spread)}`,
  );
  return <path d={arcs.join("")} fill="none" stroke={ink.action} strokeWidth="2" strokeLinecap="round" />;
}

/** Structure below a basin, and the vibration that it transmits. */
export function Vibration({ y, word }: { y: number; word: string | undefined }) {
  return (
    <g>
      <path d={`M4 ${y}h212v12H4z`} fill={ink.line} />
      <path
        d={`M14 ${y + 6}${"q4-8 8 0t8 0".repeat(12)}`}
        fill="none"
        stroke={ink.action}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <text x="110" y={y + 28} textAnchor="middle" fill={ink.words}>
        {word}
      </text>
    </g>
  );
}
