import { describe, expect, test } from "vitest";
import { matchPhotos, type PhotoRow, photoIdentity } from "./photos.ts";

const row = (given: Partial<PhotoRow> = {}): PhotoRow => ({ photo: "", number: "", title: "", ...given });
const matched = (rows: readonly PhotoRow[], files: readonly string[]) => {
  const { ofRow, unused, missing } = matchPhotos(rows, files);
  return { of: rows.map((_, index) => files[ofRow.get(index) ?? -1]), unused, missing };
};

describe("a photograph is that of the row", () => {
  test.each<[string, PhotoRow, string]>([
    ["that names it", row({ photo: "옥상.jpg" }), "옥상.jpg".normalize("NFD")],
    ["that names it between blanks", row({ photo: " 옥상.jpg " }), "옥상.jpg"],
    ["that names it with its folder, without its ending", row({ photo: "사진\\울산\\옥상" }), "옥상.JPG"],
    ["whose number it is called by", row({ number: "A-07" }), "a-07_옥상.webp"],
    ["of its place, where there are no numbers", row(), "01 옥상.jpg"],
    ["whose title it is called by", row({ number: "x", title: "울산 현장 (1차)" }), "울산현장1차.png"],
  ])("%s", (_, given, file) => {
    expect(matched([given], [file]).of).toEqual([file]);
  });

  test.each<[string, PhotoRow, string]>([
    ["its number only begins alike", row({ number: "1" }), "10.jpg"],
    ["it has another place, though it is in its place", row({ number: "7" }), "1.jpg"],
    ["it names another one", row({ photo: "b.jpg", number: "1" }), "1.jpg"],
  ])("of none where %s", (_, given, file) => {
    expect(matched([given], [file]).of).toEqual([undefined]);
  });
});

test("what is left over on either side is shown", () => {
  const rows = [row({ photo: "a.jpg" }), row({ photo: "없음.jpg" }), row({ number: "3" })];
  expect(matched(rows, ["3-1.jpg", "a.jpg", "3-2.jpg", "b.jpg"])).toEqual({
    of: ["a.jpg", undefined, "3-1.jpg"],
    unused: [2, 3],
    missing: [1],
  });
});

test("a row with blanks instead of a name of a file misses none", () => {
  expect(matched([row({ photo: "  " })], ["1.jpg"])).toEqual({ of: ["1.jpg"], unused: [], missing: [] });
});

test("a photograph is known again by its name and size, also from a Macintosh", () => {
  expect(photoIdentity({ name: "옥상.JPG".normalize("NFD"), size: 12 })).toBe("옥상.jpg 12");
});

test("five hundred photographs find their rows at once", () => {
  const rows = Array.from({ length: 500 }, (_, index) => row({ number: `P-${index + 1}` }));
  const files = rows.map((_, index) => `P-${500 - index}.jpg`);
  const began = performance.now();
  expect(matchPhotos(rows, files).ofRow.size).toBe(500);
  expect(performance.now() - began).toBeLessThan(500);
});
