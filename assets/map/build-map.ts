/**
 * Draws the world map: land as a field of dots, and the same with finer dots for sections of a country's size.
 * Run: `node assets/map/build-map.ts`. Writes land.svg and fine-land.svg in src/web/map.
 * Outlines: Natural Earth 1:110m and 1:50m (public domain); projection: Equal Earth.
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

/** Field of dots. */
interface Field {
  file: string;
  outlines: "countries-110m.json" | "countries-50m.json";
  /** Steps of its grid in a unit of the map, so that its path has whole numbers. */
  perUnit: number;
  /** Distance between dots in a row, and between rows, steps: nearly a triangle grid. */
  pitch: { x: number; y: number };
  /** Where the first row lies, from the top, steps. */
  firstRow: number;
  /** How far land may be from the centre of a dot, steps: islands as small as the distance of dots have one. */
  reach: { x: number; y: number };
}

const fields: readonly Field[] = [
  {
    file: "land.svg",
    outlines: "countries-110m.json",
    perUnit: 1,
    pitch: { x: 6, y: 5 },
    firstRow: 2,
    reach: { x: 0, y: 0 },
  },
  {
    file: "fine-land.svg",
    outlines: "countries-50m.json",
    perUnit: 4,
    pitch: { x: 8, y: 7 },
    firstRow: 3,
    reach: { x: 2, y: 7 / 3 },
  },
];

/** The middle of the map, °E: puts Korea in the centre of the eye and leaves the Atlantic at the seam. */
const centralMeridian = 150;

const { projection, height } = fitProjection(landWithoutAntarctica("countries-110m.json"));
for (const field of fields) {
  const edges = projectedEdges(landWithoutAntarctica(field.outlines), projection, field.perUnit);
  writeFileSync(new URL(field.file, outputFolder), landSvg(edges, height, field));
}

/**
 * The land as a picture of its own, so that the browser keeps it once for every page that shows the map. Its rows are
 * filled with a pattern: thousands of dots drawn one by one would keep a processor from the first frame for 30 ms.
 */
function landSvg(edges: Edge[], height: number, field: Field): string {
  const { pitch, firstRow, perUnit } = field;
  const { x, y } = pitch;
  // Dots at the tile's sides are halves of two tiles; above and below, a row's own height keeps them whole.
  const dots = `M0 ${y / 2}h0m${x} 0h0m-${x / 2} ${y}h0`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth * perUnit} ${height * perUnit}">`,
    `<pattern id="dots" y="${firstRow - y / 2}" width="${x}" height="${2 * y}" patternUnits="userSpaceOnUse">`,
    `<path stroke="#fff" stroke-opacity=".22" stroke-width="${(7 * x) / 10}" stroke-linecap="round" d="${dots}"/>`,
    `</pattern><path fill="url(#dots)" d="${rowsPath(edges, height, field)}"/></svg>\n`,
  ].join("");
}

function landWithoutAntarctica(outlines: Field["outlines"]): Land {
  const world: World = createRequire(import.meta.url)(`world-atlas/${outlines}`);
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

/** All coast lines as straight edges on a grid, cut at the seam by d3-geo. */
function projectedEdges(land: Land, projection: GeoProjection, perUnit: number): Edge[] {
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
      start = { x: x * perUnit, y: y * perUnit };
      last = start;
    },
    lineTo: (x: number, y: number) => edgeTo({ x: x * perUnit, y: y * perUnit }),
    closePath: () => edgeTo(start),
  };
  geoPath(projection, recorder)(land);
  return edges;
}

/** Neighbouring dots of a row share a rectangle, as high as the row and as wide as their grid places. */
function rowsPath(edges: Edge[], height: number, field: Field): string {
  const { pitch, firstRow, perUnit } = field;
  let path = "";
  for (let row = 0, y = firstRow; y < height * perUnit; row++, y += pitch.y) {
    const dots = dotsInRow(edges, y, row % 2 === 0 ? 0 : pitch.x / 2, field);
    for (const { first, count } of runs(dots, pitch.x)) {
      const width = count * pitch.x;
      path += `M${first - pitch.x / 2} ${y - pitch.y / 2}h${width}v${pitch.y}h-${width}z`;
    }
  }
  return path;
}

function runs(dots: readonly number[], step: number): { first: number; count: number }[] {
  const found: { first: number; count: number }[] = [];
  for (const [index, x] of dots.entries()) {
    const run = found.at(-1);
    if (run && dots[index - 1] === x - step) run.count += 1;
    else found.push({ first: x, count: 1 });
  }
  return found;
}

/** The grid points of one row that lie on land, or near it. */
function dotsInRow(edges: Edge[], y: number, offset: number, { pitch: { x: step }, reach }: Field): number[] {
  const dots = new Set<number>();
  for (const level of new Set([y - reach.y, y, y + reach.y]))
    for (const [west, east] of landAt(edges, level)) {
      const first = Math.ceil((west - reach.x - offset) / step) * step + offset;
      for (let x = first; x <= east + reach.x; x += step) dots.add(x);
    }
  return [...dots].sort((a, b) => a - b);
}

/** Stretches of land at a height, by the even-odd rule. */
function landAt(edges: Edge[], y: number): [west: number, east: number][] {
  const shores = edges
    .filter(({ from, to }) => from.y <= y !== to.y <= y)
    .map(({ from, to }) => from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
    .sort((a, b) => a - b);
  return Array.from({ length: Math.floor(shores.length / 2) }, (_, index) => [
    shores[2 * index] ?? 0,
    shores[2 * index + 1] ?? 0,
  ]);
}
