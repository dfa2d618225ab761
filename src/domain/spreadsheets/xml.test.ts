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
