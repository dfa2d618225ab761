import { expect, test } from "vitest";
import { escapeXml } from "../xml.ts";
import { xmlPieces } from "./xml.ts";

test("a file is read in pieces, without prefixes, comments and declarations", () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE x><x:row r='1' x:t="a&lt;b"><!-- <v>no</v> --><v/>1 &amp; 2<![CDATA[<3>]]></x:row>`;
  expect([...xmlPieces(xml)]).toEqual([
    { kind: "open", name: "row", attributes: { r: "1", t: "a<b" } },
    { kind: "open", name: "v", attributes: {} },
    { kind: "close", name: "v" },
    { kind: "text", text: "1 & 2" },
    { kind: "text", text: "<3>" },
    { kind: "close", name: "row" },
  ]);
});

test("signs by their numbers are read, and names that the file made up are left alone", () => {
  expect([...xmlPieces("&#44032;&#xAC01;&#x110000;&lol9;")]).toEqual([
    { kind: "text", text: "가각&#x110000;&lol9;" },
  ]);
});

test("what is written comes back, but for what XML cannot say", () => {
  const text = `<가 & "나" '다'>\u0000\uFFFF\uD800 😀`;
  expect([...xmlPieces(escapeXml(text))]).toEqual([{ kind: "text", text: `<가 & "나" '다'> 😀` }]);
});

test.each<[string, unknown[]]>([
  ["<a><!-- no", [{ kind: "open", name: "a", attributes: {} }]],
  [
    "<!-->no--><a/>",
    [
      { kind: "open", name: "a", attributes: {} },
      { kind: "close", name: "a" },
    ],
  ],
  ["<![CDATA[]]>", [{ kind: "text", text: "" }]],
  [
    "<![CDATA[a&lt;]]>b",
    [
      { kind: "text", text: "a&lt;" },
      { kind: "text", text: "b" },
    ],
  ],
  ["<?no <b> ?>b", [{ kind: "text", text: " ?>b" }]],
  ["<!no>b", [{ kind: "text", text: "b" }]],
  [
    "</ x:a >",
    [
      { kind: "text", text: "" },
      { kind: "text", text: "/ x:a >" },
    ],
  ],
  [
    "</x:a >b",
    [
      { kind: "close", name: "a" },
      { kind: "text", text: "b" },
    ],
  ],
  [
    "<a b = '1'  x:c=\"2\" />",
    [
      { kind: "open", name: "a", attributes: { b: "1", c: "2" } },
      { kind: "close", name: "a" },
    ],
  ],
  ["<a b=\"it's\" c='\"'>", [{ kind: "open", name: "a", attributes: { b: "it's", c: '"' } }]],
  ["<a b=''>", [{ kind: "open", name: "a", attributes: { b: "" } }]],
  [
    "<a b=1>c",
    [
      { kind: "text", text: "" },
      { kind: "text", text: "a b=1>c" },
    ],
  ],
  [
    "<a b='<c d=\"1\"/>'>",
    [
      { kind: "text", text: "" },
      { kind: "text", text: "a b='" },
      { kind: "open", name: "c", attributes: { d: "1" } },
      { kind: "close", name: "c" },
      { kind: "text", text: "'>" },
    ],
  ],
  [
    "a<",
    [
      { kind: "text", text: "a" },
      { kind: "text", text: "" },
    ],
  ],
  ["", []],
])("%j is read as its pieces", (xml, pieces) => {
  expect([...xmlPieces(xml)]).toEqual(pieces);
});

test.each([
  ["&amp;&lt;&gt;&quot;&apos;", "&<>\"'"],
  ["&AMP;", "&AMP;"],
  ["&#65;&#x41;&#X41;", "AAA"],
  ["&#x10FFFF;", "\u{10ffff}"],
  ["&#1114112;", "&#1114112;"],
  ["&#x;&#;&#xG;", "&#x;&#;&#xG;"],
  ["a & b; c", "a & b; c"],
])("the signs of %j are %j", (xml, text) => {
  expect([...xmlPieces(xml)]).toEqual([{ kind: "text", text }]);
});
