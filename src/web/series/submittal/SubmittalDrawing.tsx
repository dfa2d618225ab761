import type { ReactNode } from "react";
import { HeaderDrawing } from "../../page/HeaderDrawing.tsx";

/** Size of a sheet, and its folded corner, px. */
const sheet = { width: 232, height: 300, fold: 30 };

/** Sheets of a submittal: tender text, table and outline drawing. */
export function SubmittalDrawing({ label }: { label: string }) {
  return (
    <HeaderDrawing label={label} view={{ x: 0, y: 0, width: 660, height: 400 }} grid={22}>
      <Sheet x={72} y={30}>
        <path
          d={[76, 100, 124, 148, 172, 196, 220, 244]
            .map((y, index) => `M28 ${y}h${index % 3 === 2 ? 92 : 128}`)
            .join("")}
          strokeWidth="2.5"
          strokeOpacity="0.6"
        />
      </Sheet>
      <Sheet x={214} y={50}>
        <path
          d="M24 78h176v176h-176zM24 113h176M24 148h176M24 183h176M24 218h176M84 78v176"
          strokeWidth="2"
          strokeOpacity="0.6"
        />
      </Sheet>
      <Sheet x={356} y={70}>
        <Outline />
      </Sheet>
    </HeaderDrawing>
  );
}

function Sheet({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  const { width, height, fold } = sheet;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0H${width - fold}l${fold} ${fold}V${height}H0z`} strokeWidth="2.5" className="fill-navy" />
      <path d={`M${width - fold} 0v${fold}h${fold}`} strokeWidth="2.5" />
      <path d="M24 40h96" strokeWidth="5" className="stroke-sky" />
      {children}
    </g>
  );
}

/** Front of a tower with its dimensions, above a title block. */
function Outline() {
  return (
    <>
      <path d="M70 196V100h112v96zM70 182h112" strokeWidth="2.5" />
      <path d="M98 100l5-18h46l5 18" strokeWidth="2.5" className="stroke-sky" />
      <path d="M76 174h100M76 166h100M76 158h100M76 150h100" strokeWidth="1.5" strokeOpacity="0.6" />
      <path
        d="M42 82v114M36 88l12-12M36 202l12-12M94 82H34M62 196H34M70 222h112M64 228l12-12M176 228l12-12M70 204v26M182 204v26"
        strokeWidth="1.5"
        className="stroke-sky"
      />
      <path d="M110 284V252H216M110 268H216M110 284H216V252" strokeWidth="1.5" strokeOpacity="0.6" />
    </>
  );
}
