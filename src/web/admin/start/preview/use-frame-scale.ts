import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from "react";

/** How wide a page is taken to be beside a step, px: as on a laptop, or on a phone where there is little room. */
const pageWidth = { wide: 1120, narrow: 390 };
const leastForWide = 420;

/** Lets a page fill a box that is narrower than the page. @returns the box, and how the frame in it is drawn */
export function useFrameScale(): { box: RefObject<HTMLDivElement | null>; style: CSSProperties } {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: pageWidth.narrow, height: 400 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = size.width < leastForWide ? pageWidth.narrow : pageWidth.wide;
  const scale = Math.min(size.width / width, 1);
  return { box, style: { width: size.width / scale, height: size.height / scale, scale: `${scale}` } };
}
