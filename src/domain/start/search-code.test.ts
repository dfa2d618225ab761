import { expect, test } from "vitest";
import { searchCodeIn } from "./search-code.ts";

test.each([
  ["abc_12-3", "abc_12-3"],
  ["  abc123\n", "abc123"],
  ["", ""],
  ['<meta name="naver-site-verification" content="abc123" />', "abc123"],
  ["<META content='abc123' name='naver-site-verification'>", "abc123"],
  ["<meta name=naver-site-verification content=abc123>", "abc123"],
  ['<p>여기에</p><meta name="naver-site-verification" content="abc123">', "abc123"],
  ['<meta name="google-site-verification" content="abc123">', undefined],
  ['<meta name="naver-site-verification" content="a b">', undefined],
  ["naver-site-verification: abc", undefined],
  ["<script>alert(1)</script>", undefined],
  ["가나다", undefined],
  ["a".repeat(100), "a".repeat(100)],
  ["a".repeat(101), undefined],
  ["two words", undefined],
  ["a\nb", undefined],
  ["<meta name=naver-site-verification content=abc123/>", "abc123"],
  ["<meta name=naver-site-verification content=abc123 lang=ko>", "abc123"],
  ["<meta name='naver-site-verification' content=''>", ""],
  ['<meta name="naver-site-verification" content=\'a"b\'>', undefined],
  ['<meta name="naver-site-verification">', undefined],
  ['<meta property="x" name="naver-site-verification" CONTENT="abc123">', "abc123"],
  ['<meta name="naver-site-verification-2" content="abc123">', undefined],
  ['<meta data-name="naver" content="abc123">', undefined],
  [
    '<meta name="google-site-verification" content="g1"><meta name="naver-site-verification" content="n1">',
    "n1",
  ],
])("of %j Naver's code is %j", (pasted, code) => {
  expect(searchCodeIn(pasted, "naver")).toBe(code);
});

test("the code of Google is that of its own tag", () => {
  const tags =
    '<meta name="naver-site-verification" content="n1"><meta name="google-site-verification" content="g1">';
  expect(searchCodeIn(tags, "google")).toBe("g1");
  expect(searchCodeIn('<meta name="naver-site-verification" content="n1">', "google")).toBeUndefined();
});
