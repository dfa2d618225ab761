import { expect, test } from "vitest";
import { formPictures } from "../state/more-pictures.ts";
import { pictureConflicts, picturesAfterConflict } from "./picture-conflict.ts";

const picture = (name: string, alt: string | null = null) => ({ url: `/${name}.webp`, alt, altEn: null });
const urls = (pictures: { others: readonly { url: string }[] }) => pictures.others.map(({ url }) => url);

const stored = [picture("card"), picture("a")];
const start = formPictures(stored, "/card.webp");

function conflictsWith(mine: typeof stored, theirs: typeof stored) {
  const newer = { imageUrl: "/card.webp", pictures: theirs };
  return pictureConflicts({ start, mine: formPictures(mine, "/card.webp"), newer }, mine);
}

test("pictures that a colleague added are shown and taken", () => {
  const theirs = [...stored, picture("b", "뒷면")];
  expect(conflictsWith(stored, theirs)).toEqual([
    {
      key: "pictures/",
      label: "사진",
      mine: "1. (card)\n2. (a)",
      theirs: "1. (card)\n2. (a)\n3. 뒷면 (b)",
      proposed: "theirs",
    },
  ]);
  const newer = { imageUrl: "/card.webp", pictures: theirs };
  const merged = picturesAfterConflict(start, newer, {
    imageUrl: "/card.webp",
    choices: { "pictures/": "theirs" },
  });
  expect(urls(merged)).toEqual(["/a.webp", "/b.webp"]);
});

test("pictures that both sides changed are proposed as mine, and equal ones are no conflict", () => {
  const mine = [...stored, picture("mine")];
  expect(conflictsWith(mine, [...stored, picture("b")])).toMatchObject([{ proposed: "mine" }]);
  expect(conflictsWith(mine, mine)).toEqual([]);
});

test("the picture chosen for the card brings its text and is not repeated among the others", () => {
  const newer = { imageUrl: "/a.webp", pictures: [picture("a", "앞면"), picture("card")] };
  expect(
    picturesAfterConflict(start, newer, {
      imageUrl: "/a.webp",
      choices: { imageUrl: "theirs", "pictures/": "mine" },
    }),
  ).toEqual({ cardText: { alt: "앞면", altEn: "" }, others: [] });
  const theirOthers = picturesAfterConflict(start, newer, {
    imageUrl: "/card.webp",
    choices: { imageUrl: "mine", "pictures/": "theirs" },
  });
  expect(urls(theirOthers)).toEqual(["/a.webp"]);
});
