import type { Layer, OutlineDrawing, Shape } from "./model-drawing.ts";
import { belowMiddle, fontSize, isDashed } from "./shapes.ts";

/** Widths of lines by that of dimensions. */
const lineWidths: Partial<Record<Layer, number>> = { outline: 1.8, fan: 1.4, connection: 1.8 };

/** A drawing as an SVG file that needs nothing else. */
export function svg(
  drawing: OutlineDrawing,
  title: string,
  colours: Readonly<Record<Layer, string>>,
): string {
  const { shapes, from, to } = drawing;
  const { width, height, margin } = svgSize(drawing);
  const view = [from[0] - margin, -to[1] - margin, width, height].map(rounded).join(" ");
  const stroke = rounded(Math.sqrt(width * height) / 1_000);
  const layers = (Object.keys(colours) as Layer[]).map((layer) => ({
    layer,
    inside: shapes.filter((shape) => shape.layer === layer),
  }));
  const lines = layers.map(({ layer, inside }) => {
    const dashes = isDashed(layer) ? ` stroke-dasharray="${rounded(stroke * 6)} ${rounded(stroke * 4)}"` : "";
    const lineWidth = rounded(stroke * (lineWidths[layer] ?? 1));
    return `<path stroke="${colours[layer]}" stroke-width="${lineWidth}"${dashes} d="${inside.map(pathOf).join("")}"/>`;
  });
  // Letters come last: their white edges cover lines.
  const texts = layers.map(
    ({ layer, inside }) => `<g fill="${colours[layer]}">${inside.map(textOf).join("")}</g>`,
  );
  const scale = Math.min(1, 1_200 / Math.max(width, height));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${rounded(width * scale)}" height="${rounded(height * scale)}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title><g fill="none" stroke-linecap="round" font-family="${fontFamilies}" text-anchor="middle">${[...lines, ...texts].join("")}</g></svg>
`;
}

/** Font that the server adds to the file. */
export const drawingFont = "Outline Drawing";

const fontFamilies = `'${drawingFont}',Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif`;

/** Size of the file with its margins, mm of the tower. */
export function svgSize({ from, to }: Pick<OutlineDrawing, "from" | "to">) {
  const margin = (to[0] - from[0]) * 0.02;
  return { width: to[0] - from[0] + 2 * margin, height: to[1] - from[1] + 2 * margin, margin };
}

function pathOf(shape: Shape): string {
  if (shape.kind === "line") return `M${pointText(shape.from)}L${pointText(shape.to)}`;
  if (shape.kind === "text") return "";
  const radius = rounded(shape.radius);
  const across = rounded(2 * shape.radius);
  const arc = (to: number) => `a${radius} ${radius} 0 1 0 ${to} 0`;
  return `M${pointText([shape.center[0] - shape.radius, shape.center[1]])}${arc(across)}${arc(-across)}`;
}

function textOf(shape: Shape): string {
  if (shape.kind !== "text") return "";
  const [x, y] = [rounded(shape.at[0]), rounded(-shape.at[1])];
  const turn = shape.isTurned ? ` transform="rotate(-90 ${x} ${y})"` : "";
  const start = shape.align === "start" ? ' text-anchor="start"' : "";
  return `<text x="${x}" y="${rounded(y + shape.height * belowMiddle)}" font-size="${rounded(shape.height * fontSize)}" stroke="#fff" stroke-width="${rounded(shape.height * 0.3)}" paint-order="stroke"${start}${turn}>${escaped(shape.text)}</text>`;
}

function pointText([x, y]: readonly [number, number]): string {
  return `${rounded(x)} ${rounded(-y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
