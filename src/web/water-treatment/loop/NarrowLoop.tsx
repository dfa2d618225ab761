import {
  Box,
  Direction,
  Joint,
  Meter,
  Name,
  Pipe,
  Pump,
  SandFilter,
  Tank,
  Tower,
  Valve,
} from "./LoopParts.tsx";
import type { LoopLabels } from "./loop-words.ts";

/** Vertical version for phones: tower, dosing and filter side by side, heat load. */
export function NarrowLoop({ label, text }: { label: string; text: LoopLabels }) {
  return (
    <svg
      viewBox="0 12 360 796"
      role="img"
      aria-label={label}
      fill="none"
      fontSize="14"
      className="mx-auto w-full max-w-[26em]"
    >
      <Pipe kind="vapor" along="M132 66V22" isArrow />
      <Pipe kind="water" along="M158 66V22" isArrow />
      <Name at={[120, 48]} anchor="end">
        {text.evaporation}
      </Name>
      <Name at={[170, 48]}>{text.drift}</Name>
      <Tower left={76} right={214} roof={100} inlet={226} floor={286} />
      <Name at={[145, 180]} anchor="middle" isOnLines>
        {text.fill}
      </Name>
      <Name at={[145, 277]} anchor="middle">
        {text.basin}
      </Name>
      <Circulation text={text} />
      <SideStream text={text} />
      <Dosing text={text} />
      <Blowdown text={text} />
    </svg>
  );
}

interface PartProps {
  text: LoopLabels;
}

function Circulation({ text }: PartProps) {
  return (
    <>
      <Pipe kind="cold" along="M204 286V738" isArrow />
      <Pipe kind="hot" along="M344 738V124H214" isArrow />
      <Direction kind="hot" along="M344 640V632" />
      <Pump at={[204, 528]} radius={15} to="down" />
      <Box at={[176, 738]} width={180} height={62} />
      <Name at={[266, 765]} anchor="middle">
        {text.load}
      </Name>
      <Name at={[266, 785]} anchor="middle" isQuiet>
        {text.loadKind}
      </Name>
      <Name at={[180, 533]} anchor="end">
        {text.pump}
      </Name>
      <Name at={[330, 114]} anchor="end" isQuiet>
        {text.hotWater}
      </Name>
      <Name at={[218, 724]} isQuiet>
        {text.coldWater}
      </Name>
      <Pipe kind="vapor" along="M254 238H222" isArrow />
      <Name at={[261, 243]} isQuiet>
        {text.air}
      </Name>
    </>
  );
}

function SideStream({ text }: PartProps) {
  return (
    <>
      <Pipe kind="water" along="M204 562H324V330H284V350" isArrow />
      <Pipe kind="water" along="M284 424V442H246V268H228" isArrow />
      <SandFilter at={[284, 350]} width={46} height={74} />
      <Joint at={[204, 562]} />
      <Name at={[220, 470]}>{text.filterFirst}</Name>
      <Name at={[220, 488]}>{text.filterSecond}</Name>
      <Name at={[220, 508]} isQuiet>
        {text.share}
      </Name>
    </>
  );
}

function Dosing({ text }: PartProps) {
  return (
    <>
      <Pipe kind="water" along="M6 268H62" isArrow />
      <Pipe kind="signal" along="M30 284V352H86" />
      <Pipe kind="signal" along="M110 352H146" />
      <Meter at={[30, 268]} radius={14} />
      <Name at={[6, 237]} isQuiet>
        {text.makeUp}
      </Name>
      <Name at={[40, 308]}>{text.meter}</Name>
      <Name at={[38, 342]} isQuiet>
        {text.pulses}
      </Name>
      {[98, 158].map((x) => (
        <g key={x}>
          <Pipe kind="dosing" along={`M${x} 339V290`} isArrow />
          <Pipe kind="dosing" along={`M${x} 386V365`} />
          <Pump at={[x, 352]} radius={12} to="up" />
          <Tank at={[x - 26, 382]} width={52} height={48} />
        </g>
      ))}
      <Name at={[94, 450]} anchor="middle">
        {text.inhibitor}
      </Name>
      <Name at={[164, 450]} anchor="middle">
        {text.biocide}
      </Name>
    </>
  );
}

function Blowdown({ text }: PartProps) {
  return (
    <>
      <Pipe kind="water" along="M204 606H138" isArrow />
      <Pipe kind="signal" along="M72 634V656" />
      <Pipe kind="drain" along="M204 678H6" isArrow />
      <Joint at={[204, 606]} />
      <Joint at={[204, 678]} />
      <Box at={[6, 578]} width={132} height={56} />
      <Valve at={[72, 678]} />
      <Name at={[218, 611]}>{text.sampling}</Name>
      <Name at={[72, 602]} anchor="middle">
        {text.conductivity}
      </Name>
      <Name at={[72, 622]} anchor="middle">
        {text.controller}
      </Name>
      <Name at={[6, 708]}>{text.valve}</Name>
      <Name at={[6, 728]} isQuiet>
        {text.drain}
      </Name>
    </>
  );
}
