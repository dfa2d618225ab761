import { Chart } from "./Chart.tsx";
import { ink } from "./ink.ts";

/** Sound level at the first distance, and its reduction per doubling, dB(A). */
const first = 70;
const perDoubling = 6;
const distances = [5, 10, 20, 40, 80];
/** Limit of residential areas at night, and the lowest level of the chart, dB(A). */
const limit = 45;
const lowest = 37;

const top = 30;
const levelAt = (index: number) => first - index * perDoubling;

export function Distance({ labels }: { labels: readonly string[] }) {
  const [night, axis] = labels;
  return (
    <Chart heights={{ narrow: 266, wide: 336 }}>
      {(width, height) => {
        const floor = height - 48;
        const xOf = (index: number) => width * (0.1 + 0.2 * index);
        const yOf = (level: number) => top + ((first - level) / (first - lowest)) * (floor - top);
        const line = distances.map((_, index) => `${xOf(index)} ${yOf(levelAt(index))}`).join("L");
        return (
          <>
            <path
              d={`M10 ${yOf(limit)}H${width - 10}`}
              stroke={ink.action}
              strokeDasharray="5 4"
              strokeWidth="1.5"
            />
            <text x="10" y={yOf(limit) + 19} fill={ink.action}>
              {night}
            </text>
            <path d={`M${line}`} fill="none" stroke={ink.fluid} strokeWidth="2.5" />
            <g textAnchor="middle">
              {distances.map((distance, index) => (
                <g key={distance}>
                  <circle cx={xOf(index)} cy={yOf(levelAt(index))} r="4" fill={ink.fluid} />
                  <text x={xOf(index)} y={yOf(levelAt(index)) - 11} fill={ink.words} fontWeight="700">
                    {levelAt(index)}
                  </text>
                  <text x={xOf(index)} y={floor + 19} fill={ink.muted}>
                    {distance}
                  </text>
                </g>
              ))}
              <text x={width / 2} y={height - 7} fill={ink.muted}>
                {axis}
              </text>
            </g>
            <path d={`M10 ${floor}H${width - 10}`} stroke={ink.muted} />
          </>
        );
      }}
    </Chart>
  );
}
