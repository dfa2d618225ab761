import { filmBudget } from "#domain/files/budgets.ts";
import { type FilmFacts, type FilmProblem, plausible, type ReadBytes } from "./read-bytes.ts";

/** Elements by their ids, RFC 9559 section 27.1 and RFC 8794 section 17.1. */
const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const;

const codecs = ["V_VP8", "V_VP9", "V_AV1"];
const videoTrack = 1;

/** Size and length of a WebM, whose header stands before its first cluster. */
export async function webmFacts(
  read: ReadBytes,
  size: number,
): Promise<FilmFacts | { problem: FilmProblem }> {
  const head = await elementAt(read, 0, size);
  if (head?.id !== ids.ebml || head.to - head.from > 1024) return { problem: "damaged" };
  const ebml = await read(head.from, head.to);
  // Matroska (.mkv) begins in the same way.
  if (textOf(ebml, child(ebml, ids.docType)) !== "webm") return { problem: "otherType" };
  const segment = await elementAt(read, head.to, size);
  if (segment?.id !== ids.segment) return { problem: "damaged" };
  const parts = await partsBeforeCluster(read, segment);
  if ("problem" in parts) return parts;
  return parts.tracks ? headerFacts(parts.info, parts.tracks) : { problem: "damaged" };
}

interface Element {
  id: number;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

const longestHead = 12;

async function elementAt(read: ReadBytes, at: number, end: number): Promise<Element | undefined> {
  return at < end ? elementIn(await read(at, Math.min(at + longestHead, end)), at, end) : undefined;
}

/** @param head bytes at `at` @param end of what the element lies in; @returns `undefined` where it would not end within that */
function elementIn(head: Buffer, at: number, end: number): Element | undefined {
  const idLength = lengthOf(head[0]);
  const sizeLength = lengthOf(head[idLength]);
  if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) return undefined;
  const id = head.readUIntBE(0, idLength);
  const bits = head.subarray(idLength, idLength + sizeLength);
  const stated = bits.reduce(
    (sum, byte, index) => sum * 256 + (index === 0 ? byte & (0xff >> sizeLength) : byte),
    0,
  );
  const from = at + idLength + sizeLength;
  // All ones: of unknown length, as in films that are recorded live.
  const isUnknown = stated === 2 ** (7 * sizeLength) - 1;
  const to = isUnknown ? end : from + stated;
  return to > end ? undefined : { id, from, to };
}

/** Bytes of a number of variable length, from its first one; 9 of one that begins with no such number. */
function lengthOf(first: number | undefined): number {
  return first === undefined ? 9 : Math.clz32(first) - 23;
}

async function partsBeforeCluster(
  read: ReadBytes,
  segment: Element,
): Promise<{ info: Buffer; tracks: Buffer | undefined } | { problem: FilmProblem }> {
  const parts = new Map<number, Element>();
  let part = await elementAt(read, segment.from, segment.to);
  for (let passed = 0; part && part.id !== ids.cluster; passed += 1) {
    if (passed >= filmBudget.boxes) return { problem: "tooComplex" };
    parts.set(part.id, part);
    part = await elementAt(read, part.to, segment.to);
  }
  if (!part) return { problem: "damaged" };
  const [info, tracks] = [parts.get(ids.info), parts.get(ids.tracks)];
  if ([info, tracks].some((header) => header && header.to - header.from > filmBudget.headerBytes))
    return { problem: "tooComplex" };
  return {
    info: info ? await read(info.from, info.to) : Buffer.alloc(0),
    tracks: tracks && (await read(tracks.from, tracks.to)),
  };
}

function headerFacts(info: Buffer, tracks: Buffer): FilmFacts | { problem: FilmProblem } {
  const video = children(tracks)
    .filter(({ id }) => id === ids.track)
    .map(({ from, to }) => tracks.subarray(from, to))
    .find((track) => numberOf(track, child(track, ids.trackType)) === videoTrack);
  if (!video) return { problem: "damaged" };
  if (!codecs.includes(textOf(video, child(video, ids.codec)))) return { problem: "unplayable" };
  const settings = child(video, ids.video);
  if (!settings) return { problem: "damaged" };
  const sides = video.subarray(settings.from, settings.to);
  return plausible({
    width: numberOf(sides, child(sides, ids.width)) ?? 0,
    height: numberOf(sides, child(sides, ids.height)) ?? 0,
    seconds: secondsOf(info),
  });
}

function secondsOf(info: Buffer): number | null {
  const scale = numberOf(info, child(info, ids.timestampScale)) ?? 1_000_000;
  const duration = child(info, ids.duration);
  if (!duration) return null;
  const length = duration.to - duration.from;
  if (length !== 4 && length !== 8) return null;
  const ticks = length === 4 ? info.readFloatBE(duration.from) : info.readDoubleBE(duration.from);
  return Number.isFinite(ticks) ? (ticks * scale) / 1e9 : null;
}

function children(bytes: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const element = elementIn(bytes.subarray(at, at + longestHead), at, bytes.length);
    if (!element) break;
    found.push(element);
    at = element.to;
  }
  return found;
}

function child(bytes: Buffer, id: number): Element | undefined {
  return children(bytes).find((element) => element.id === id);
}

function textOf(bytes: Buffer, element: Element | undefined): string {
  return element ? bytes.toString("latin1", element.from, element.to).replace(/(?<!\0)\0+$/, "") : "";
}

function numberOf(bytes: Buffer, element: Element | undefined): number | undefined {
  const length = element ? element.to - element.from : 0;
  return element && length >= 1 && length <= 6 ? bytes.readUIntBE(element.from, length) : undefined;
}
