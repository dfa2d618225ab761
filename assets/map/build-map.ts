/**
 * Draws the world map: land as a field of dots.
 * Run: `node assets/map/build-map.ts`. Writes land.svg in src/web/map.
 * Outlines: Natural Earth 1:110m (public domain); projection: Equal Earth.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type GeoProjection, geoEqualEarth, geoPath } from "d3-geo";
import { merge } from "topojson-client";

type Topology = Parameters<typeof merge>[0];
type Shape = Extract<Parameters<typeof merge>[1], unknown[]>[number];
type World = Topology & {
  objects: { countries: { geometries: (Shape & { properties: { name: string } })[] } };
};
type Land = ReturnType<typeof merge>;
type Point = { x: number; y: number };
type Edge = { from: Point; to: Point };

const outputFolder = new URL("../../src/web/map/", import.meta.url);
const mapWidth = 1000;
const margin = 3;
/** Distance between dots in a row, and between rows: nearly a triangle grid, in whole numbers. */
const dotPitch = { x: 6, y: 5 };
/** Where the first row lies, from the top. */
const firstRow = 2;
/** The middle of the map, °E: puts Korea in the centre of the eye and leaves the Atlantic at the seam. */
const centralMeridian = 150;

const land = landWithoutAntarctica();
const { projection, height } = fitProjection(land);
writeFileSync(new URL("land.svg", outputFolder), landSvg(projectedEdges(land, projection), height));

/**
 * The land as a picture of its own, so that the browser keeps it once for every page that shows the map. Its rows are
 * filled with a pattern: thousands of dots drawn one by one would keep a processor from the first frame for 30 ms.
 */
function landSvg(edges: Edge[], height: number): string {
  const { x, y } = dotPitch;
  // Dots at the tile's sides are halves of two tiles; above and below, a row's own height keeps them whole.
  const dots = `M0 ${y / 2}h0m${x} 0h0m-${x / 2} ${y}h0`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${height}">`,
    `<pattern id="dots" y="${firstRow - y / 2}" width="${x}" height="${2 * y}" patternUnits="userSpaceOnUse">`,
    `<path stroke="#fff" stroke-opacity=".22" stroke-width="4.2" stroke-linecap="round" d="${dots}"/>`,
    `</pattern><path fill="url(#dots)" d="${rowsPath(edges, height)}"/></svg>\n`,
  ].join("");
}

function landWithoutAntarctica(): Land {
  const world: World = createRequire(import.meta.url)("world-atlas/countries-110m.json");
  const countries = world.objects.countries.geometries.filter(
    ({ properties }) => properties.name !== "Antarctica",
  );
  return merge(world, countries);
}

/** Scales the land to the map's width, less a margin for half a dot, and moves its northern edge to the top. */
function fitProjection(land: Land): { projection: GeoProjection; height: number } {
  const projection = geoEqualEarth()
    .rotate([-centralMeridian, 0])
    .fitExtent(
      [
        [margin, margin],
        [mapWidth - margin, mapWidth],
      ],
      land,
    );
  const [[, top], [, bottom]] = geoPath(projection).bounds(land);
  const [x, y] = projection.translate();
  projection.translate([x, y - top + margin]);
  return { projection, height: Math.ceil(bottom - top + 2 * margin) };
}

/** All coast lines as straight edges on the map, cut at the seam by d3-geo. */
function projectedEdges(land: Land, projection: GeoProjection): Edge[] {
  const edges: Edge[] = [];
  let start: Point = { x: 0, y: 0 };
  let last = start;
  const edgeTo = (to: Point) => {
    edges.push({ from: last, to });
    last = to;
  };
  const recorder = {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo: (x: number, y: number) => {
      start = { x, y };
      last = start;
    },
    lineTo: (x: number, y: number) => edgeTo({ x, y }),
    closePath: () => edgeTo(start),
  };
  geoPath(projection, recorder)(land);
  return edges;
}

/** Neighbouring dots of a row share a rectangle, as high as the row and as wide as their grid places. */
function rowsPath(edges: Edge[], height: number): string {
  let path = "";
  for (let row = 0, y = firstRow; y < height; row++, y += dotPitch.y) {
    const dots = dotsInRow(edges, y, row % 2 === 0 ? 0 : dotPitch.x / 2);
    for (const { first, count } of runs(dots)) {
      const width = count * dotPitch.x;
      path += `M${first - dotPitch.x / 2} ${y - dotPitch.y / 2}h${width}v${dotPitch.y}h-${width}z`;
    }
  }
  return path;
}

function runs(dots: readonly number[]): { first: number; count: number }[] {
  const found: { first: number; count: number }[] = [];
  for (const [index, x] of dots.entries()) {
    const run = found.at(-1);
    if (run && dots[index - 1] === x - dotPitch.x) run.count += 1;
    else found.push({ first: x, count: 1 });
  }
  return found;
}

/** The grid points of one row that lie on land, by the even-odd rule. */
function dotsInRow(edges: Edge[], y: number, offset: number): number[] {
  const shores = edges
    .filter(({ from, to }) => from.y <= y !== to.y <= y)
    .map(({ from, to }) => from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
    .sort((a, b) => a - b);
  const dots: number[] = [];
  for (let i = 0; i + 1 < shores.length; i += 2) {
    const [west = 0, east = 0] = shores.slice(i, i + 2);
    const first = Math.ceil((west - offset) / dotPitch.x) * dotPitch.x + offset;
    for (let x = first; x <= east; x += dotPitch.x) dots.push(x);
  }
  return dots;
}
