import type { Office } from "#content/company.ts";
import { countryCalled } from "#content/lookup/country-names.ts";
import type { worldMap } from "#content/world-map.ts";
import type { Locale } from "#domain/locale.ts";
import { sampleCountries } from "#domain/projects/vocabulary.ts";
import otherPins from "./other-pins.generated.css?url";
import { pinPlace } from "./projection.ts";

type Words = (typeof worldMap)[Locale];

/** A country in the list beside the map, and its pin. */
export interface MapPin {
  id: string;
  name: string;
  description: string;
  /** Classes of the pin's place; absent for a country that no table knows, which stands in the list alone. */
  place?: string;
  /** Classes of its tip, which stays within the map. */
  tip?: string;
  /** The company has its head office there. */
  isHome: boolean;
}

/** Words and pins of the map of a site. */
export interface MapView extends Omit<Words, "pins"> {
  pins: readonly MapPin[];
  /** All pins are in the part of the map that is enlarged on phones. */
  isEnlarged: boolean;
}

/** Shares of the map's width that a phone shows of the enlarged map, with room for a pin. */
const enlarged = { from: 14, to: 87 };

/** The map with pins for the countries of its words. @param head the head office, whose country is coloured */
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
    // Near the upper edge a tip hangs below its pin. On a narrow screen most pins stand in the left half, so that tips reach to the right.
    tip: `${y < 20 ? "top-full mt-1" : "bottom-full mb-1"} ${x > 60 ? "max-lg:right-0" : "max-lg:left-0"} ${besidePin(x)}`,
  };
}

function besidePin(x: number): string {
  if (x < 9) return "lg:left-0";
  return x > 91 ? "lg:right-0" : "lg:left-1/2 lg:-translate-x-1/2";
}

/** The style sheet with the pins of other countries than the sample's, for a map that has any. */
export function pinStyles({ pins }: MapView) {
  const isShipped = (id: string) => sampleCountries.some((country) => country === countryCalled(id)?.ko);
  const hasOthers = pins.some(({ id, place }) => place !== undefined && !isShipped(id));
  return hasOthers ? [{ tagName: "link", rel: "stylesheet", href: otherPins } as const] : [];
}
