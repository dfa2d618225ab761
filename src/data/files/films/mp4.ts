import { filmBudget } from "#domain/files/budgets.ts";
import { type FilmFacts, type FilmProblem, plausible, type ReadBytes } from "./read-bytes.ts";

/** Codecs that every current browser decodes, as the sample description names them: H.264, VP9, AV1. */
const codecs = ["avc1", "avc3", "vp09", "av01"];

/** Size and length of an MP4, whose header ("moov") may stand at its end. ISO/IEC 14496-12. */
export async function mp4Facts(read: ReadBytes, size: number): Promise<FilmFacts | { problem: FilmProblem }> {
  const found = await topLevelBoxes(read, size);
  if (!Array.isArray(found)) return found;
  const [first, header] = [found[0], found.find(({ type }) => type === "moov")];
  if (first?.type !== "ftyp" || !header || !found.some(({ type }) => type === "mdat"))
    return { problem: "damaged" };
  // A QuickTime film, which browsers but Safari do not promise to play.
  if ((await read(first.from, first.from + 4)).toString("latin1") === "qt  ") return { problem: "otherType" };
  if (header.to - header.from > filmBudget.headerBytes) return { problem: "tooComplex" };
  return headerFacts(await read(header.from, header.to));
}

interface Box {
  type: string;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

async function topLevelBoxes(read: ReadBytes, size: number): Promise<Box[] | { problem: FilmProblem }> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; ) {
    if (boxes.length >= filmBudget.boxes) return { problem: "tooComplex" };
    const box = boxIn(await read(at, Math.min(at + longestHead, size)), at, size);
    if (!box) return { problem: "damaged" };
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

const longestHead = 16;

/** @param head bytes at `at` @param end of what the box lies in; @returns `undefined` where it would not end within that */
function boxIn(head: Buffer, at: number, end: number): Box | undefined {
  if (head.length < 8) return undefined;
  const [short, type] = [head.readUInt32BE(0), head.toString("latin1", 4, 8)];
  if (short === 1 && head.length < longestHead) return undefined;
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const from = at + (short === 1 ? longestHead : 8);
  return at + length < from || at + length > end ? undefined : { type, from, to: at + length };
}

function headerFacts(moov: Buffer): FilmFacts | { problem: FilmProblem } {
  const whole = { type: "moov", from: 0, to: moov.length };
  const mvhd = inside(moov, whole, "mvhd")[0];
  const video = inside(moov, whole, "trak").find((track) => handlerOf(moov, track) === "vide");
  if (!mvhd || !video) return { problem: "damaged" };
  if (!codecs.includes(codecOf(moov, video))) return { problem: "unplayable" };
  const sides = sidesOf(moov, video);
  return sides ? plausible({ ...sides, seconds: secondsOf(moov, mvhd) }) : { problem: "damaged" };
}

/** The boxes of a type directly in another one. */
function inside(bytes: Buffer, { from, to }: Box, type: string): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const box = boxIn(bytes.subarray(at, Math.min(at + longestHead, to)), at, to);
    if (!box) break;
    if (box.type === type) boxes.push(box);
    at = box.to;
  }
  return boxes;
}

/** The box at the end of a path of types. */
function at(bytes: Buffer, box: Box, path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>((found, type) => found && inside(bytes, found, type)[0], box);
}

/** Content of a box, empty where it is missing. */
function contentOf(bytes: Buffer, box: Box | undefined): Buffer {
  return box ? bytes.subarray(box.from, box.to) : Buffer.alloc(0);
}

function handlerOf(moov: Buffer, track: Box): string {
  return contentOf(moov, at(moov, track, ["mdia", "hdlr"])).toString("latin1", 8, 12);
}

/** Code of the first sample description. */
function codecOf(moov: Buffer, track: Box): string {
  const table = contentOf(moov, at(moov, track, ["mdia", "minf", "stbl", "stsd"]));
  return table.toString("latin1", 12, 16);
}

/** A film of a phone that was held upright is stored lying, with a matrix that turns it. */
function sidesOf(moov: Buffer, track: Box): { width: number; height: number } | undefined {
  const head = contentOf(moov, at(moov, track, ["tkhd"]));
  const matrix = head[0] === 1 ? 52 : 40;
  if (head.length < matrix + 44) return undefined;
  const [width, height] = [head.readUInt32BE(matrix + 36) / 65_536, head.readUInt32BE(matrix + 40) / 65_536];
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Null where the length is not stated, as in films that are recorded in fragments. */
function secondsOf(moov: Buffer, mvhd: Box): number | null {
  const head = contentOf(moov, mvhd);
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) return null;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale === 0 ? null : duration / scale;
}
