/**
 * Draws the still map of each office, which stands on the contact page until a visitor opens the real one:
 * coast lines, borders and the grid of degrees around the office, and a pin on it.
 * Run: `node assets/map/build-office-maps.ts`. Writes office-<id>.svg in src/web/company/contact.
 * Outlines: Natural Earth 1:10m (public domain); projection: Mercator.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type GeoProjection, geoArea, geoGraticule, geoMercator, geoPath } from "d3-geo";
import { merge, mesh } from "topojson-client";
import { company, type Office } from "../../src/content/company.ts";

type Topology = Parameters<typeof mesh>[0];
type Shape = Extract<Parameters<typeof merge>[1], unknown[]>[number];
type World = Topology & {
  objects: {
    countries: { type: "GeometryCollection"; geometries: Shape[] };
  };
};

const outputFolder = new URL("../../src/web/company/contact/", import.meta.url);
const size = { width: 960, height: 600 };
/** How much a plate shows from east to west, degrees: enough coast to know the place by. */
const spanDegrees: Readonly<Record<string, number>> = { seoul: 9, hangzhou: 9, suwanee: 16 };
/** Outlines beyond the plate are cut this far outside it, px. */
const bleed = 8;

const world: World = createRequire(import.meta.url)("world-atlas/countries-10m.json");
const land = landOf(world);

for (const office of company.offices) {
  writeFileSync(new URL(`office-${office.id}.svg`, outputFolder), plate(office));
}

function plate({ id, location }: Office): string {
  const span = spanDegrees[id];
  if (span === undefined) throw new Error(`How wide is the plate of "${id}"? Add it to spanDegrees.`);
  const projection = projectionAround(location, span);
  const draw = geoPath(projection).digits(1);
  const coasts = draw(land);
  const borders = draw(mesh(world, { ...world.objects.countries }, (one, other) => one !== other));
  const grid = draw(geoGraticule().step([1, 1])());
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${width} ${height}"><path fill="#d5e1ec" d="M0 0h${width}v${height}H0z"/><path fill="#f4f6f8" stroke="#a9bccd" d="${coasts ?? ""}"/><path fill="none" stroke="#6f879e" stroke-dasharray="5 4" d="${borders ?? ""}"/><path fill="none" stroke="#0b1f33" stroke-opacity=".07" d="${grid}"/>${pin(width / 2, height / 2)}</svg>\n`;
}

/** The land, less an island whose outline runs the wrong way round and so would cover the rest of the globe. */
function landOf(world: World): ReturnType<typeof merge> {
  const all = merge(world, world.objects.countries.geometries);
  const halfGlobe = 2 * Math.PI;
  const sound = all.coordinates.filter(
    (coordinates) => geoArea({ type: "Polygon", coordinates }) < halfGlobe,
  );
  return { ...all, coordinates: sound };
}

/** The office in the middle of the plate. */
function projectionAround({ longitude, latitude }: Office["location"], span: number): GeoProjection {
  const { width, height } = size;
  return geoMercator()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(width / ((span * Math.PI) / 180))
    .translate([width / 2, height / 2])
    .clipExtent([
      [-bleed, -bleed],
      [width + bleed, height + bleed],
    ]);
}

function pin(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="34" fill="#0b5cab" fill-opacity=".1"/><circle cx="${x}" cy="${y}" r="18" fill="#0b5cab" fill-opacity=".2"/><circle cx="${x}" cy="${y}" r="8" fill="#0b5cab" stroke="#fff" stroke-width="3"/>`;
}
