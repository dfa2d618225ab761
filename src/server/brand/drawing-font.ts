import { drawingFont } from "#domain/products/drawing/svg.ts";
import { textFont } from "./text-font.ts";

/** Characters that markup writes as numeric entities. */
const marks = '&<>"';

/** The outline drawing of a model with the font of its letters inside: a picture of a page can load none. */
export async function withDrawingFont(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.startsWith("image/svg+xml")) return response;
  const svg = await response.text();
  return new Response(svg.includes(drawingFont) ? await withFont(svg) : svg, response);
}

async function withFont(svg: string): Promise<string> {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = ""]) => text);
  const letters = [...new Set(marks + texts.join(""))].sort().join("");
  const font = (await textFont(letters)).toString("base64");
  const rule = `@font-face{font-family:'${drawingFont}';src:url(data:font/woff2;base64,${font})}`;
  return svg.replace("</title>", () => `</title><style>${rule}</style>`);
}
