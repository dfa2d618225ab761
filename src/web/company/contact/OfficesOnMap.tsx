import type { Office } from "#content/company.ts";
import { hasOwnPoint } from "#content/derived/office-place.ts";
import type { Locale } from "#domain/locale.ts";
import land from "../../map/land.svg";
import type { Point } from "../../map/map-frame.ts";
import { mapSize, onWorldMap } from "../../map/projection.ts";
import { HeaderDrawing } from "../../page/HeaderDrawing.tsx";

interface OfficesOnMapProps {
  locale: Locale;
  label: string;
  offices: readonly Office[];
}

/** Smallest section of the map, in map units: a continent and its coasts. */
const minSize = { width: 420, height: 260 };
const margin = 90;

/**
 * World map of the offices, with lines from the first to the others; offices without coordinates are left
 * out.
 */
export function OfficesOnMap({ locale, label, offices }: OfficesOnMapProps) {
  const points = offices
    .filter(hasOwnPoint)
    .map((office) => ({ name: office.name[locale], ...onWorldMap(office.location) }));
  const view = around(points);
  const letters = view.width / 28;
  const [head] = points;
  return (
    <HeaderDrawing label={label} view={view}>
      <image href={land} {...mapSize} />
      {points
        .slice(1)
        .map(
          (point) =>
            head && (
              <path
                key={point.name}
                d={`M${at(head)}Q${at({ x: (head.x + point.x) / 2, y: Math.min(head.y, point.y) - Math.abs(head.x - point.x) / 4 })} ${at(point)}`}
                strokeWidth={letters / 9}
                strokeDasharray={`${letters / 2} ${letters / 3}`}
                className="stroke-sky"
              />
            ),
        )}
      <g fontSize={letters} stroke="none">
        {points.map((point, index) => (
          <OfficePoint
            key={point.name}
            point={point}
            isHead={index === 0}
            isLeft={point.x > view.x + view.width * 0.6}
          />
        ))}
      </g>
    </HeaderDrawing>
  );
}

interface PointProps {
  point: Point & { name: string };
  isHead: boolean;
  /** True if there is no space on the right. */
  isLeft: boolean;
}

/**
 * Measured in letters, which are smaller in relation to a wide map. Lines leave and arrive from above, so that names stand below
 * their points; that of the head office beside it, as others may be close below.
 */
function OfficePoint({ point: { x, y, name }, isHead, isLeft }: PointProps) {
  const color = isHead ? "fill-pin" : "fill-sky";
  return (
    <g className="lg:text-[0.6em]">
      <circle cx={x} cy={y} r="0.8em" fillOpacity="0.25" className={color} />
      <circle cx={x} cy={y} r="0.34em" className={color} />
      <text
        x={x}
        y={y}
        dx={isLeft === isHead ? "-1em" : "1em"}
        dy={isHead ? "1em" : "2em"}
        textAnchor={isLeft ? "end" : "start"}
        strokeWidth="0.25em"
        paintOrder="stroke"
        className="fill-white stroke-navy font-semibold"
      >
        {name}
      </text>
    </g>
  );
}

/** Section of the map that contains all locations with a margin. */
function around(points: readonly Point[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, north] = [Math.min(...xs, mapSize.width), Math.min(...ys, mapSize.height)];
  const [east, south] = [Math.max(...xs, 0), Math.max(...ys, 0)];
  const width = Math.max(minSize.width, east - west + 2 * margin);
  const height = Math.max(minSize.height, south - north + 2 * margin);
  const [x, y] = [(west + east - width) / 2, (north + south - height) / 2];
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
