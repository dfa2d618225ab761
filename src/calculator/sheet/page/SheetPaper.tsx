import { createElement, type ReactNode } from "react";
import { ChartDrawing } from "../../tool/chart/ChartDrawing.tsx";
import type { DesignSheet } from "../design-sheet.ts";
import { papersOf } from "../paper.ts";
import type { Drawing, Part, Picture } from "../paper-parts.ts";

/** The sheet itself. Its measures are those of A4: `paper-look.ts` holds them, for screen and paper. */
export function SheetPaper({ sheet }: { sheet: DesignSheet }) {
  return papersOf(sheet).map(({ body, foot }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
    <article key={index} className={sheet.isDense ? "sheet sheet-dense" : "sheet"}>
      {[body, foot].map(drawn)}
    </article>
  ));
}

function drawn(part: Part, key: number): ReactNode {
  if (part.tag === "svg") return <Figure key={key} {...part} />;
  if (part.tag === "img") return <Logo key={key} {...part} />;
  const { tag, look } = part;
  const className = look && `sheet-${look}`;
  if ("parts" in part) return createElement(tag, { key, className }, part.parts.map(drawn));
  const { text, href, scope } = part;
  return createElement(tag, { key, className, href, scope }, text);
}

/** Points as pixels, which attributes of HTML are written in. */
const pixels = 96 / 72;

function Logo({ src, alt, width, height }: Picture) {
  return <img src={src} alt={alt} width={Math.round(pixels * width)} height={Math.round(pixels * height)} />;
}

function Figure({ chart, alt }: Drawing) {
  return (
    <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={alt}>
      <ChartDrawing chart={chart} />
    </svg>
  );
}
