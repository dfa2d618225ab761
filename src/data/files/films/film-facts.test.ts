import { describe, expect, test } from "vitest";
import { filmBudget } from "#domain/files/budgets.ts";
import { aFilm } from "../../../../tests/support/films.ts";
import { containerOf, filmFacts } from "./film-facts.ts";

function factsOf(bytes: Buffer) {
  const container = containerOf(bytes.subarray(0, 64));
  if (!container) return "no film";
  return filmFacts(container.extension, async (from, to) => bytes.subarray(from, to), bytes.length);
}

const mp4 = aFilm("tower.mp4");
const webm = aFilm("tower.webm");

describe("facts of a film", () => {
  test.each([
    ["an MP4", mp4],
    ["an MP4 with its header at the end", headerLast(mp4)],
    ["a WebM", webm],
  ])("%s has a size and a length", async (_, bytes) => {
    expect(await factsOf(bytes)).toEqual({ width: 160, height: 90, seconds: 1 });
  });

  test("a film of a phone that was held upright is upright", async () => {
    const turned = Buffer.from(mp4);
    const matrix = turned.indexOf("tkhd") + 4 + 40;
    turned.writeInt32BE(0, matrix);
    turned.writeInt32BE(0x10000, matrix + 4);
    expect(await factsOf(turned)).toMatchObject({ width: 90, height: 160 });
  });

  test("a length that is not stated is not known", async () => {
    const live = Buffer.from(mp4);
    live.writeUInt32BE(0, live.indexOf("mvhd") + 4 + 16);
    expect(await factsOf(live)).toMatchObject({ seconds: null });
  });

  test.each([
    ["a text", Buffer.from("A film? No, a text of some length."), "no film"],
    ["a film in H.265", aFilm("unplayable.mp4"), { problem: "unplayable" }],
    ["a QuickTime film", replaced(mp4, "ftypisom", "ftypqt  "), { problem: "otherType" }],
    ["Matroska", replaced(webm, "webm", "mtsk"), { problem: "otherType" }],
    ["a WebM with another codec", replaced(webm, "V_VP9", "V_XYZ"), { problem: "unplayable" }],
    ["an MP4 without a picture", replaced(mp4, "vide", "soun"), { problem: "damaged" }],
    ["half an MP4", mp4.subarray(0, 1_500), { problem: "damaged" }],
    ["half a WebM", webm.subarray(0, 3_000), { problem: "damaged" }],
    ["an MP4 of boxes alone", Buffer.concat([mp4, boxes(filmBudget.boxes)]), { problem: "tooComplex" }],
  ])("%s is refused", async (_, bytes, expected) => {
    expect(await factsOf(bytes)).toEqual(expected);
  });

  test("nothing that begins like a film makes the reading fail", async () => {
    for (const film of [mp4, webm])
      for (let at = 0; at < 600; at += 1) {
        const broken = Buffer.from(film);
        broken[at] = 255 - (broken[at] ?? 0);
        await factsOf(broken);
        await factsOf(film.subarray(0, at));
      }
  });
});

/** The same film with "moov" behind "mdat", as cameras write it. */
function headerLast(film: Buffer): Buffer {
  const at = film.indexOf("moov") - 4;
  const end = at + film.readUInt32BE(at);
  return Buffer.concat([film.subarray(0, at), film.subarray(end), film.subarray(at, end)]);
}

function replaced(film: Buffer, text: string, by: string): Buffer {
  const copy = Buffer.from(film);
  copy.write(by, copy.indexOf(text), "latin1");
  return copy;
}

function boxes(count: number): Buffer {
  const box = Buffer.from("\0\0\0\x08free", "latin1");
  return Buffer.concat(Array.from({ length: count }, () => box));
}
