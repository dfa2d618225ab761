import type { CSSProperties, RefObject } from "react";
import { useBoxSize } from "../use-box-size.ts";

/** Width of a page beside a step, px: as on a laptop, or on a phone where there is little room. */
const pageWidth = { wide: 1120, narrow: 390 };
const minForWide = 420;

/** Lets a page fill a box that is narrower than the page. @returns the box, and how the frame in it is drawn */
export function useFrameScale(): { box: RefObject<HTMLDivElement | null>; style: CSSProperties } {
  const { box, size } = useBoxSize({ width: pageWidth.narrow, height: 400 });
  const width = size.width < minForWide ? pageWidth.narrow : pageWidth.wide;
  const scale = Math.min(size.width / width, 1);
  return { box, style: { width: size.width / scale, height: size.height / scale, scale: `${scale}` } };
}
