import { placeOnMap } from "#content/lookup/coordinates.ts";
import { onWorldMap } from "./projection.ts";

/**
 * Draws the known cities as one SVG path on the world map: a zero-length line each, which a round line cap
 * renders as a dot. This needs fewer bytes than an element per city.
 * @example cityDots([{ country: "한국", city: "서울" }]) // "M425.4 114.7h0"
 */
export function cityDots(cities: readonly { country: string; city: string }[]): string {
  const dots = cities.flatMap(({ country, city }) => {
    const place = placeOnMap(country, city);
    if (place?.of !== "city") return [];
    const { x, y } = onWorldMap(place);
    return [`M${x.toFixed(1)} ${y.toFixed(1)}h0`];
  });
  return [...new Set(dots)].join("");
}
