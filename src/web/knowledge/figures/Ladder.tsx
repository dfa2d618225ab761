import { Chart } from "./Chart.tsx";
import { ink } from "./ink.ts";

/** The Korean standard duty, °C. */
const standard = { hot: 37, cold: 32, wetBulb: 27 };

const top = 26;

/** Horizontal positions: ends of the lines of temperatures, their names, and the arrows between them. */
interface Scale {
  from: number;
  to: number;
  names: number;
  anchor: "start" | "end";
  arrows: number;
  heightOf(temperature: number): number;
}

export function Ladder({ labels }: { labels: readonly string[] }) {
  const [hot, cold, wetBulb, range, approach] = labels;
  const { hot: t1, cold: t2, wetBulb: t3 } = standard;
  return (
    <Chart heights={{ narrow: 222, wide: 262 }}>
      {(width, height) => {
        const scale = scaleOf(width, height);
        return (
          <>
            <Step name={hot} temperature={t1} scale={scale} />
            <Step name={cold} temperature={t2} scale={scale} />
            <Step name={wetBulb} temperature={t3} scale={scale} />
            <Gap name={range} from={t1} to={t2} color={ink.action} scale={scale} />
            <Gap name={approach} from={t2} to={t3} color={ink.water} scale={scale} />
          </>
        );
      }}
    </Chart>
  );
}

/** On a wide chart the lines run below the names. */
function scaleOf(width: number, height: number): Scale {
  const isWide = width > 400;
  const perKelvin = (height - top - 26) / (standard.hot - standard.wetBulb);
  return {
    ...(isWide
      ? { from: 4, to: width - 4, names: 4, anchor: "start", arrows: width * 0.62 }
      : { from: 112, to: width - 4, names: 100, anchor: "end", arrows: 164 }),
    heightOf: (temperature) => top + (standard.hot - temperature) * perKelvin,
  };
}

interface StepProps {
  name: string | undefined;
  temperature: number;
  scale: Scale;
}

function Step({ name, temperature, scale: { from, to, names, anchor, heightOf } }: StepProps) {
  const y = heightOf(temperature);
  const isBelow = anchor === "start";
  return (
    <g>
      <path d={`M${from} ${y}H${to}`} stroke={ink.muted} strokeWidth="1.5" />
      <text x={names} y={isBelow ? y - 8 : y - 1} textAnchor={anchor} fill={ink.muted}>
        {name}
      </text>
      <text
        x={isBelow ? names + 150 : names}
        y={isBelow ? y - 8 : y + 15}
        textAnchor={anchor}
        fill={ink.words}
        fontWeight="700"
      >
        {temperature} °C
      </text>
    </g>
  );
}

interface GapProps {
  name: string | undefined;
  from: number;
  to: number;
  color: string;
  scale: Scale;
}

function Gap({ name, from, to, color, scale: { arrows: x, heightOf } }: GapProps) {
  const [start, end] = [heightOf(from), heightOf(to)];
  return (
    <g>
      <path
        d={`M${x} ${start + 4}V${end - 4}m-5-7l5 7l5-7M${x} ${start + 4}m-5 7l5-7l5 7`}
        fill="none"
        stroke={color}
        strokeWidth="2.5"
      />
      <text x={x + 16} y={(start + end) / 2 - 2} fill={ink.words} fontWeight="700">
        {name}
      </text>
      <text x={x + 16} y={(start + end) / 2 + 17} fill={ink.muted}>
        {from - to} K
      </text>
    </g>
  );
}
