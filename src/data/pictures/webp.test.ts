import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aContainer, aPicture, aPictureWithMetadata, pictureChunk } from "../../../tests/support/pictures.ts";
import { stripMetadata } from "./webp.ts";

describe("a bare WebP file", () => {
  test("is the file itself when there is nothing to leave out", async () => {
    const file = await aPicture();
    expect(stripMetadata(file)).toEqual({ kind: "bare", bytes: file });
  });

  test("has lost the notes, and no longer announces them", async () => {
    const bare = stripMetadata(await aPictureWithMetadata("a note"));
    const bytes = bare.kind === "bare" ? bare.bytes : Buffer.alloc(0);
    expect(bytes.includes("a note")).toBe(false);
    expect(bytes.includes("EXIF")).toBe(false);
    // RIFF container specification, "Extended File Format": the flags for Exif and XMP.
    expect(bytes.toString("latin1", 12, 16)).toBe("VP8X");
    expect(bytes.readUInt8(20) & (0x08 | 0x04)).toBe(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 160, height: 100 });
  });

  test("keeps opacity and colours", async () => {
    const file = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 200, g: 10, b: 10, alpha: 0.5 } },
    })
      .withIccProfile("p3")
      .webp()
      .toBuffer();
    const bare = stripMetadata(file);
    const { hasAlpha, hasProfile } = await sharp(bare.kind === "bare" ? bare.bytes : file).metadata();
    expect([bare.kind, hasAlpha, hasProfile]).toEqual(["bare", true, true]);
  });

  test("holds each part once", async () => {
    const file = await aPicture();
    const twice = aContainer([
      ["VP8 ", pictureChunk(file)],
      ["VP8 ", Buffer.from("a second picture")],
    ]);
    expect(stripMetadata(twice)).toEqual({ kind: "bare", bytes: file });
  });

  test.each([
    ["nothing", Buffer.alloc(0), "notWebp"],
    ["a header that claims more than there is", Buffer.from("RIFF\u00ff\0\0\0WEBP", "latin1"), "damaged"],
    ["half a chunk header", Buffer.from("RIFF\u0008\0\0\0WEBPVP8 ", "latin1"), "damaged"],
    ["frames", aContainer([["ANIM", Buffer.alloc(6)]]), "animated"],
  ])("is not made of %s", (_, file, problem) => {
    expect(stripMetadata(file)).toEqual({ kind: "refused", problem });
  });
});
