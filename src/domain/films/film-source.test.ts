import { expect, test } from "vitest";
import {
  captionsOf,
  filesOfFilm,
  isPlayable,
  platformsOf,
  uploadedFilmSchema,
  withCaptions,
} from "./film-source.ts";

const name = "0123456789abcdef0123456789abcdef";
const film = { file: `${name}.mp4`, width: 1920, height: 1080, seconds: 12.5 };

test.each([`${name}.mp4`, `${name}.webm`])("%s is the file of a film", (file) => {
  expect(uploadedFilmSchema.safeParse({ ...film, file }).success).toBe(true);
});

test.each([`${name}.vtt`, `${name}.mp4.html`, "film.mp4", `../${name}.mp4`, `${name}mp4`])(
  "%s is not the file of a film",
  (file) => {
    expect(uploadedFilmSchema.safeParse({ ...film, file }).success).toBe(false);
  },
);

test.each<[keyof typeof film, number, boolean]>([
  ["width", 8192, true],
  ["width", 8193, false],
  ["width", 0, false],
  ["height", 0.5, false],
  ["seconds", 0, true],
  ["seconds", 86_400, true],
  ["seconds", 86_401, false],
  ["seconds", -1, false],
])("a film with the %s %d is accepted: %s", (field, value, isAccepted) => {
  expect(uploadedFilmSchema.safeParse({ ...film, [field]: value }).success).toBe(isAccepted);
});

test("captions are listed with those of the page's language first, and deleted one by one", () => {
  const korean = withCaptions(film, "ko", "ko.vtt");
  const both = withCaptions(korean, "en", "en.vtt");
  expect(captionsOf(both, "en").map(({ locale }) => locale)).toEqual(["en", "ko"]);
  expect(filesOfFilm(both)).toEqual([film.file, "ko.vtt", "en.vtt"]);
  expect(withCaptions(both, "en", undefined)).toEqual(korean);
  expect(withCaptions(korean, "ko", undefined)).toEqual(film);
});

test("visitors can start an uploaded film, and one whose address is that of a platform", () => {
  expect(isPlayable(film)).toBe(true);
  expect(isPlayable({ address: "https://youtu.be/aaaaaaaaaaa" })).toBe(true);
  expect(isPlayable({ address: "https://youtu.be/" })).toBe(false);
  const youtube = { address: "https://youtu.be/aaaaaaaaaaa" };
  expect(platformsOf([film, null, youtube, youtube])).toEqual(["youtube"]);
});
