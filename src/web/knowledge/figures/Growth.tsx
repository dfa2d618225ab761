import { Chart } from "./Chart.tsx";
import { ink } from "./ink.ts";

type Span = readonly [from: number, to: number];

interface Scale {
  axis: Span;
  ticks: readonly number[];
  bacteria: Span;
  water: Span;
}

/** °C: growth range of Legionella, and water of the Korean standard duty. */
const temperature: Scale = { axis: [20, 50], ticks: [20, 30, 40, 50], bacteria: [25, 45], water: [32, 37] };
/** pH: growth range of Legionella, and guideline values of JRA-GL-02-1994 for circulating water. */
const acidity: Scale = { axis: [6, 9], ticks: [6, 7, 8, 9], bacteria: [7.2, 8.3], water: [6.5, 8.2] };

const margin = 12;

export function Growth({ labels }: { labels: readonly string[] }) {
  const [degrees, ph, bacteria, duty, guideline] = labels;
  return (
    <Chart heights={{ narrow: 316, wide: 316 }}>
      {(width) => (
        <>
          <Bands top={0} width={width} scale={temperature} name={degrees} bacteria={bacteria} water={duty} />
          <Bands top={166} width={width} scale={acidity} name={ph} bacteria={bacteria} water={guideline} />
        </>
      )}
    </Chart>
  );
}

interface BandsProps {
  top: number;
  width: number;
  scale: Scale;
  name: string | undefined;
  bacteria: string | undefined;
  water: string | undefined;
}

function Bands({ top, width, scale, name, bacteria, water }: BandsProps) {
  const { axis, ticks } = scale;
  const xOf = (value: number) => margin + ((value - axis[0]) / (axis[1] - axis[0])) * (width - 2 * margin);
  const [left, right] = [xOf(scale.bacteria[0]), xOf(scale.bacteria[1])];
  return (
    <g>
      <path
        d={`M${left} ${top + 24}V${top + 120}H${right}V${top + 24}z`}
        fill={ink.action}
        fillOpacity="0.08"
      />
      <Band y={top + 24} span={scale.bacteria} color={ink.action} word={bacteria} xOf={xOf} />
      <Band y={top + 78} span={scale.water} color={ink.water} word={water} xOf={xOf} />
      <path d={`M${margin} ${top + 120}H${width - margin}`} stroke={ink.muted} />
      <g textAnchor="middle" fill={ink.muted}>
        {ticks.map((tick) => (
          <text key={tick} x={xOf(tick)} y={top + 138}>
            {tick}
          </text>
        ))}
        <text x={(xOf(ticks[1] ?? 0) + xOf(ticks[2] ?? 0)) / 2} y={top + 138} fontWeight="700">
          {name}
        </text>
      </g>
    </g>
  );
}

interface BandProps {
  y: number;
  span: Span;
  color: string;
  word: string | undefined;
  xOf: (value: number) => number;
}

function Band({ y, span, color, word, xOf }: BandProps) {
  const [left, right] = [xOf(span[0]), xOf(span[1])];
  return (
    <g fill={ink.words}>
      <text x={(left + right) / 2} y={y - 7} textAnchor="middle">
        {word}
      </text>
      <rect x={left} y={y} width={right - left} height="18" rx="3" fill={color} />
      <g fontWeight="700">
        <text x={left - 6} y={y + 14} textAnchor="end">
          {span[0]}
        </text>
        <text x={right + 6} y={y + 14}>
          {span[1]}
        </text>
      </g>
    </g>
  );
}
