import { placeOnMap } from "#content/lookup/coordinates.ts";
import { onWorldMap } from "./projection.ts";

/**
 * The cities that a table knows, as the path of an SVG on the world map: a line of no length for each, which a round line
 * cap draws as a dot. One text of some letters a city is less than an element each, in the page and in its data.
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
