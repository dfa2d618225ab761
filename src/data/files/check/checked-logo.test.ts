import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkedLogo } from "./checked-logo.ts";

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60">';
const svg = (inside: string, start = head) => Buffer.from(`${start}${inside}</svg>`);
const shape = '<path d="M0 0h240v60H0z" fill="#0b5cab"/>';

async function written(file: Buffer): Promise<string> {
  const checked = await checkedLogo(file);
  return "problem" in checked ? checked.problem : Buffer.from(checked.bytes).toString();
}

describe("a logo as SVG", () => {
  test("is kept as a drawing with its size, without what drawing programs add for themselves", async () => {
    const file = `\ufeff<?xml version="1.0" encoding="utf-8"?>
<!-- Generator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/" viewBox="0 0 240 60" width="240mm" data-name="x">
<title>비밀</title><metadata><rdf:RDF>x</rdf:RDF></metadata><inkscape:view zoom="1"/>
<style><![CDATA[.st0{fill:url(#a)} .st1 > g {fill:#fff}]]></style>
<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>
<g class="st0" inkscape:label="Layer">${shape}</g></svg>`;
    const checked = await checkedLogo(Buffer.from(file));
    expect(checked).toMatchObject({
      contentType: "image/svg+xml",
      extension: "svg",
      width: 512,
      height: 128,
    });
    const text = await written(Buffer.from(file));
    expect(text).toContain(".st1 &gt; g");
    expect(text).toContain('viewBox="0 0 240 60" width="512" height="128"');
    expect(text).not.toMatch(/비밀|inkscape|metadata|DOCTYPE|data-name|Generator|mm/);
  });

  test("may be as large as its width and height say, where it has no viewBox", async () => {
    const file = svg(shape, '<svg xmlns="http://www.w3.org/2000/svg" width="100px" height="50">');
    expect(await checkedLogo(file)).toMatchObject({ width: 512, height: 256 });
    expect(await checkedLogo(svg(shape, "<svg>"))).toEqual({ problem: "damaged" });
  });

  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script in capitals", "<SCRIPT>alert(1)</SCRIPT>"],
    ["an event", '<g onload="alert(1)"/>'],
    ["HTML", "<foreignObject><p>x</p></foreignObject>"],
    ["a picture from elsewhere", '<image href="https://site.example/x.png"/>'],
    ["a picture within", '<image href="data:image/png;base64,AAAA"/>'],
    ["a link", '<a href="https://site.example">x</a>'],
    ["a part of another file", '<use href="other.svg#a"/>'],
    ["an address that is a script", '<use xlink:href="javascript:alert(1)"/>'],
    ["an address with a space before it, by which copies of copies would not be found", '<use href=" #a"/>'],
    ["an address with another behind it", '<use href="#a https://site.example"/>'],
    ["an address written otherwise", '<use href="&#106;avascript:alert(1)"/>'],
    ["a style sheet that loads", '<style>@import "https://site.example/x.css";</style>'],
    ["a style sheet in pieces", "<style>.a{fill:u<![CDATA[rl(https://site.example/x)]]>}</style>"],
    ["a style sheet that hides it", "<style>.a{fill:\\75rl(https://site.example/x)}</style>"],
    ["a colour from elsewhere", '<rect fill="url(https://site.example/x#a)"/>'],
    ["a colour from elsewhere beside its own", '<rect fill="url(#a) url(//site.example/x)"/>'],
    ["something that moves", '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ["another style sheet", '<?xml-stylesheet href="https://site.example/x.css"?>'],
  ])("is refused with %s", async (_, inside) => {
    expect(await checkedLogo(svg(shape + inside))).toEqual({ problem: "active" });
  });

  test("is refused with entities of its own", async () => {
    const rules = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(await checkedLogo(Buffer.from(`${rules}${head}<text>&b;</text></svg>`))).toEqual({
      problem: "active",
    });
  });

  test.each([
    ["an element that is not closed", `${head}<g></svg>`],
    ["an attribute twice", `${head}<g id="a" id="b"/></svg>`],
    ["an entity that XML does not know", `${head}<text>&nbsp;</text></svg>`],
    ["something behind its end", `${head}</svg><g/>`],
    ["the form of a line", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1"></svg>'],
  ])("is damaged with %s", async (_, file) => {
    expect(await checkedLogo(Buffer.from(file))).toEqual({ problem: "damaged" });
  });

  test.each([
    ["200 copies", 200, undefined],
    ["201 copies", 201, "tooComplex"],
  ])("with %s of a part: problem %s", async (_, copies, problem) => {
    const checked = await checkedLogo(
      svg(`<g id="part.1:a">${shape}</g>${'<use href="#part.1:a"/>'.repeat(copies)}`),
    );
    expect("problem" in checked ? checked.problem : undefined).toBe(problem);
  });

  const nested = (kind: string, attribute: string, levels: number, copies = 1) =>
    Array.from({ length: levels }, (_, level) => {
      const inside =
        level === 0 ? shape : `<g ${attribute}="url(#m${level - 1})">${shape}</g>`.repeat(copies);
      return `<${kind} id="m${level}">${inside}</${kind}>`;
    }).join("");
  const used = (attribute: string, level: number) => `<g ${attribute}="url(#m${level})">${shape}</g>`;

  test.each([
    ["copies of copies", '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ["more elements than a drawing has", "<g/>".repeat(6000)],
    ["elements deeper than a drawing has", `${"<g>".repeat(100)}${"</g>".repeat(100)}`],
    ["masks within masks, seven deep with twelve each", nested("mask", "mask", 7, 12) + used("mask", 6)],
    ["clip paths within clip paths", nested("clipPath", "clip-path", 4) + used("clip-path", 3)],
    ["patterns within patterns", nested("pattern", "fill", 4, 3) + used("fill", 3)],
    ["a mask that masks itself", `<mask id="m0">${used("mask", 0)}</mask>${used("mask", 0)}`],
    [
      "masks by a style sheet",
      `${nested("mask", "class", 1)}<style>rect,.a > g{mask:url(#m0)}</style>${"<g/>".repeat(201)}`,
    ],
    [
      "masks by a style attribute",
      nested("mask", "mask", 1) + '<g style="fill:red;mask:url(#m0)"/>'.repeat(201),
    ],
    [
      "201 filters",
      `<filter id="m0"><feGaussianBlur stdDeviation="9"/></filter>${used("filter", 0).repeat(201)}`,
    ],
    [
      "a marker on each point of a long line",
      `<marker id="m0">${shape.repeat(100)}</marker><path marker-mid="url(#m0)" d="M0 0${"h1".repeat(300)}"/>`,
    ],
    [
      "many elements in a mask that is used often",
      `<mask id="m0">${shape.repeat(200)}</mask>${used("mask", 0).repeat(101)}`,
    ],
    [
      "ten blurs",
      `<filter id="m0">${'<feGaussianBlur stdDeviation="9"/>'.repeat(10)}</filter>${used("filter", 0)}`,
    ],
    ["eleven blurs of a style", '<g style="filter:blur(9px)"/>'.repeat(11)],
    ["201 blended groups", '<g style="mix-blend-mode:multiply"/>'.repeat(201)],
    ["1,601 translucent groups", '<g opacity=".5"/>'.repeat(1_601)],
    ["dashes", '<path d="M0 0h1e9" stroke="red" stroke-dasharray=".01"/>'],
    ["dashes by a style sheet", "<style>path{stroke-dasharray:.01}</style><path/>"],
    ["a variable of a style sheet", '<g style="--m:url(#m0)"><g style="mask:var(--m)"/></g>'],
    [
      "a pattern of a group with many parts",
      `${nested("pattern", "x", 1)}<g fill="url(#m0)">${"<g/>".repeat(200)}</g>`,
    ],
  ])("is too complex with %s", async (_, inside) => {
    expect(await checkedLogo(svg(inside))).toEqual({ problem: "tooComplex" });
  });

  test.each([
    ["200 masks of one kind", nested("mask", "mask", 1) + used("mask", 0).repeat(200)],
    ["three masks within each other", nested("mask", "mask", 3) + used("mask", 2)],
    [
      "a gradient of all its parts",
      `<linearGradient id="m0"><stop offset="0"/></linearGradient>${used("fill", 0).repeat(1_000)}`,
    ],
    [
      "classes, as drawing programs write them",
      `<style>.cls-1{fill:url(#g)}.cls-2{clip-path:url(#m0)}</style>${nested("clipPath", "x", 1)}${'<g class="cls-1"/>'.repeat(1_000)}<g class="cls-2"/>`,
    ],
    [
      "a shadow, translucent parts and a whole line",
      '<filter id="s"><feGaussianBlur stdDeviation="4"/><feOffset dy="2"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#s)" opacity=".8" style="stroke-dasharray:none"/>',
    ],
  ])("is kept with %s", async (_, inside) => {
    expect(await checkedLogo(svg(inside))).toMatchObject({ extension: "svg" });
  });

  test.each([
    ["20 times as wide as high", "200 10", { width: 512, height: 26 }],
    ["20 times as high as wide", "10 200", { width: 26, height: 512 }],
    ["wider than that", "200.1 10", { problem: "damaged" }],
    ["higher than that", "10 200.1", { problem: "damaged" }],
    ["without a width", "0 10", { problem: "damaged" }],
    ["without a height", "10 0", { problem: "damaged" }],
  ])("%s", async (_, size, expected) => {
    const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">`;
    expect(await checkedLogo(svg(shape, start))).toMatchObject(expected);
  });

  test("reads markup that never ends in time", async () => {
    const begun = performance.now();
    for (const part of ["<g ", "<g a='", "<!--", "&", '<g a="1" ', "<![CDATA["])
      expect(await checkedLogo(Buffer.from(head + part.repeat(50_000)))).toHaveProperty("problem");
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe("a logo as PNG", () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: "#0b5cab80" } })
      .withMetadata()
      .png()
      .toBuffer();

  test("is written anew with its size", async () => {
    const file = Buffer.concat([await picture(300, 100), Buffer.from("<script>")]);
    const checked = await checkedLogo(file);
    expect(checked).toMatchObject({ contentType: "image/png", extension: "png", width: 300, height: 100 });
    expect(await written(file)).not.toContain("<script>");
  });

  test("is refused when it is larger than 4096 px, or broken", async () => {
    expect(await checkedLogo(await picture(4096, 10))).toMatchObject({ width: 4096, height: 10 });
    expect(await checkedLogo(await picture(4097, 10))).toEqual({ problem: "damaged" });
    expect(await checkedLogo(await picture(5000, 10))).toEqual({ problem: "damaged" });
    expect(await checkedLogo((await picture(300, 100)).subarray(0, 100))).toEqual({ problem: "damaged" });
  });
});

test.each([
  ["a page", "<html><body>x</body></html>"],
  ["a page with a drawing", "<html><svg></svg></html>"],
  ["words", "svg"],
])("%s is no logo", async (_, file) => {
  expect(await checkedLogo(Buffer.from(file))).toEqual({ problem: "otherType" });
});
