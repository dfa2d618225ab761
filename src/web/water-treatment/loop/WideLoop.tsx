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

/** Left to right: supply, tower, circuit with filter, heat load; dosing and blowdown below. */
export function WideLoop({ label, text }: { label: string; text: LoopLabels }) {
  return (
    <svg viewBox="0 36 976 604" role="img" aria-label={label} fill="none" fontSize="16" className="w-full">
      <AirSide text={text} />
      <Tower left={190} right={370} roof={150} inlet={330} floor={414} />
      <Name at={[280, 262]} anchor="middle" isOnLines>
        {text.fill}
      </Name>
      <Name at={[268, 404]} anchor="middle">
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

function AirSide({ text }: PartProps) {
  return (
    <>
      <Pipe kind="vapor" along="M264 112V56" isArrow />
      <Pipe kind="water" along="M296 112V56" isArrow />
      <Name at={[250, 84]} anchor="end">
        {text.evaporation}
      </Name>
      <Name at={[310, 84]}>{text.drift}</Name>
      <Pipe kind="vapor" along="M138 348H182" isArrow />
      <Pipe kind="vapor" along="M422 348H378" isArrow />
      <Name at={[130, 353]} anchor="end" isQuiet>
        {text.air}
      </Name>
    </>
  );
}

function Circulation({ text }: PartProps) {
  return (
    <>
      <Pipe kind="cold" along="M346 414V466H870V336" isArrow />
      <Pipe kind="hot" along="M870 246V174H370" isArrow />
      <Direction kind="hot" along="M640 174H628" />
      <Direction kind="cold" along="M810 466H822" />
      <Pump at={[420, 466]} radius={18} to="right" />
      <Box at={[784, 246]} width={172} height={90} />
      <Name at={[870, 284]} anchor="middle">
        {text.load}
      </Name>
      <Name at={[870, 308]} anchor="middle" isQuiet>
        {text.loadKind}
      </Name>
      <Name at={[420, 508]} anchor="middle">
        {text.pump}
      </Name>
      <Name at={[620, 158]} anchor="middle" isQuiet>
        {text.hotWater}
      </Name>
      <Name at={[856, 446]} anchor="end" isQuiet>
        {text.coldWater}
      </Name>
    </>
  );
}

function SideStream({ text }: PartProps) {
  return (
    <>
      <Pipe kind="water" along="M750 466V254H500V282" isArrow />
      <Pipe kind="water" along="M500 372V394H384" isArrow />
      <SandFilter at={[500, 282]} width={64} height={90} />
      <Joint at={[750, 466]} />
      <Name at={[548, 312]}>{text.filterFirst}</Name>
      <Name at={[548, 334]}>{text.filterSecond}</Name>
      <Name at={[548, 358]} isQuiet>
        {text.share}
      </Name>
    </>
  );
}

function Dosing({ text }: PartProps) {
  return (
    <>
      <Pipe kind="water" along="M20 394H176" isArrow />
      <Pipe kind="signal" along="M96 414V506H213" />
      <Pipe kind="signal" along="M243 506H291" />
      <Meter at={[96, 394]} radius={19} />
      <Name at={[20, 366]} isQuiet>
        {text.makeUp}
      </Name>
      <Name at={[108, 440]}>{text.meter}</Name>
      <Name at={[108, 494]} isQuiet>
        {text.pulses}
      </Name>
      {[228, 306].map((x) => (
        <g key={x}>
          <Pipe kind="dosing" along={`M${x} 492V418`} isArrow />
          <Pipe kind="dosing" along={`M${x} 546V520`} />
          <Pump at={[x, 506]} radius={14} to="up" />
          <Tank at={[x - 33, 540]} width={66} height={58} />
        </g>
      ))}
      <Name at={[228, 622]} anchor="middle">
        {text.inhibitor}
      </Name>
      <Name at={[306, 622]} anchor="middle">
        {text.biocide}
      </Name>
    </>
  );
}

function Blowdown({ text }: PartProps) {
  return (
    <>
      <Pipe kind="water" along="M520 466V540" isArrow />
      <Pipe kind="signal" along="M598 572H668" />
      <Pipe kind="drain" along="M690 466V622" isArrow />
      <Joint at={[520, 466]} />
      <Joint at={[690, 466]} />
      <Box at={[442, 540]} width={156} height={64} />
      <Valve at={[690, 572]} isUpright />
      <Name at={[534, 510]}>{text.sampling}</Name>
      <Name at={[520, 567]} anchor="middle">
        {text.conductivity}
      </Name>
      <Name at={[520, 590]} anchor="middle">
        {text.controller}
      </Name>
      <Name at={[714, 578]}>{text.valve}</Name>
      <Name at={[714, 618]} isQuiet>
        {text.drain}
      </Name>
    </>
  );
}
