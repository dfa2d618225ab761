import type { calculator } from "#content/calculator/calculator.ts";
import type { Locale } from "#domain/locale.ts";
import { HeaderDrawing } from "#web/page/HeaderDrawing.tsx";

/** Korean standard duty, °C, and the approximate temperature of its discharge air. */
const hot = 37;
const cold = 32;
const wetBulb = 27;
const airOut = 32.3;

/** Edges of the tower, px: walls, roof, nozzles, fill and basin. */
const tower = { left: 150, right: 500, roof: 92, nozzles: 128, fill: 156, rain: 292, basin: 340, floor: 372 };
const middle = (tower.left + tower.right) / 2;

/** Horizontal position of a temperature on the scale across the tower. */
const at = (temperature: number) => tower.left + 20 + (temperature - 26) * 28;

/**
 * Counterflow tower at the standard duty: its height from basin to nozzles, across it the temperatures of
 * water and wet bulb, and below them the inputs of the calculator.
 */
export function TemperatureDrawing({ text }: { text: (typeof calculator)[Locale]["drawing"] }) {
  const { left, right, roof, nozzles, basin, floor } = tower;
  return (
    <HeaderDrawing label={text.label} view={{ x: -24, y: -24, width: 708, height: 518 }} grid={22}>
      <path d={`M${left} ${roof}H${right}V${floor}H${left}z`} strokeWidth="2.5" className="fill-navy" />
      <path d={`M${left} ${basin}H${right}V${floor}H${left}z`} fillOpacity="0.4" className="fill-water" />
      <path
        d={`M${middle - 78} ${roof}l10-34h136l10 34M${middle - 56} 76H${middle + 56}M${middle} 76V${roof}`}
        strokeWidth="2.5"
      />
      <path d={`M${left + 14} ${nozzles}H${right}`} strokeWidth="5" className="stroke-pin" />
      <Temperatures />
      <Flow d={`M630 ${nozzles}H506m10-7l-12 7 12 7`} className="stroke-pin" />
      <Flow d={`M502 356H630m-12-7l12 7-12 7`} className="stroke-water" />
      <Flow d={`M30 316H144m-12-7l12 7-12 7`} className="stroke-sky" />
      <Flow d={`M${middle} 50V14m-7 12l7-12 7 12`} className="stroke-sky" />
      <Reading x={516} y={nozzles - 18} temperature={hot} name={text.hot} />
      <Reading x={516} y={338} temperature={cold} name={text.cold} />
      <Reading x={8} y={298} temperature={wetBulb} name={text.wetBulb} />
      <Gap from={wetBulb} to={cold} name={text.approach} />
      <Gap from={cold} to={hot} name={text.range} />
    </HeaderDrawing>
  );
}

/**
 * Falling water cools, and the wet bulb of rising air increases; their difference drives the heat transfer.
 */
function Temperatures() {
  const { nozzles, fill, rain, basin } = tower;
  const water = `C${at(35.6)} ${fill + 46} ${at(33.4)} ${rain - 52} ${at(cold)} ${rain}`;
  const air = `C${at(28.2)} ${rain - 40} ${at(30.6)} ${fill + 40} ${at(airOut)} ${fill}`;
  return (
    <>
      <path
        d={`M${at(hot)} ${fill}${water}H${at(wetBulb)}${air}z`}
        stroke="none"
        fillOpacity="0.25"
        className="fill-water"
      />
      <path d={`M${at(hot)} ${nozzles}V${fill}${water}V${basin}`} strokeWidth="4" className="stroke-water" />
      <path
        d={`M${at(wetBulb)} 316V${rain}${air}V${nozzles + 12}`}
        strokeWidth="3"
        strokeDasharray="9 6"
        className="stroke-sky"
      />
      <path
        d={[wetBulb, cold, hot].map((temperature) => `M${at(temperature)} ${tower.floor + 6}v46`).join("")}
        strokeWidth="1.5"
        strokeOpacity="0.6"
      />
    </>
  );
}

function Flow({ d, className }: { d: string; className: string }) {
  return <path d={d} strokeWidth="4" strokeLinecap="round" className={className} />;
}

function Reading({ x, y, temperature, name }: { x: number; y: number; temperature: number; name: string }) {
  return (
    <text x={x} y={y} stroke="none" className="figures fill-white">
      <tspan fontSize="30" fontWeight="700">
        {temperature} °C
      </tspan>
      <tspan x={x} dy="-32" fontSize="24" className="fill-sky">
        {name}
      </tspan>
    </text>
  );
}

function Gap({ from, to, name }: { from: number; to: number; name: string }) {
  const y = tower.floor + 36;
  const [start, end] = [at(from) + 4, at(to) - 4];
  return (
    <>
      <path
        d={`M${start} ${y}H${end}M${start + 9} ${y - 5}l-9 5 9 5M${end - 9} ${y - 5}l9 5-9 5`}
        strokeWidth="2"
        className="stroke-sky"
      />
      <text
        x={(start + end) / 2}
        y={y + 30}
        textAnchor="middle"
        fontSize="22"
        stroke="none"
        className="figures fill-white"
      >
        {name}
        <tspan x={(start + end) / 2} dy="27" fontWeight="700">
          {to - from} K
        </tspan>
      </text>
    </>
  );
}
