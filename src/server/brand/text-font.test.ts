import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  areFontLetters,
  textFont,
  textFontVersion,
  withoutTextFonts,
  withTextFonts,
  withTextLetters,
} from "./text-font.ts";

const shipped = readFileSync("src/web/fonts/text-letters.txt", "utf8").trim();
const withLetters = (html: string) => withTextLetters(Buffer.from(html)).toString();
const page = (text: string) => `<html lang="ko" data-fonts="/a.woff2"><body>${text}</body></html>`;

test("a page loads a font with the syllables that the shipped one has not, and no other", () => {
  expect(withLetters(page(`뷁 ${shipped} 꿹뷁`))).toBe(
    page(`뷁 ${shipped} 꿹뷁`).replace(
      "/a.woff2",
      `/a.woff2 /brand/text.woff2?v=${textFontVersion}&amp;letters=꿹뷁`,
    ),
  );
  expect(withLetters(page(shipped))).toBe(page(shipped));
});

test("syllables that a script may show later are not loaded for the page", () => {
  const html = page('<script type="application/json">["뷁"]</script>');
  expect(withLetters(html)).toBe(html);
});

test("syllables are found between and after scripts, beside letters of other alphabets", () => {
  const html = page("é漢ꯍ😀뷁<script>1</script>힣\u{d7b0}<script>2</script>꿹");
  expect(withLetters(html)).toContain('letters=꿹뷁힣"');
});

test("pages in English, of the administrators and files other than pages stay as they are", async () => {
  const english = '<html lang="en"><body>뷁</body></html>';
  expect(withLetters(english)).toBe(english);
  const feed = new Response("뷁", { headers: { "content-type": "application/rss+xml" } });
  expect(await withTextFonts(feed, "GET")).toBe(feed);
});

test("letters that a visitor has sent with a form are in no address", async () => {
  const response = await withTextFonts(
    new Response(page("뷁"), { headers: { "content-type": "text/html" } }),
    "POST",
  );
  expect(await response.text()).toBe(page("뷁"));
});

test("the page keeps its status and headers", async () => {
  const headers = { "content-type": "text/html; charset=utf-8", "x-players": "youtube" };
  const response = await withTextFonts(new Response(page("뷁"), { status: 404, headers }), "GET");
  expect([response.status, response.headers.get("x-players")]).toEqual([404, "youtube"]);
  expect(await response.text()).toContain("letters=뷁");
});

test("a page for a visitor who saves data names no font, and is otherwise the same", () => {
  const preload = (as: string) => `<link rel="preload" as="${as}" href="/a">`;
  const whole = `<!DOCTYPE html><html lang="ko" data-fonts="/a.woff2 /b?letters=뷁"><head>${preload("font")}${preload("image")}</head>뷁</html>`;
  expect(withoutTextFonts(Buffer.from(whole)).toString()).toBe(
    `<!DOCTYPE html><html lang="ko" data-saves-data=""><head>${preload("image")}</head>뷁</html>`,
  );
  expect(withoutTextFonts(Buffer.from(page("뷁"))).toString()).toBe(page("뷁"));
});

const most = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0xac00 + 27 * index)).join("");

test("every syllable that exists can be set in the text's font", async () => {
  for (const letters of ["꿹뷁힣", "가", most]) {
    expect(areFontLetters(letters)).toBe(true);
    expect((await textFont(letters)).toString("latin1", 0, 4)).toBe("wOF2");
  }
  expect((await textFont("꿹뷁힣")).length).toBeGreaterThan((await textFont("뷁")).length);
});

test.each(["", "undefined", "abc", "가나 다", `${most}힣`, "가,나", "나가", "가가"])(
  "the letters %j are none that a page asks for",
  (letters) => {
    expect(areFontLetters(letters)).toBe(false);
  },
);
