import { humidityRatio, saturatedHumidityRatio } from "#engine/method/air.ts";
import { Chart } from "./Chart.tsx";
import { ink } from "./ink.ts";

interface State {
  /** Dry bulb, °C. */
  temperature: number;
  /** Humidity ratio, kg of water per kg of dry air. */
  humidity: number;
}

const outside: State = { temperature: 0, humidity: humidityRatio(0, -2) };
const discharge: State = { temperature: 30, humidity: saturatedHumidityRatio(30) };
/** Mixture of three fifths wet air, the rest heated to 34 °C at constant humidity. */
const heated: State = {
  temperature: 0.6 * discharge.temperature + 0.4 * 34,
  humidity: 0.6 * discharge.humidity + 0.4 * outside.humidity,
};

const lowest = -4;
const saturated: readonly State[] = Array.from({ length: 37 }, (_, index) => {
  const temperature = lowest + index;
  return { temperature, humidity: saturatedHumidityRatio(temperature) };
});

/** Positions on a chart. */
interface Scale {
  left: number;
  floor: number;
  xOf(temperature: number): number;
  yOf(humidity: number): number;
}

/** Psychrometric chart: visible plume of discharge air, and none of heated discharge air. */
export function PlumeChart({ labels }: { labels: readonly string[] }) {
  return (
    <Chart heights={{ narrow: 256, wide: 380 }}>
      {(width, height) => <Lines labels={labels} width={width} scale={scaleOf(width, height)} />}
    </Chart>
  );
}

function scaleOf(width: number, height: number): Scale {
  const [left, floor] = [40, height - 46];
  return {
    left,
    floor,
    xOf: (temperature) => left + ((temperature - lowest) * (width - left - 4)) / 40,
    yOf: (humidity) => floor - (humidity * (floor - 12)) / 0.031,
  };
}

function Lines({ labels, width, scale }: { labels: readonly string[]; width: number; scale: Scale }) {
  const [temperature, humidity, air, wet, warm, saturation, plume] = labels;
  const { xOf, yOf } = scale;
  const path = (states: readonly State[]) =>
    `M${states.map((state) => `${xOf(state.temperature).toFixed(1)} ${yOf(state.humidity).toFixed(1)}`).join("L")}`;
  return (
    <>
      <Axes {...{ temperature, humidity, width, scale }} />
      <path d={path(saturated)} fill="none" stroke={ink.muted} strokeWidth="2" />
      <path d={path([outside, discharge])} stroke={ink.water} strokeWidth="2.5" />
      <path d={path([outside, heated])} stroke={ink.fluid} strokeWidth="2.5" strokeDasharray="6 4" />
      <Dot at={outside} scale={scale} word={air} dx={10} dy={9} />
      <Dot at={discharge} scale={scale} word={wet} dx={-9} dy={-4} isBefore />
      <Dot at={heated} scale={scale} word={warm} dx={30} dy={63} isBefore />
      <text x={xOf(16)} y={yOf(0.0042)} fill={ink.muted}>
        {saturation}
      </text>
      <path d={`M${xOf(15.7)} ${yOf(0.0052)}L${xOf(13.5)} ${yOf(0.0094)}`} stroke={ink.axis} />
      <text x={xOf(11)} y={yOf(0.0145)} textAnchor="end" fill={ink.words} fontWeight="700">
        {plume}
      </text>
    </>
  );
}

interface AxesProps {
  temperature: string | undefined;
  humidity: string | undefined;
  width: number;
  scale: Scale;
}

function Axes({ temperature, humidity, width, scale: { left, floor, xOf, yOf } }: AxesProps) {
  return (
    <g fill={ink.muted}>
      <path d={`M${left} 24V${floor}H${width - 4}`} fill="none" stroke={ink.axis} />
      {[0, 10, 20, 30].map((t) => (
        <text key={t} x={xOf(t)} y={floor + 16} textAnchor="middle">
          {t}
        </text>
      ))}
      {[10, 20].map((grams) => (
        <text key={grams} x={left - 6} y={yOf(grams / 1000) + 4} textAnchor="end">
          {grams}
        </text>
      ))}
      <text x={(left + width - 4) / 2} y={floor + 39} textAnchor="middle">
        {temperature}
      </text>
      <text x="10" y="16">
        {humidity}
      </text>
    </g>
  );
}

interface DotProps {
  at: State;
  scale: Scale;
  word: string | undefined;
  dx: number;
  dy: number;
  /** True if the label ends at the dot. */
  isBefore?: boolean;
}

function Dot({ at, scale: { xOf, yOf }, word, dx, dy, isBefore = false }: DotProps) {
  const [x, y] = [xOf(at.temperature), yOf(at.humidity)];
  return (
    <g>
      <circle cx={x} cy={y} r="4" fill={ink.words} />
      <text x={x + dx} y={y + dy} textAnchor={isBefore ? "end" : "start"} fill={ink.words}>
        {word}
      </text>
    </g>
  );
}
