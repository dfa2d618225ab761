import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { chart as draw } from "#documents/charts/chart.ts";
import type { ChartModel } from "#documents/charts/chart-model.ts";
import { textWidth } from "#documents/charts/labels/text-width.ts";
import { wrappedLines } from "#domain/tidy-text.ts";
import { ChartDrawing, pageColors } from "./ChartDrawing.tsx";

interface SvgFile {
  model: ChartModel;
  title: string;
  note: string | undefined;
  description: string;
  source: string;
}

const size = { width: 880, height: 520, fontSize: 14 };
const margin = { side: 40, top: 78, bottom: 54 };
/** Type of the note below the title, whose first line has its room in the margin. */
const noteType = { size: 14, line: 20 };

/** Returns the chart as a standalone SVG file: title above, source below, no style sheet needed. */
export function svgFile(file: SvgFile): string {
  const holder = document.createElement("div");
  const root = createRoot(holder);
  flushSync(() => root.render(<Sheet {...file} />));
  const text = holder.firstElementChild
    ? new XMLSerializer().serializeToString(holder.firstElementChild)
    : "";
  root.unmount();
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}

/** Resolves the page's CSS colors, because a file has no style sheet. */
function knownColors(): typeof pageColors {
  const style = getComputedStyle(document.documentElement);
  const known = Object.entries(pageColors).map(([name, property]) => [
    name,
    style.getPropertyValue(property.slice("var(".length, -1)),
  ]);
  return Object.fromEntries(known);
}

function Sheet({ model, title, note, description, source }: SvgFile) {
  const colors = knownColors();
  const notes = wrappedLines(
    note?.split(" ") ?? [],
    " ",
    (line) => textWidth(line, noteType.size) <= size.width,
  );
  const top = margin.top + Math.max(0, notes.length - 1) * noteType.line;
  const [width, height] = [size.width + 2 * margin.side, size.height + top + margin.bottom];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      fontFamily="Pretendard, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', system-ui, sans-serif"
    >
      <title>{title}</title>
      <desc>{description}</desc>
      <rect width={width} height={height} fill={colors.white} />
      <text x={margin.side} y={46} fontSize={22} fontWeight={700} fill={colors.ink}>
        {title}
      </text>
      <text y={68} fontSize={noteType.size} fontWeight={700} fill={colors.ink}>
        {notes.map((line, index) => (
          <tspan key={line} x={margin.side} dy={index === 0 ? 0 : noteType.line}>
            {line}
          </tspan>
        ))}
      </text>
      <g transform={`translate(${margin.side} ${top})`}>
        <ChartDrawing chart={draw(model.spec(size))} colors={colors} />
      </g>
      <text x={margin.side} y={height - 20} fontSize={13} fill={colors.muted}>
        {source}
      </text>
    </svg>
  );
}
