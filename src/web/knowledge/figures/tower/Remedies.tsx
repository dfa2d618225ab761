import { ink } from "../ink.ts";
import { Waves } from "./Sound.tsx";
import { CounterFlow, Panel, Word } from "./TowerParts.tsx";

/** Level of the basin, above vibration isolators. */
const floor = 233;

/** Noise control measures on a tower, in the order of the table beside it. */
export function Remedies({ labels }: { labels: readonly string[] }) {
  const [some, much, structure, cowl, barrier, mat, silencer, enclosure, isolator] = labels;
  const frame = { top: -44, bottom: 280 };
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
      <Panel name={some} {...frame}>
        <Slab />
        <CounterFlow />
        <Cowl word={cowl} />
        <path d="M40 208h140v5H40z" fill={ink.fluid} />
        <Word x={110} y={227} word={mat} />
        <Waves x={168} y={190} from={10} count={4} gap={6} toward={0} />
        <path d="M206 34v199" stroke={ink.fluid} strokeWidth="6" />
        <Word x={219} y={24} word={barrier} ground={ink.field} anchor="end" />
      </Panel>
      <Panel name={much} {...frame}>
        <Slab />
        <CounterFlow />
        <Enclosure silencer={silencer} />
        <Word x={110} y={266} word={enclosure} ground={ink.field} />
      </Panel>
      <Panel name={structure} {...frame}>
        <Slab />
        <g transform="translate(0 -14)">
          <CounterFlow />
        </g>
        <path
          d={[52, 110, 168].map((x) => `M${x - 7} 219h14l-14 4h14l-14 4h14l-14 4h14`).join("")}
          fill="none"
          stroke={ink.fluid}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <Word x={110} y={266} word={isolator} ground={ink.field} />
      </Panel>
    </div>
  );
}

function Slab() {
  return <path d={`M0 ${floor}h220v12H0z`} fill={ink.line} />;
}

function Cowl({ word }: { word: string | undefined }) {
  return (
    <g>
      <path d="M78 32V-6h64v38" fill={ink.ground} stroke={ink.muted} strokeWidth="1.5" />
      <path d="M82 31V-5M138 31V-5" stroke={ink.fluid} strokeWidth="6" strokeDasharray="3 2" />
      <Word x={110} y={-16} word={word} ground={ink.field} />
    </g>
  );
}

/** Acoustic enclosure with silencers at both sides and above the fan. */
function Enclosure({ silencer }: { silencer: string | undefined }) {
  return (
    <g fill="none">
      <path d="M76 10H14v146M144 10h62v146M14 212v20M206 212v20" stroke={ink.fluid} strokeWidth="4" />
      <Splitters x={76} y={-20} width={68} height={44} />
      <Splitters x={2} y={158} width={26} height={52} isAcross />
      <Splitters x={192} y={158} width={26} height={52} isAcross />
      <Word x={110} y={-27} word={silencer} ground={ink.field} />
    </g>
  );
}

interface SplittersProps {
  x: number;
  y: number;
  width: number;
  height: number;
  isAcross?: boolean;
}

/** Silencer: absorbing splitters parallel to the air flow. */
function Splitters({ x, y, width, height, isAcross = false }: SplittersProps) {
  const length = isAcross ? height : width;
  const count = Math.round(length / 12);
  const plates = Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count);
  const plate = (at: number) =>
    isAcross ? `M${x + 3} ${y + at}h${width - 6}` : `M${x + at} ${y + 3}v${height - 6}`;
  return (
    <>
      <rect {...{ x, y, width, height }} fill={ink.ground} stroke={ink.muted} strokeWidth="1.5" />
      <path d={plates.map(plate).join("")} stroke={ink.fluid} strokeWidth="5" strokeDasharray="3 2" />
    </>
  );
}
