import { expect, test } from "vitest";
import { formPictures } from "../state/more-pictures.ts";
import { pictureConflicts, picturesAfterConflict } from "./picture-conflict.ts";

const picture = (name: string, alt: string | null = null) => ({ url: `/${name}.webp`, alt, altEn: null });
const urls = (pictures: { others: readonly { url: string }[] }) => pictures.others.map(({ url }) => url);

const stored = [picture("card"), picture("a")];
const base = formPictures(stored, "/card.webp");

function conflictsWith(mine: typeof stored, theirPictures: typeof stored) {
  const theirs = { imageUrl: "/card.webp", pictures: theirPictures };
  return pictureConflicts({ base, mine: formPictures(mine, "/card.webp"), theirs }, mine);
}

test("pictures that a colleague added are shown and taken", () => {
  const theirPictures = [...stored, picture("b", "뒷면")];
  expect(conflictsWith(stored, theirPictures)).toEqual([
    {
      key: "pictures/",
      label: "사진",
      mine: "1. (card)\n2. (a)",
      theirs: "1. (card)\n2. (a)\n3. 뒷면 (b)",
      proposed: "theirs",
    },
  ]);
  const theirs = { imageUrl: "/card.webp", pictures: theirPictures };
  const merged = picturesAfterConflict(base, theirs, {
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
  const theirs = { imageUrl: "/a.webp", pictures: [picture("a", "앞면"), picture("card")] };
  expect(
    picturesAfterConflict(base, theirs, {
      imageUrl: "/a.webp",
      choices: { imageUrl: "theirs", "pictures/": "mine" },
    }),
  ).toEqual({ cardText: { alt: "앞면", altEn: "" }, others: [] });
  const theirOthers = picturesAfterConflict(base, theirs, {
    imageUrl: "/card.webp",
    choices: { imageUrl: "mine", "pictures/": "theirs" },
  });
  expect(urls(theirOthers)).toEqual(["/a.webp"]);
});
