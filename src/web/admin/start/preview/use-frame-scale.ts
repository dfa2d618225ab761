import type { CSSProperties, RefObject } from "react";
import { useBoxSize } from "../use-box-size.ts";

/** Page width beside a step, px: a laptop's, or a phone's on narrow screens. */
const pageWidth = { wide: 1120, narrow: 390 };
const minForWide = 420;

/** Scales a page to fill a narrower box. @returns ref of the box, and style of the frame */
export function useFrameScale(): { box: RefObject<HTMLDivElement | null>; style: CSSProperties } {
  const { box, size } = useBoxSize({ width: pageWidth.narrow, height: 400 });
  const width = size.width < minForWide ? pageWidth.narrow : pageWidth.wide;
  const scale = Math.min(size.width / width, 1);
  return { box, style: { width: size.width / scale, height: size.height / scale, scale: `${scale}` } };
}
