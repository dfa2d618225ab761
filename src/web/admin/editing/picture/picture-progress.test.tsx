import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictureTools } from "#content/admin/pictures.ts";
import { PictureProgress } from "./PictureUpload.tsx";

const { describe, checkDescription } = pictureTools;

test.each([
  ["a picture whose description was kept is checked", ["탑", "Tower"], false, checkDescription],
  ["a picture without a description is described", ["", ""], false, describe],
  ["a picture with a description in one language is described", ["탑", " "], false, describe],
  ["a decoration needs no description", ["", ""], true, ""],
  ["a decoration that has one is checked", ["탑", "Tower"], true, checkDescription],
])("%s", (_, descriptions, mayBeEmpty, expected) => {
  const html = renderToStaticMarkup(
    <PictureProgress
      uploadState={{ kind: "uploaded" }}
      onAgain={() => {}}
      {...{ descriptions, mayBeEmpty }}
    />,
  );
  const text = html.replace(/<[^>]*>/g, "").trim();
  expect(text).toBe(`${pictureTools.brought} ${expected}`.trim());
});
