import type { Size } from "../use-box-size.ts";

/** A place on the earth, WGS 84, degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A part of the map: what is in its middle, and how large it is shown. */
export interface View extends Place {
  /** Zoom of web maps: 0 shows the globe in 256 px, each step doubles it. */
  zoom: number;
}

/** px from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

const tilePx = 256;
/** Beyond these a square map of the globe ends, degrees. */
const maxLatitude = 85;

/** Point of a place in a section of the map. */
export function pointOf(place: Place, view: View, { width, height }: Size): Point {
  const [at, middle] = [onGlobe(place, view.zoom), onGlobe(view, view.zoom)];
  return { x: width / 2 + at.x - middle.x, y: height / 2 + at.y - middle.y };
}

/** Place at a point, to five decimals, which is a metre. */
export function placeAt({ x, y }: Point, view: View, { width, height }: Size): Place {
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
 * The address of a map to embed that shows exactly this part. The map takes the largest zoom at which the corners that it is
 * given fit; they are a little within, so that rounding does not make it the next smaller one.
 */
export function embeddedMap(view: View, { width, height }: Size): string {
  const within = 0.9;
  const [left, right] = [0.5 - within / 2, 0.5 + within / 2].map((share) => share * width);
  const [top, bottom] = [0.5 - within / 2, 0.5 + within / 2].map((share) => share * height);
  const southWest = placeAt({ x: left ?? 0, y: bottom ?? 0 }, view, { width, height });
  const northEast = placeAt({ x: right ?? 0, y: top ?? 0 }, view, { width, height });
  const box = [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude];
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join("%2C")}&layer=mapnik`;
}

function onGlobe({ latitude, longitude }: Place, zoom: number): Point {
  const around = tilePx * 2 ** zoom;
  const radians = (bounded(latitude, maxLatitude) * Math.PI) / 180;
  const down = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return { x: ((longitude + 180) / 360) * around, y: down * around };
}

function bounded(degrees: number, most: number): number {
  return Math.min(Math.max(degrees, -most), most);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
