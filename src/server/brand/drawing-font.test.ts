import { expect, test } from "vitest";
import { drawingFont } from "#domain/products/drawing/svg.ts";
import { withDrawingFont } from "./drawing-font.ts";
import { textFont } from "./text-font.ts";

const type = "image/svg+xml; charset=utf-8";
const drawing = (text: string) =>
  `<svg><title>A</title><g font-family="${drawingFont}"><text x="1">${text}</text></g></svg>`;

async function embedded(text: string): Promise<string | undefined> {
  const response = new Response(drawing(text), { headers: { "content-type": type } });
  return /base64,([^)]+)/.exec(await (await withDrawingFont(response)).text())?.[1];
}

test("an outline drawing contains a font of its letters, each once", async () => {
  const font = await textFont('"&<>N뷁');
  expect(await embedded("N뷁N")).toBe(font.toString("base64"));
});

test("the file keeps its status, its type and its shapes", async () => {
  const response = await withDrawingFont(
    new Response(drawing("N"), { status: 200, headers: { "content-type": type } }),
  );
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  expect((await response.text()).replace(/<style>.*<\/style>/, "")).toBe(drawing("N"));
});

test("other pictures and pages stay as they are", async () => {
  const page = new Response(drawing("N"), { headers: { "content-type": "text/html" } });
  expect(await withDrawingFont(page)).toBe(page);
  const picture = new Response("<svg><title>A</title></svg>", { headers: { "content-type": type } });
  expect(await (await withDrawingFont(picture)).text()).toBe("<svg><title>A</title></svg>");
});
