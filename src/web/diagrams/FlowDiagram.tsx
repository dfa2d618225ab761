import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import { AirArrow, Casing, Label, WaterArrow } from "./DiagramParts.tsx";
import type { FlowKind } from "./flow-kind.ts";

export type DiagramWords = (typeof series)[Locale]["diagram"];

interface FlowDiagramProps {
  kind: FlowKind;
  text: DiagramWords;
}

/** A section through a tower: where water and air come in, meet and leave. Its description says the same in a sentence. */
export function FlowDiagram({ kind, text }: FlowDiagramProps) {
  const { title, description } = text.kinds[kind];
  const Inside = insides[kind];
  return (
    <figure>
      <svg
        viewBox="0 0 360 280"
        role="img"
        aria-label={`${title}. ${description}`}
        className="w-full rounded-card bg-mist fill-none"
      >
        <Casing />
        <Inside text={text.labels} />
        <AirArrow from={[180, 44]} to={[180, 14]} />
        <Label at={[192, 22]}>{text.labels.discharge}</Label>
      </svg>
      <figcaption className="mt-3 text-base">
        <b className="block font-semibold">{title}</b>
        <span className="text-muted">{description}</span>
      </figcaption>
    </figure>
  );
}

interface InsideProps {
  text: DiagramWords["labels"];
}

const insides: Record<FlowKind, (props: InsideProps) => React.ReactNode> = {
  cross: CrossFlow,
  counter: CounterFlow,
  closed: ClosedCircuit,
};

/** Places of nozzles, coils and lines of the fill between the walls, px. */
const columns = [122, 138, 154, 170, 190, 206, 222, 238];

function CounterFlow({ text }: InsideProps) {
  return (
    <>
      <Eliminators text={text} />
      <WaterArrow from={[14, 112]} to={[96, 112]} isHot />
      <path d="M100 112h160" className="stroke-pin" strokeWidth="3" />
      <Drops top={118} />
      <Label at={[8, 102]}>{text.hotWater}</Label>
      <path d="M104 136h152v48h-152z" className="fill-white stroke-action" strokeWidth="1.5" />
      <path d={corrugation} className="stroke-action/40" strokeWidth="1.2" />
      <Label at={[180, 165]} isMiddle>
        {text.fill}
      </Label>
      <LowInlets text={text} />
      <Outlet text={text} />
    </>
  );
}

/** Sheets of the fill, standing close together. */
const corrugation = columns.map((x) => `M${x - 8} 136l6 12-6 12 6 12-6 12`).join("");

function CrossFlow({ text }: InsideProps) {
  const packs = [104, 208];
  return (
    <>
      <WaterArrow from={[14, 84]} to={[96, 84]} isHot />
      <Label at={[8, 74]}>{text.hotWater}</Label>
      {packs.map((x) => (
        <g key={x}>
          <path d={`M${x} 80h48v10h-48z`} className="fill-pin/40" />
          <path d={`M${x} 94h48v128h-48z`} className="fill-white stroke-action" strokeWidth="1.5" />
          <path
            d={[10, 24, 38].map((step) => `M${x + step} 98v120`).join("")}
            className="stroke-action"
            strokeWidth="1.5"
            strokeDasharray="2 6"
          />
        </g>
      ))}
      <Label at={[180, 212]} isMiddle>
        {text.fill}
      </Label>
      {[126, 156, 186].map((y) => (
        <g key={y}>
          <AirArrow from={[64, y]} to={[112, y]} />
          <AirArrow from={[296, y]} to={[248, y]} />
        </g>
      ))}
      <AirArrow from={[180, 190]} to={[180, 92]} />
      <Label at={[8, 160]}>{text.air}</Label>
      <Label at={[302, 160]}>{text.air}</Label>
      <Outlet text={text} />
    </>
  );
}

function ClosedCircuit({ text }: InsideProps) {
  return (
    <>
      <Eliminators text={text} />
      <path d="M272 240h18v-128h-190" className="stroke-water-dark" strokeWidth="2.5" />
      <circle cx="290" cy="208" r="8" className="fill-white stroke-water-dark" strokeWidth="2" />
      <path d="M286 212l4-8 4 8z" className="fill-water-dark" />
      <Drops top={118} />
      <Label at={[304, 206]}>{text.spray}</Label>
      <WaterArrow from={[14, 144]} to={[96, 144]} isHot />
      <Label at={[8, 134]}>{text.hotFluid}</Label>
      <path
        d="M100 144h152a7 7 0 010 14h-144a7 7 0 000 14h144a7 7 0 010 14h-152"
        className="stroke-action"
        strokeWidth="4"
      />
      <WaterArrow from={[96, 186]} to={[14, 186]} />
      <Label at={[8, 204]}>{text.coldFluid}</Label>
      <LowInlets text={text} isQuiet />
    </>
  );
}

/** Drift eliminators, below the fan. */
function Eliminators({ text }: InsideProps) {
  return (
    <>
      <path
        d="M104 94l8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8"
        className="stroke-field"
        strokeWidth="1.5"
      />
      <Label at={[268, 94]}>{text.eliminators}</Label>
    </>
  );
}

function Drops({ top }: { top: number }) {
  return (
    <path
      d={columns.map((x) => `M${x} ${top}v4m0 4v3`).join("")}
      className="stroke-water-dark"
      strokeWidth="2"
      strokeLinecap="round"
    />
  );
}

/** Air comes in below from both sides, and rises against the water. */
function LowInlets({ text, isQuiet = false }: InsideProps & { isQuiet?: boolean }) {
  return (
    <>
      <path d="M100 200v32M260 200v32" className="stroke-mist" strokeWidth="4" strokeDasharray="3 4" />
      <AirArrow from={[62, 218]} to={[118, 218]} />
      <AirArrow from={[298, 218]} to={[242, 218]} />
      {[150, 180, 210].map((x) => (
        <AirArrow key={x} from={[x, 226]} to={[x, 196]} />
      ))}
      <Label at={[8, 222]}>{text.air}</Label>
      {!isQuiet && <Label at={[304, 222]}>{text.air}</Label>}
    </>
  );
}

function Outlet({ text }: InsideProps) {
  return (
    <>
      <WaterArrow from={[264, 248]} to={[342, 248]} />
      <Label at={[288, 268]}>{text.coldWater}</Label>
    </>
  );
}
