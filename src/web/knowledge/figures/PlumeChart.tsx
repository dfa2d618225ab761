import { humidityRatio, saturatedHumidityRatio } from "#engine/method/air.ts";
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
const xOf = (temperature: number) => 40 + (temperature - lowest) * 6.4;
const yOf = (humidity: number) => 210 - humidity * 1000 * 6.4;
const point = ({ temperature, humidity }: State) =>
  `${xOf(temperature).toFixed(1)} ${yOf(humidity).toFixed(1)}`;
const curve = Array.from({ length: 37 }, (_, index) => lowest + index).map((temperature) =>
  point({ temperature, humidity: saturatedHumidityRatio(temperature) }),
);

/** Psychrometric chart: visible plume of discharge air, and none of heated discharge air. */
export function PlumeChart({ labels }: { labels: readonly string[] }) {
  const [temperature, humidity, air, wet, warm, saturation, plume] = labels;
  return (
    <svg viewBox="0 0 300 256" aria-hidden="true" className="w-full" fontSize="14">
      <Axes temperature={temperature} humidity={humidity} />
      <path d={`M${curve.join("L")}`} fill="none" stroke={ink.muted} strokeWidth="2" />
      <path d={`M${point(outside)}L${point(discharge)}`} stroke={ink.water} strokeWidth="2.5" />
      <path
        d={`M${point(outside)}L${point(heated)}`}
        stroke={ink.fluid}
        strokeWidth="2.5"
        strokeDasharray="6 4"
      />
      <Dot at={outside} word={air} dx={10} dy={9} />
      <Dot at={discharge} word={wet} dx={-9} dy={-4} isBefore />
      <Dot at={heated} word={warm} dx={30} dy={47} isBefore />
      <text x={xOf(20)} y={yOf(0.0052)} fill={ink.muted}>
        {saturation}
      </text>
      <path d={`M${xOf(19.6)} ${yOf(0.0062)}L${xOf(17)} ${yOf(0.0117)}`} stroke={ink.axis} />
      <text x={xOf(11)} y={yOf(0.0145)} textAnchor="end" fill={ink.words} fontWeight="700">
        {plume}
      </text>
    </svg>
  );
}

function Axes({ temperature, humidity }: { temperature: string | undefined; humidity: string | undefined }) {
  return (
    <g fill={ink.muted}>
      <path d="M40 24V210H296" fill="none" stroke={ink.axis} />
      {[0, 10, 20, 30].map((t) => (
        <text key={t} x={xOf(t)} y="226" textAnchor="middle">
          {t}
        </text>
      ))}
      {[10, 20].map((grams) => (
        <text key={grams} x="34" y={yOf(grams / 1000) + 4} textAnchor="end">
          {grams}
        </text>
      ))}
      <text x="168" y="249" textAnchor="middle">
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
  word: string | undefined;
  dx: number;
  dy: number;
  /** True if the label ends at the dot. */
  isBefore?: boolean;
}

function Dot({ at, word, dx, dy, isBefore = false }: DotProps) {
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
