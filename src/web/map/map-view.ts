import type { Office } from "#content/company.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { locationOnMap, type MapLocation } from "#content/lookup/coordinates.ts";
import { findCountry } from "#content/lookup/country-names.ts";
import type { worldMap } from "#content/world-map.ts";
import type { Locale } from "#domain/locale.ts";
import type { ProjectStats } from "#domain/projects/project.ts";
import { countsOf } from "./counts.ts";
import { farPoints, type Point, type Section, sectionAround } from "./map-frame.ts";
import { type DrawingWidths, type PinLabel, pinLabels } from "./pin-labels.ts";
import { onWorldMap } from "./projection.ts";

type Words = (typeof worldMap)[Locale];

/** A country in the list beside the map; the id is the country as projects store it. */
interface MapPin {
  id: string;
  name: string;
}

/** A country on a drawing of the map. */
export interface PlacedPin extends MapPin {
  description: string;
  /** True for the country of the head office. */
  isHome: boolean;
  /** Percent of the drawing's width and height. */
  x: number;
  y: number;
  /** Radius, px; 0 for a country beyond the edge, which has its name and an arrow alone. */
  r: number;
  /** Follows the name: number of projects, or an arrow to a country beyond the edge; empty if unknown or not shown. */
  suffix: string;
  label?: PinLabel;
}

/** A drawing of the map, cropped to the countries and cities of the projects. */
export interface MapDrawing {
  section: Section;
  pins: readonly PlacedPin[];
}

export interface MapView extends Omit<Words, "pins"> {
  /** All countries; an unknown one is on no drawing. */
  pins: readonly MapPin[];
  /** Below 48rem and from there on; absent without a known country. */
  drawings?: { narrow: MapDrawing; wide: MapDrawing };
  /** Path of a dot for each city with projects. */
  cities: string;
}

interface MapSources {
  /** The head office, whose country is coloured. */
  headOffice: Pick<Office, "postal"> | undefined;
  /** Null if they could not be read. */
  stats: ProjectStats | null;
  cities: readonly { country: string; city: string }[];
}

interface Layout extends DrawingWidths {
  minWidth: number;
  margin: Point;
  /** True if labels have the number of projects; on narrow drawings only the list below has it. */
  hasCounts: boolean;
  /** True if countries far from the others are names at the edge, with an arrow. */
  hasFarPins: boolean;
  /** Radius of the smallest and of the largest pin, px. */
  radius: { from: number; to: number };
}

const layouts: Record<"narrow" | "wide", Layout> = {
  narrow: {
    narrowest: 320,
    widest: 768,
    ratio: 1.6,
    minWidth: 260,
    margin: { x: 0.1, y: 0.15 },
    radius: { from: 4, to: 7 },
    hasCounts: false,
    hasFarPins: true,
  },
  wide: {
    narrowest: 728,
    widest: 1_680,
    ratio: 10 / 3,
    minWidth: 520,
    margin: { x: 0.07, y: 0.16 },
    radius: { from: 5, to: 13 },
    hasCounts: true,
    hasFarPins: false,
  },
};

export function mapView({ pins, ...words }: Words, { headOffice, stats, cities }: MapSources): MapView {
  const counts = stats ? countsOf(stats) : {};
  const placed = pins.flatMap((pin) => {
    const country = findCountry(pin.id);
    if (country === undefined) return [];
    const isHome = country.code === headOffice?.postal.countryCode;
    return { ...pin, isHome, count: counts[pin.id] ?? 0, ...onWorldMap(country) };
  });
  const cityPoints = cities.flatMap(({ country, city }) => {
    const location = locationOnMap(country, city);
    return location ? { country, precision: location.precision, ...onWorldMap(location) } : [];
  });
  const drawn = (layout: Layout) => drawing(placed, cityPoints, layout);
  return {
    ...words,
    pins: pins.map(({ id, name }) => ({ id, name })),
    cities: cityDots(cityPoints),
    ...(placed.length > 0 && { drawings: { narrow: drawn(layouts.narrow), wide: drawn(layouts.wide) } }),
  };
}

/** A pin on the whole map, in its units, with its number of projects. */
interface CountedPin extends Omit<PlacedPin, "r" | "suffix" | "label"> {
  count: number;
}

/** Positions of pins beyond the edges, shares. */
const edge = { from: 0.03, to: 0.97 } as const;

function drawing(
  placed: readonly CountedPin[],
  points: readonly (Point & { country: string })[],
  layout: Layout,
): MapDrawing {
  const far = layout.hasFarPins ? farPoints(placed, layout.minWidth) : [];
  const isFar = new Set(far.map(({ id }) => id));
  const near = [
    ...placed.filter(({ id }) => !isFar.has(id)),
    ...points.filter(({ country }) => !isFar.has(country)),
  ];
  const section = sectionAround(near, layout);
  const largest = Math.max(1, ...placed.map(({ count }) => count));
  const pins = placed.map(({ count, ...pin }) => {
    const x = (pin.x - section.x) / section.width;
    const y = (pin.y - section.y) / section.height;
    const isBeyond = isFar.has(pin.id);
    const arrow = isBeyond && (x < 0.5 ? "←" : "→");
    return {
      ...pin,
      ...(isBeyond ? { x: within(x, edge), y: within(y, edge) } : { x, y }),
      // The area is proportional to the number, except for that of the smallest pins. Beyond the edge there is none.
      r: isBeyond ? 0 : rounded(Math.max(layout.radius.from, layout.radius.to * Math.sqrt(count / largest))),
      suffix: arrow || (count > 0 && layout.hasCounts ? wholeNumber(count) : ""),
    };
  });
  const labels = pinLabels(
    pins.map(({ x, y, r, name, suffix }) => ({ x, y, r, label: `${name} ${suffix}`.trim() })),
    layout,
  );
  return {
    section,
    pins: pins.map((pin, index) => ({
      ...pin,
      x: rounded(100 * pin.x),
      y: rounded(100 * pin.y),
      ...(labels[index] && { label: labels[index] }),
    })),
  };
}

/**
 * One SVG path with a dot at each city: a zero-length line, which a round line cap renders as a dot. This needs
 * fewer bytes than an element per city.
 */
function cityDots(points: readonly (Point & Pick<MapLocation, "precision">)[]): string {
  const dots = points.flatMap(({ precision, x, y }) =>
    precision === "city" ? [`M${x.toFixed(1)} ${y.toFixed(1)}h0`] : [],
  );
  return [...new Set(dots)].join("");
}

function within(share: number, { from, to }: typeof edge): number {
  return Math.min(to, Math.max(from, share));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
