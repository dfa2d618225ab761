import { expect, test } from "vitest";
import { isPlatform, platformFilmAt, playerAddress } from "./platform-film.ts";

const id = "aqz-KE-bpK_";

test.each([
  [`https://m.youtube.com/watch?v=${id}`, "youtube", id],
  [`https://youtube.com/watch?list=a&v=${id}`, "youtube", id],
  [`https://www.youtube-nocookie.com/embed/${id}?rel=0`, "youtube", id],
  ["https://vimeo.com/123456789/likes", "vimeo", "123456789"],
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
  `https://www.youtube-nocookie.com/watch?v=${id}`,
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

test.each([
  [
    "https://vimeo.com/123456789/ab12cd34ef",
    "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=ab12cd34ef",
  ],
  [
    "https://vimeo.com/123456789/ab12cd34ef?share=copy#t=1m5s",
    "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=ab12cd34ef#t=65s",
  ],
  [
    "https://player.vimeo.com/video/12345?h=ab12cd34ef&title=0",
    "https://player.vimeo.com/video/12345?autoplay=1&dnt=1&h=ab12cd34ef",
  ],
  [
    `https://youtu.be/${id}?si=x&t=90`,
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=90`,
  ],
  [
    `https://www.youtube.com/watch?v=${id}&t=1h2m3s`,
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=3723`,
  ],
  [
    `https://www.youtube.com/embed/${id}?start=12`,
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=12`,
  ],
  [`https://youtu.be/${id}?t=soon`, `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`],
  [`https://youtu.be/${id}?t=0`, `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`],
])("%s is played at %s: with the key of an unlisted film, and from its second", (address, player) => {
  const film = platformFilmAt(address);
  expect(film && playerAddress(film)).toBe(player);
});

test.each(["daum", "", "toString"])("%j is no platform", (name) => {
  expect(isPlatform(name)).toBe(false);
});
