import type { Size } from "../use-box-size.ts";

/** Coordinates, WGS 84, degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface View extends Coordinates {
  /** Zoom of web maps: 0 shows the globe in 256 px, each step doubles it. */
  zoom: number;
}

/** px from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

const tilePx = 256;
/** Limit of the square Mercator map, degrees. */
const maxLatitude = 85;

/** Returns the point of a location in a section of the map. */
export function pointOf(coordinates: Coordinates, view: View, { width, height }: Size): Point {
  const [at, middle] = [onGlobe(coordinates, view.zoom), onGlobe(view, view.zoom)];
  return { x: width / 2 + at.x - middle.x, y: height / 2 + at.y - middle.y };
}

/** Returns the location at a point, rounded to five decimals (about one meter). */
export function coordinatesAt({ x, y }: Point, view: View, { width, height }: Size): Coordinates {
  const middle = onGlobe(view, view.zoom);
  const around = tilePx * 2 ** view.zoom;
  const across = (middle.x + x - width / 2) / around;
  const down = (middle.y + y - height / 2) / around;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI;
  return {
    latitude: rounded(bounded(latitude, maxLatitude)),
    longitude: rounded(bounded(across * 360 - 180, 180)),
  };
}

/**
 * Returns the address of an embedded map that shows exactly this section. The service takes the largest zoom at which
 * the given corners fit; they are moved slightly inwards, so that rounding does not select the next smaller zoom.
 */
export function embeddedMap(view: View, { width, height }: Size): string {
  const within = 0.9;
  const [left, right] = [0.5 - within / 2, 0.5 + within / 2].map((share) => share * width);
  const [top, bottom] = [0.5 - within / 2, 0.5 + within / 2].map((share) => share * height);
  const southWest = coordinatesAt({ x: left ?? 0, y: bottom ?? 0 }, view, { width, height });
  const northEast = coordinatesAt({ x: right ?? 0, y: top ?? 0 }, view, { width, height });
  const box = [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude];
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join("%2C")}&layer=mapnik`;
}

function onGlobe({ latitude, longitude }: Coordinates, zoom: number): Point {
  const around = tilePx * 2 ** zoom;
  const radians = (bounded(latitude, maxLatitude) * Math.PI) / 180;
  const down = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return { x: ((longitude + 180) / 360) * around, y: down * around };
}

function bounded(degrees: number, limit: number): number {
  return Math.min(Math.max(degrees, -limit), limit);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
