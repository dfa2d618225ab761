import type { resources } from "#content/knowledge/overview.ts";
import type { Locale } from "#domain/locale.ts";
import { HeaderDrawing } from "../../page/HeaderDrawing.tsx";

/** Edges of the tower, px: its walls, roof, nozzles, fill, air inlets and basin. */
const tower = {
  left: 226,
  right: 446,
  roof: 136,
  nozzles: 166,
  fill: 192,
  rain: 284,
  inlet: 300,
  basin: 362,
  floor: 394,
};
const middle = (tower.left + tower.right) / 2;

/** Columns evenly spaced between the walls. */
const columns = [-84, -56, -28, 0, 28, 56, 84].map((step) => middle + step);

export function TowerDrawing({ text }: { text: (typeof resources)[Locale]["drawing"] }) {
  const { left, right, roof, nozzles, fill, rain, inlet, basin, floor } = tower;
  const fillMiddle = (fill + rain) / 2;
  return (
    <HeaderDrawing label={text.label} view={{ x: 0, y: 0, width: 660, height: 440 }} grid={22} isFramed>
      <path
        d={`M${left} ${inlet}V${roof}H${right}V${inlet}M${left} ${inlet}V${floor}H${right}V${inlet}`}
        strokeWidth="2.5"
        className="fill-navy"
      />
      <path d={`M${left} ${basin}H${right}V${floor}H${left}z`} fillOpacity="0.4" className="fill-water" />
      <path
        d={`M${middle - 62} ${roof}l9-30h106l9 30M${middle - 44} ${roof - 15}h88M${middle} ${roof - 15}v15`}
        strokeWidth="2.5"
        className="fill-navy"
      />
      <path d={`M${left + 14} ${nozzles}H${right}`} strokeWidth="5" className="stroke-pin" />
      <path
        d={`M${left + 12} ${fill}H${right - 12}V${rain}H${left + 12}z`}
        strokeWidth="2"
        className="stroke-sky"
      />
      <path
        d={columns.map((x) => `M${x - 7} ${fill}l14 23-14 23 14 23-14 23`).join("")}
        strokeWidth="1.5"
        strokeOpacity="0.6"
      />
      <path
        d={columns.map((x) => `M${x} ${nozzles + 8}v5m0 5v4M${x} ${rain + 10}v8m0 8v8m0 8v8`).join("")}
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-water"
      />
      <path
        d={[-36, 0, 36].map((step) => `M${middle + step} 90q-14-14 0-28t0-28`).join("")}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-sky"
      />
      <path
        d={`M150 331h62m-11-7l11 7-11 7M522 331h-62m11-7l-11 7 11 7`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-sky"
      />
      <Callout part={[middle + 44, 60]} name={text.plume} />
      <Callout part={[middle + 44, roof - 15]} name={text.sound} />
      <Callout part={[right - 24, fillMiddle]} name={text.fill} />
      <Callout part={[right - 24, basin + 16]} name={text.water} />
      <Callout part={[left, 220]} name={text.types} isLeft />
      <Callout part={[left + 24, basin + 16]} name={text.winter} isLeft />
    </HeaderDrawing>
  );
}

function Callout({
  part: [x, y],
  name,
  isLeft = false,
}: {
  part: readonly [number, number];
  name: string;
  isLeft?: boolean;
}) {
  const end = isLeft ? tower.left - 34 : tower.right + 34;
  return (
    <>
      <path d={`M${x} ${y}H${end}`} strokeWidth="1.5" />
      <circle cx={x} cy={y} r="4.5" stroke="none" className="fill-white" />
      <text
        x={end + (isLeft ? -10 : 10)}
        y={y + 7}
        textAnchor={isLeft ? "end" : "start"}
        fontSize="24"
        fontWeight="600"
        stroke="none"
        className="fill-white"
      >
        {name}
      </text>
    </>
  );
}
