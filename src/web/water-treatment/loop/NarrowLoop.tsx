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

/** The same from above to below, for phones: the tower, what is dosed and filtered beside each other, the heat load. */
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
      <Pipe
        kind="vapor"
        points={[
          [132, 66],
          [132, 22],
        ]}
        isArrow
      />
      <Pipe
        kind="water"
        points={[
          [158, 66],
          [158, 22],
        ]}
        isArrow
      />
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
      <Pipe
        kind="cold"
        points={[
          [204, 286],
          [204, 738],
        ]}
        isArrow
      />
      <Pipe
        kind="hot"
        points={[
          [344, 738],
          [344, 124],
          [214, 124],
        ]}
        isArrow
      />
      <Direction
        kind="hot"
        points={[
          [344, 640],
          [344, 632],
        ]}
      />
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
      <Pipe
        kind="vapor"
        points={[
          [254, 238],
          [222, 238],
        ]}
        isArrow
      />
      <Name at={[261, 243]} isQuiet>
        {text.air}
      </Name>
    </>
  );
}

function SideStream({ text }: PartProps) {
  return (
    <>
      <Pipe
        kind="water"
        points={[
          [204, 562],
          [324, 562],
          [324, 330],
          [284, 330],
          [284, 350],
        ]}
        isArrow
      />
      <Pipe
        kind="water"
        points={[
          [284, 424],
          [284, 442],
          [246, 442],
          [246, 268],
          [228, 268],
        ]}
        isArrow
      />
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
      <Pipe
        kind="water"
        points={[
          [6, 268],
          [62, 268],
        ]}
        isArrow
      />
      <Pipe
        kind="signal"
        points={[
          [30, 284],
          [30, 352],
          [86, 352],
        ]}
      />
      <Pipe
        kind="signal"
        points={[
          [110, 352],
          [146, 352],
        ]}
      />
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
          <Pipe
            kind="dosing"
            points={[
              [x, 339],
              [x, 290],
            ]}
            isArrow
          />
          <Pipe
            kind="dosing"
            points={[
              [x, 386],
              [x, 365],
            ]}
          />
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
      <Pipe
        kind="water"
        points={[
          [204, 606],
          [138, 606],
        ]}
        isArrow
      />
      <Pipe
        kind="signal"
        points={[
          [72, 634],
          [72, 656],
        ]}
      />
      <Pipe
        kind="drain"
        points={[
          [204, 678],
          [6, 678],
        ]}
        isArrow
      />
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
