/**
 * The overview film: slow camera moves over the stills of a modular tower, each dissolving into the next.
 * Run: `node assets/films/build-overview.ts`. Writes public/videos/overview.mp4 and .webm.
 */
import { fileURLToPath } from "node:url";
import { encodeFilm, filmSize, framesPerSecond } from "./encode.ts";

/** A still and the move over it: zoom and centre (0 to 1) at the beginning and at the end. */
type Move = { still: string; from: View; to: View };
type View = { zoom: number; x: number; y: number };

const seconds = 4;
const dissolve = 0.8;
const folder = new URL("../../", import.meta.url);

const moves: Move[] = [
  {
    still: "assets/renders/hero-modular.webp",
    from: { zoom: 1, x: 0.5, y: 0.5 },
    to: { zoom: 1.22, x: 0.66, y: 0.6 },
  },
  {
    still: "assets/renders/yard-aerial.webp",
    from: { zoom: 1.25, x: 0.62, y: 0.7 },
    to: { zoom: 1.02, x: 0.5, y: 0.5 },
  },
  {
    still: "public/images/projects/ulsan-petrochemical-modular.webp",
    from: { zoom: 1.05, x: 0.4, y: 0.5 },
    to: { zoom: 1.25, x: 0.6, y: 0.55 },
  },
  {
    still: "public/images/projects/sejong-district-cooling-plume.webp",
    from: { zoom: 1.28, x: 0.62, y: 0.5 },
    to: { zoom: 1.02, x: 0.5, y: 0.5 },
  },
];

encodeFilm("overview", [
  ...moves.flatMap(({ still }) => ["-i", fileURLToPath(new URL(still, folder))]),
  "-filter_complex",
  graph(),
  "-map",
  "[film]",
]);

function graph(): string {
  const clips = moves.map((move, i) => `[${i}:v]${cameraMove(move)}[clip${i}]`);
  const joins = moves.slice(1).map((_, i) => {
    const before = i === 0 ? "clip0" : `join${i - 1}`;
    const after = i === moves.length - 2 ? "film" : `join${i}`;
    return `[${before}][clip${i + 1}]xfade=transition=fade:duration=${dissolve}:offset=${(i + 1) * (seconds - dissolve)}[${after}]`;
  });
  return [...clips, ...joins].join(";");
}

/** The still is enlarged first: zoompan moves in whole pixels, which would be seen at the film's own size. */
function cameraMove({ from, to }: Move): string {
  const { width, height } = filmSize;
  const frames = seconds * framesPerSecond;
  const eased = `(0.5-0.5*cos(PI*on/${frames}))`;
  const between = (a: number, b: number) => `(${a}+${Number((b - a).toFixed(3))}*${eased})`;
  const x = `'${between(from.x, to.x)}*(iw-iw/zoom)'`;
  const y = `'${between(from.y, to.y)}*(ih-ih/zoom)'`;
  return [
    `scale=${width * 3}:${height * 3}:force_original_aspect_ratio=increase`,
    `crop=${width * 3}:${height * 3}`,
    `zoompan=z='${between(from.zoom, to.zoom)}':x=${x}:y=${y}:d=${frames}:s=${width}x${height}:fps=${framesPerSecond}`,
    "format=yuv420p",
  ].join(",");
}
