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
])("of %j Naver's code is %j", (pasted, code) => {
  expect(searchCodeIn(pasted, "naver")).toBe(code);
});
