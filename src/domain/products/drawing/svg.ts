import type { Layer, OutlineDrawing, Shape } from "./model-drawing.ts";
import { belowMiddle, fontSize, isDashed } from "./shapes.ts";

const colours: Record<Layer, string> = {
  outline: "#0b2239",
  fan: "#0b5cad",
  louver: "#7d8b99",
  coil: "#8a5a00",
  connection: "#0b6b3a",
  support: "#5b2a86",
  clearance: "#b3261e",
  dimension: "#51606f",
};

/** A drawing as an SVG file that needs nothing else. */
export function svg(drawing: OutlineDrawing, title: string): string {
  const { shapes, from, to } = drawing;
  const { width, height, margin } = svgSize(drawing);
  const view = [from[0] - margin, -to[1] - margin, width, height].map(rounded).join(" ");
  const stroke = rounded(Math.sqrt(width * height) / 700);
  const drawn = (Object.keys(colours) as Layer[]).map((layer) => {
    const inside = shapes.filter((shape) => shape.layer === layer);
    const dashes = isDashed(layer) ? ` stroke-dasharray="${stroke * 6} ${stroke * 4}"` : "";
    const lines = inside
      .filter(({ kind }) => kind !== "text")
      .map(markup)
      .join("");
    const texts = inside
      .filter(({ kind }) => kind === "text")
      .map(markup)
      .join("");
    return `<g stroke="${colours[layer]}"${dashes}>${lines}</g><g fill="${colours[layer]}">${texts}</g>`;
  });
  const scale = Math.min(1, 1_200 / Math.max(width, height));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${rounded(width * scale)}" height="${rounded(height * scale)}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title><g fill="none" stroke-width="${stroke}" stroke-linecap="round" font-family="Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif" text-anchor="middle">${drawn.join("")}</g></svg>
`;
}

/** Size of the file with its margins, mm of the tower. */
export function svgSize({ from, to }: Pick<OutlineDrawing, "from" | "to">) {
  const margin = (to[0] - from[0]) * 0.02;
  return { width: to[0] - from[0] + 2 * margin, height: to[1] - from[1] + 2 * margin, margin };
}

function markup(shape: Shape): string {
  switch (shape.kind) {
    case "line":
      return `<path d="M${pointText(shape.from)}L${pointText(shape.to)}"/>`;
    case "circle":
      return `<circle cx="${rounded(shape.center[0])}" cy="${rounded(-shape.center[1])}" r="${rounded(shape.radius)}"/>`;
    case "text": {
      const [x, y] = [rounded(shape.at[0]), rounded(-shape.at[1])];
      const turn = shape.isTurned ? ` transform="rotate(-90 ${x} ${y})"` : "";
      const start = shape.align === "start" ? ' text-anchor="start"' : "";
      return `<text x="${x}" y="${rounded(y + shape.height * belowMiddle)}" font-size="${rounded(shape.height * fontSize)}" stroke="#fff" stroke-width="${rounded(shape.height * 0.3)}" paint-order="stroke"${start}${turn}>${escaped(shape.text)}</text>`;
    }
  }
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
