import { expect, test } from "vitest";
import { isPlatform, platformFilmAt, playerAddress } from "./platform-film.ts";

const id = "aqz-KE-bpK_";

test.each([
  [`https://m.youtube.com/watch?v=${id}`, "youtube", id],
  [`https://youtube.com/watch?list=a&v=${id}&t=3`, "youtube", id],
  [`https://www.youtube.com/shorts/${id}`, "youtube", id],
  [`https://www.youtube.com/embed/${id}?rel=0`, "youtube", id],
  [`https://www.youtube.com/live/${id}`, "youtube", id],
  ["https://player.vimeo.com/video/12345", "vimeo", "12345"],
  ["https://www.vimeo.com/123456789012", "vimeo", "123456789012"],
  ["https://tv.naver.com/embed/12345", "naver", "12345"],
])("%s leads to a film of %s, %s", (address, platform, film) => {
  expect(platformFilmAt(address)).toEqual({ platform, id: film });
});

test.each([
  `https://www.youtube.com/watch?v=${id}x`,
  `https://www.youtube.com/watch?v=${id.slice(1)}`,
  `https://www.youtube.com/watch#a&v=${id}`,
  `https://www.youtube.com/watch?xv=${id}`,
  `https://www.youtube.com/channel/${id}`,
  `https://youtu.be/${id}-`,
  `http://youtu.be/${id}`,
  ` https://youtu.be/${id}`,
  `https://youtuxbe/${id}`,
  "https://vimeo.com/1234",
  "https://vimeo.com/1234567890123",
  "https://vimeo.com/channels/12345",
  "https://tv.naver.com/v/1234",
  "https://tv.naver.com/12345",
])("%j leads to no film", (address) => {
  expect(platformFilmAt(address)).toBeUndefined();
});

test.each([
  ["youtube", "https://www.youtube-nocookie.com/embed/a1?autoplay=1&rel=0"],
  ["vimeo", "https://player.vimeo.com/video/a1?autoplay=1&dnt=1"],
  ["naver", "https://tv.naver.com/embed/a1?autoPlay=true"],
] as const)("a film of %s is played at %s", (platform, address) => {
  expect(playerAddress({ platform, id: "a1" })).toBe(address);
  expect(isPlatform(platform)).toBe(true);
});

test.each(["daum", "", "toString"])("%j is no platform", (name) => {
  expect(isPlatform(name)).toBe(false);
});
