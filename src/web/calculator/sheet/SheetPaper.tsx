import { createElement, type ReactNode } from "react";
import type { DesignSheet } from "#documents/sheet/design-sheet.ts";
import { sheetPagesOf } from "#documents/sheet/paper.ts";
import type { Part, Picture, SvgPart } from "#documents/sheet/paper-parts.ts";
import { ShapesDrawing } from "../tool/chart/ChartDrawing.tsx";

/**
 * Sheet in the dimensions of A4, which `paper-style.ts` defines for screen and paper. Its pages have no numbers, because a browser may
 * break one into several.
 */
export function SheetPaper({ sheet }: { sheet: DesignSheet }) {
  return sheetPagesOf(sheet).map(({ body, foot }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
    <article key={index} className={classOf(sheet)}>
      {[body, foot].map(drawn)}
    </article>
  ));
}

/** Class that makes the print smaller for a sheet with a plan, and smallest with the record of the towers. */
function classOf({ isDense, plan }: DesignSheet): string {
  if (plan?.towerRecord) return "sheet sheet-dense sheet-densest";
  return isDense ? "sheet sheet-dense" : "sheet";
}

function drawn(part: Part, key: number): ReactNode {
  if (part.tag === "svg") return <Drawing key={key} {...part} />;
  if (part.tag === "img") return <Logo key={key} {...part} />;
  const { tag, style } = part;
  const className = style && `sheet-${style}`;
  if ("parts" in part) return createElement(tag, { key, className }, part.parts.map(drawn));
  const { text, href, scope } = part;
  return createElement(tag, { key, className, href, scope }, text);
}

/** CSS pixels per point; HTML attributes are in pixels. */
const pixels = 96 / 72;

function Logo({ src, alt, width, height }: Picture) {
  return <img src={src} alt={alt} width={Math.round(pixels * width)} height={Math.round(pixels * height)} />;
}

function Drawing({ drawing: { width, height, fontSize, shapes }, alt }: SvgPart) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      <ShapesDrawing fontSize={fontSize} shapes={shapes} />
    </svg>
  );
}
