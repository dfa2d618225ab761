import { HeaderDrawing } from "../../page/HeaderDrawing.tsx";

/** Capacities on the scale, CRT, each with a tower above it, px. */
const towers = [
  { crt: 100, middle: 88, width: 62, height: 104, cells: 1 },
  { crt: 200, middle: 206, width: 88, height: 124, cells: 1 },
  { crt: 400, middle: 354, width: 124, height: 146, cells: 2 },
  { crt: 800, middle: 540, width: 168, height: 168, cells: 3 },
];
const ground = 276;
const scale = 318;
/** The capacity that was asked for. */
const asked = 354;

/** Towers that grow with the capacity on the scale below them. */
export function SizeDrawing({ label }: { label: string }) {
  return (
    <HeaderDrawing label={label} view={{ x: 0, y: 22, width: 660, height: 374 }} grid={22}>
      <path
        d={`M${asked} ${scale - 8}V64m-7 12l7-12 7 12`}
        strokeWidth="3"
        strokeDasharray="9 6"
        className="stroke-pin"
      />
      {towers.map((tower) => (
        <Tower key={tower.crt} {...tower} />
      ))}
      <path d={`M30 ${ground}H640`} strokeWidth="3" className="stroke-sky" />
      <path
        d={`M30 ${scale}H640${towers.map(({ middle }) => `M${middle} ${scale - 8}v16`).join("")}`}
        strokeWidth="2.5"
      />
      <circle cx={asked} cy={scale} r="8" stroke="none" className="fill-pin" />
      <g fontSize="24" fontWeight="600" stroke="none" textAnchor="middle" className="figures fill-white">
        {towers.map(({ crt, middle }) => (
          <text key={crt} x={middle} y={scale + 40}>
            {crt}
          </text>
        ))}
        <text x="610" y={scale + 40} className="fill-sky font-normal">
          CRT
        </text>
      </g>
    </HeaderDrawing>
  );
}

/** A tower from the front: fans above its cells, louvers above the basin. */
function Tower({ middle, width, height, cells }: (typeof towers)[number]) {
  const [left, roof, basin] = [middle - width / 2, ground - height, ground - 16];
  const cell = width / cells;
  const each = Array.from({ length: cells }, (_, index) => left + index * cell);
  return (
    <g strokeWidth="2.5">
      <path
        d={each.map((x) => `M${x + cell * 0.2} ${roof}l4-16h${cell * 0.6 - 8}l4 16`).join("")}
        className="fill-navy stroke-sky"
      />
      <path d={`M${left} ${ground}V${roof}h${width}V${ground}`} className="fill-navy" />
      <path
        d={`M${left} ${basin}h${width}${each
          .slice(1)
          .map((x) => `M${x} ${roof}V${basin}`)
          .join("")}`}
        strokeWidth="1.5"
      />
      <path
        d={[8, 16, 24, 32].map((step) => `M${left + 5} ${basin - step}h${width - 10}`).join("")}
        strokeWidth="1.5"
        strokeOpacity="0.6"
      />
    </g>
  );
}
