import { ink } from "./ink.ts";

/** The Korean standard duty, °C. */
const standard = { hot: 37, cold: 32, wetBulb: 27 };

const perKelvin = 17;
const top = 26;
const heightOf = (temperature: number) => top + (standard.hot - temperature) * perKelvin;

export function Ladder({ labels }: { labels: readonly string[] }) {
  const [hot, cold, wetBulb, range, approach] = labels;
  const { hot: t1, cold: t2, wetBulb: t3 } = standard;
  return (
    <svg viewBox="40 0 268 222" aria-hidden="true" className="w-full text-[13px]">
      <path d={`M150 ${heightOf(t1)}V${heightOf(t3)}`} stroke={ink.muted} strokeWidth="2" />
      <Step name={hot} temperature={t1} />
      <Step name={cold} temperature={t2} />
      <Step name={wetBulb} temperature={t3} />
      <Gap name={range} from={t1} to={t2} color={ink.action} />
      <Gap name={approach} from={t2} to={t3} color={ink.water} />
    </svg>
  );
}

function Step({ name, temperature }: { name: string | undefined; temperature: number }) {
  const y = heightOf(temperature);
  return (
    <g>
      <path d={`M142 ${y}h78`} stroke={ink.muted} strokeWidth="1.5" />
      <text x="132" y={y - 1} textAnchor="end" fill={ink.muted}>
        {name}
      </text>
      <text x="132" y={y + 15} textAnchor="end" fill={ink.words} fontWeight="700">
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
}

function Gap({ name, from, to, color }: GapProps) {
  const [start, end] = [heightOf(from), heightOf(to)];
  return (
    <g>
      <path
        d={`M190 ${start + 4}V${end - 4}m-5-7l5 7l5-7M190 ${start + 4}m-5 7l5-7l5 7`}
        fill="none"
        stroke={color}
        strokeWidth="2.5"
      />
      <text x="234" y={(start + end) / 2 - 2} fill={ink.words} fontWeight="700">
        {name}
      </text>
      <text x="234" y={(start + end) / 2 + 15} fill={ink.muted}>
        {from - to} K
      </text>
    </g>
  );
}
