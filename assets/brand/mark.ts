/** The company mark: five swept fan blades inside a stack ring, on a 64-unit square. */

export const navy = "#0f3566";

const centre = 32;
const ring = { outer: 23.8, inner: 21.2 };
const hubRadius = 3.4;
const bladeCount = 5;
/** One blade, pointing up: start, then three curves (two control points and an end), then a straight edge to close. */
const blade: [x: number, y: number][] = [
  [32, 26.5],
  [33.5, 20],
  [38.5, 15.5],
  [43.6, 15.8],
  [40.8, 20.8],
  [39.6, 25.6],
  [36.4, 28.8],
];

/** The mark as one path, to be filled with the nonzero rule: ring, blades and hub. */
export function markPath(): string {
  const blades = Array.from({ length: bladeCount }, (_, i) => bladePath((i * 360) / bladeCount));
  return [circlePath(ring.outer, 1), circlePath(ring.inner, 0), ...blades, circlePath(hubRadius, 1)].join("");
}

/** The mark on its tile. `corner` rounds the tile, `scale` shrinks the mark inside it; both in tile units of 64. */
export function markSvg({ corner = 10, scale = 1 } = {}): string {
  const inset = centre * (1 - scale);
  const placed = scale === 1 ? "" : ` transform="translate(${inset} ${inset}) scale(${scale})"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="${corner}" fill="${navy}"/>` +
    `<path fill="#fff"${placed} d="${markPath()}"/></svg>\n`
  );
}

function bladePath(degrees: number): string {
  const [start = "", ...curve] = blade.map(([x, y]) => rotated(x, y, degrees));
  return `M${start}C${curve.join(" ")}Z`;
}

function rotated(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - centre, y - centre];
  const turned = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  return turned.map((value) => Number((value + centre).toFixed(2))).join(" ");
}

/** `sweep` 1 draws clockwise, 0 the other way round, which cuts a hole under the nonzero rule. */
function circlePath(radius: number, sweep: 0 | 1): string {
  const arc = (dx: number) => `a${radius} ${radius} 0 1 ${sweep} ${dx} 0`;
  return `M${centre - radius} ${centre}${arc(2 * radius)}${arc(-2 * radius)}Z`;
}
