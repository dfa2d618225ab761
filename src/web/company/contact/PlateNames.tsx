import { type Coordinates, citiesNear } from "#content/lookup/coordinates.ts";
import { lookUp, namesIn } from "#content/lookup/look-up.ts";
import { cities } from "#content/lookup/terms.ts";
import type { Locale } from "#domain/locale.ts";
import { radians } from "../../map/projection.ts";

/** Size of a plate, px, as drawn by `assets/map/build-office-maps.ts`: Mercator, centred on the office. */
export const plateSize = { width: 960, height: 600 } as const;

/**
 * Minimum distance of names from the edges (cropped on narrow screens), from the pin and from each other, px.
 */
const edge = { x: 150, y: 40 };
const letters = 27;
const apart = { x: 190, y: 64 };
const ofPin = 26;

interface PlateNamesProps {
  locale: Locale;
  office: Coordinates;
  /** Width of the plate, degrees of longitude. */
  span: number;
}

/** Names of cities around the office, and a scale bar of 100 km. */
export function PlateNames({ locale, office, span }: PlateNamesProps) {
  const names = namesIn(locale, cities);
  const bar = (100 / (111.32 * Math.cos(radians(office.latitude)))) * (plateSize.width / span);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${plateSize.width} ${plateSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      {namedCities(office, span).map(({ city, x, y }) => {
        const isWest = x < plateSize.width / 2;
        return (
          <g key={city}>
            <circle cx={x} cy={y} r="5" className="fill-slate" />
            <text
              x={x + (isWest ? -12 : 12)}
              y={y + letters / 3}
              textAnchor={isWest ? "end" : "start"}
              fontSize={letters}
              paintOrder="stroke"
              strokeWidth="6"
              className="fill-slate stroke-white font-medium"
            >
              {lookUp(names, city)}
            </text>
          </g>
        );
      })}
      <path
        d={`M${plateSize.width - edge.x - bar} 568v10h${bar}v-10`}
        fill="none"
        strokeWidth="3"
        className="stroke-slate"
      />
      <text
        x={plateSize.width - edge.x - bar / 2}
        y="562"
        textAnchor="middle"
        fontSize={letters - 3}
        paintOrder="stroke"
        strokeWidth="6"
        className="figures fill-slate stroke-white"
      >
        100 km
      </text>
    </svg>
  );
}

/** Cities whose names fit; larger cities come first and have priority. */
function namedCities(office: Coordinates, span: number): { city: string; x: number; y: number }[] {
  const named: { city: string; x: number; y: number }[] = [];
  for (const { city, ...coordinates } of citiesNear(office, span / 2)) {
    const { x, y } = onPlate(coordinates, office, span);
    const isInside =
      x > edge.x && x < plateSize.width - edge.x && y > edge.y && y < plateSize.height - 2 * edge.y;
    const isFree = named.every((other) => Math.abs(other.x - x) > apart.x || Math.abs(other.y - y) > apart.y);
    const isOffPin = Math.hypot(x - plateSize.width / 2, y - plateSize.height / 2) > ofPin;
    if (isInside && isFree && isOffPin) named.push({ city, x: Math.round(x), y: Math.round(y) });
  }
  return named;
}

/** Position of a location on the plate of an office. */
function onPlate(coordinates: Coordinates, office: Coordinates, span: number): { x: number; y: number } {
  const scale = plateSize.width / radians(span);
  return {
    x: plateSize.width / 2 + scale * radians(coordinates.longitude - office.longitude),
    y: plateSize.height / 2 - scale * (mercator(coordinates.latitude) - mercator(office.latitude)),
  };
}

function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
}
