import { expect, test } from "vitest";
import { readMarkup, serializeMarkup } from "./markup.ts";

function rewritten(text: string): string {
  const root = readMarkup(text);
  return typeof root === "string" ? root : serializeMarkup(root);
}

test.each([
  ["<a/>", "<a/>"],
  [" <a></a>\n", "<a/>"],
  ["<?xml version='1.0'?><!DOCTYPE a PUBLIC '-//X//<b>' 'x'><!-- no --><a/>", "<a/>"],
  [
    "<a b='1' x:c=\"&quot;&#65;&#xAC00;\">1 &lt; 2<b/><![CDATA[<&]]></a>",
    '<a b="1" x:c="&quot;A가">1 &lt; 2<b/>&lt;&amp;</a>',
  ],
  ["<a __proto__='1' constructor='2'/>", '<a __proto__="1" constructor="2"/>'],
])("%s is written as %s", (text, written) => expect(rewritten(text)).toBe(written));

test.each([
  ["nothing", ""],
  ["words alone", "a"],
  ["words before the root", "x<a/>"],
  ["words behind the root", "<a/>x"],
  ["two roots", "<a/><a/>"],
  ["an element that is not closed", "<a><b></a>"],
  ["an end without a beginning", "<a/></b>"],
  ["an end of another case", "<a></A>"],
  ["an attribute twice", "<a b='1' b='2'/>"],
  ["an attribute without a value", "<a b/>"],
  ["an attribute without quotes", "<a b=1/>"],
  ["a sign in an attribute", "<a b='<'/>"],
  ["an unknown entity", "<a>&nbsp;</a>"],
  ["an entity that is not ended", "<a>&amp</a>"],
  ["a number of no character", "<a>&#0;</a>"],
  ["half a character", "<a>&#xD800;</a>"],
  ["a character that XML forbids", "<a>\u0001</a>"],
  ["the end of a section without its beginning", "<a>]]></a>"],
  ["two hyphens in a comment", "<!-- a -- b --><a/>"],
  ["a declaration in its middle", "<a><!ENTITY b 'c'></a>"],
  ["a document type in its middle", "<a><!DOCTYPE b></a>"],
  ["an XML declaration in its middle", "<a><?xml version='1.0'?></a>"],
])("%s is damaged", (_, text) => expect(rewritten(text)).toBe("damaged"));

test.each([
  ["5,001 elements", `<a>${"<b/>".repeat(5_000)}</a>`],
  ["61 levels", `${"<a>".repeat(61)}${"</a>".repeat(61)}`],
])("%s are too complex", (_, text) => expect(rewritten(text)).toBe("tooComplex"));

test.each([
  ["5,000 elements", `<a>${"<b/>".repeat(4_999)}</a>`],
  ["60 levels", `${"<a>".repeat(60)}${"</a>".repeat(60)}`],
])("%s are read", (_, text) => expect(rewritten(text)).toMatch(/^<a>.*<\/a>$/));

test.each([
  ["entities of its own", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"],
  ["entities from elsewhere", "<!DOCTYPE a [<!ENTITY % b SYSTEM 'file:///etc/passwd'> %b;]><a/>"],
  ["attributes by default", "<!DOCTYPE a [<!ATTLIST a onload CDATA 'x'>]><a/>"],
  ["a style sheet beside it", "<?xml-stylesheet href='x'?><a/>"],
  ["an instruction within", "<a><?php x?></a>"],
])("%s are refused", (_, text) => expect(rewritten(text)).toBe("active"));
