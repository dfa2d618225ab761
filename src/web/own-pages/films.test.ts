import { expect, test } from "vitest";
import type { FilmSource } from "#domain/films/film-source.ts";
import { type Block, newBlock } from "#domain/own-pages/blocks.ts";
import { headersOfPlayers } from "../films/players.ts";
import { filmsIn } from "./films.ts";

function block(film: FilmSource, isHidden = false): Block {
  const block = newBlock("film", () => "b");
  const name = { ko: "영상", en: "Film" };
  return { ...block, isHidden, values: { ...block.values, film, name } };
}

const headersOf = (...blocks: Block[]) => headersOfPlayers(filmsIn(blocks));

test("lists each platform of the visible films once", () => {
  const films = [
    block({ address: "https://vimeo.com/76979871" }),
    block({ address: "https://youtu.be/aqz-KE-bpKQ" }),
  ];
  expect(headersOf(...films, ...films)).toEqual({ "x-players": "vimeo youtube" });
});

test("lists none for hidden or uploaded films, other addresses, and pages without films", () => {
  const uploaded = { file: `${"0".repeat(32)}.mp4`, width: 160, height: 90, seconds: 1 };
  const others = [
    block({ address: "https://vimeo.com/76979871" }, true),
    block({ address: "https://evil.example/youtu.be/aqz-KE-bpKQ" }),
    block(uploaded),
  ];
  expect(headersOf(...others)).toEqual({});
  expect(headersOf()).toEqual({});
});
