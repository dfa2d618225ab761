import type { Office } from "#content/company.ts";
import { countryCalled } from "#content/lookup/country-names.ts";
import type { worldMap } from "#content/world-map.ts";
import type { Locale } from "#domain/locale.ts";
import { sampleCountries } from "#domain/projects/vocabulary.ts";
import otherPins from "./other-pins.generated.css?url";
import { pinPlace } from "./projection.ts";

type Words = (typeof worldMap)[Locale];

export interface MapPin {
  id: string;
  name: string;
  description: string;
  /** Classes of the pin's position; absent for an unknown country, which appears only in the list. */
  place?: string;
  /** Classes of its tooltip, which stays inside the map. */
  tip?: string;
  /** True for the country of the head office. */
  isHome: boolean;
}

export interface MapView extends Omit<Words, "pins"> {
  pins: readonly MapPin[];
  /** True if all pins are inside the section that phones show enlarged. */
  isEnlarged: boolean;
}

/** Section of the map that phones show enlarged, percent of its width, with a margin for pins. */
const enlarged = { from: 14, to: 87 };

/**
 * Map with a pin for each country.
 * @param head the head office, whose country is coloured
 */
export function mapView({ pins, ...words }: Words, head: Pick<Office, "postal"> | undefined): MapView {
  const placed = pins.map((pin) => ({ ...pin, ...placeOf(pin.id, head) }));
  return {
    ...words,
    pins: placed.map(({ x: _x, ...pin }) => pin),
    isEnlarged: placed.every(({ x }) => x === undefined || (x > enlarged.from && x < enlarged.to)),
  };
}

function placeOf(stored: string, head: Pick<Office, "postal"> | undefined) {
  const country = countryCalled(stored);
  if (country === undefined) return { isHome: false };
  const { left: x, top: y } = pinPlace(country);
  return {
    x,
    isHome: country.code === head?.postal.countryCode,
    place: `pin-${country.code.toLowerCase()}`,
    // A tooltip near the upper edge is placed below its pin. On narrow screens most pins are in the left
    // half, so that tooltips extend to the right.
    tip: `${y < 20 ? "top-full mt-1" : "bottom-full mb-1"} ${x > 60 ? "max-lg:right-0" : "max-lg:left-0"} ${besidePin(x)}`,
  };
}

function besidePin(x: number): string {
  if (x < 9) return "lg:left-0";
  return x > 91 ? "lg:right-0" : "lg:left-1/2 lg:-translate-x-1/2";
}

/** Style sheet of pins for countries outside the default set, if the map has any. */
export function pinStyles({ pins }: MapView) {
  const isShipped = (id: string) => sampleCountries.some((country) => country === countryCalled(id)?.ko);
  const hasOthers = pins.some(({ id, place }) => place !== undefined && !isShipped(id));
  return hasOthers ? [{ tagName: "link", rel: "stylesheet", href: otherPins } as const] : [];
}
