import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import type { UploadedFilm } from "#domain/films/film-source.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { FilmPlayer } from "./FilmPlayer.tsx";

const film: UploadedFilm = { file: `${"0".repeat(32)}.mp4`, width: 160, height: 90, seconds: 1 };
const [ko, en] = ["a", "b"].map((digit) => `${digit.repeat(32)}.vtt`) as [string, string];

function tracksIn(locale: Locale, captions: UploadedFilm["captions"]) {
  const markup = renderToStaticMarkup(
    <FilmPlayer
      film={{ ...film, captions }}
      name="Tower"
      poster={null}
      words={sampleContent.blocks[locale].film}
      locale={locale}
    />,
  );
  return markup.match(/<track[^>]*>/g);
}

test("offers captions in the language of the page first", () => {
  const korean = `<track kind="captions" src="/files/${ko}" srcLang="ko" label="한국어"/>`;
  const english = `<track kind="captions" src="/files/${en}" srcLang="en" label="English"/>`;
  expect(tracksIn("ko", { ko, en })).toEqual([korean, english]);
  expect(tracksIn("en", { ko, en })).toEqual([english, korean]);
});

test("offers the captions of the other language where there are no others, and none where there are none", () => {
  for (const locale of locales) {
    expect(tracksIn(locale, { ko })).toHaveLength(1);
    expect(tracksIn(locale, undefined)).toBeNull();
  }
});
