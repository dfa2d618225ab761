import { ink } from "./ink.ts";

/** Sound level at the first distance, and its reduction per doubling, dB(A). */
const first = 70;
const perDoubling = 6;
const distances = [5, 10, 20, 40, 80];
/** Limit of residential areas at night, dB(A). */
const limit = 45;

const xOf = (index: number) => 30 + index * 60;
const yOf = (level: number) => 30 + (first - level) * 5.4;
const levelAt = (index: number) => first - index * perDoubling;

export function Distance({ labels }: { labels: readonly string[] }) {
  const [night, axis] = labels;
  const line = distances.map((_, index) => `${xOf(index)} ${yOf(levelAt(index))}`).join("L");
  return (
    <svg viewBox="0 0 300 238" aria-hidden="true" className="w-full" fontSize="14">
      <path d={`M10 ${yOf(limit)}H290`} stroke={ink.action} strokeDasharray="5 4" strokeWidth="1.5" />
      <text x="10" y={yOf(limit) + 17} fill={ink.action}>
        {night}
      </text>
      <path d={`M${line}`} fill="none" stroke={ink.fluid} strokeWidth="2.5" />
      <g textAnchor="middle">
        {distances.map((distance, index) => (
          <g key={distance}>
            <circle cx={xOf(index)} cy={yOf(levelAt(index))} r="4" fill={ink.fluid} />
            <text x={xOf(index)} y={yOf(levelAt(index)) - 10} fill={ink.words} fontWeight="700">
              {levelAt(index)}
            </text>
            <text x={xOf(index)} y="209" fill={ink.muted}>
              {distance}
            </text>
          </g>
        ))}
        <text x="150" y="232" fill={ink.muted}>
          {axis}
        </text>
      </g>
      <path d="M10 190H290" stroke={ink.muted} />
    </svg>
  );
}
