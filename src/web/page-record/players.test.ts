import { expect, test } from "vitest";
import type { Block } from "#domain/page-records/blocks.ts";
import { newBlock } from "#domain/page-records/blocks.ts";
import { headersOfPlayers, playerHostsOf } from "./players.ts";

function film(address: string, isHidden = false): Block {
  const block = newBlock("film", () => "b");
  return { ...block, isHidden, values: { ...block.values, address, name: { ko: "영상", en: "" } } };
}

test("names each host of the films that are seen once", () => {
  const films = [film("https://vimeo.com/76979871"), film("https://youtu.be/aqz-KE-bpKQ")];
  expect(playerHostsOf([...films, ...films])).toEqual([
    "https://player.vimeo.com",
    "https://www.youtube-nocookie.com",
  ]);
  expect(headersOfPlayers(films)).toEqual({ "x-players": "vimeo youtube" });
});

test("names none for hidden films, other addresses and pages without films", () => {
  const blocks = [
    film("https://vimeo.com/76979871", true),
    film("https://evil.example/youtu.be/aqz-KE-bpKQ"),
  ];
  expect(playerHostsOf(blocks)).toEqual([]);
  expect(headersOfPlayers(blocks)).toEqual({});
});
