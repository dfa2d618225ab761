import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Size } from "./mercator.ts";

/** How large a box is drawn, px. */
export function usePlateSize(): { box: RefObject<HTMLDivElement | null>; size: Size } {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 480, height: 300 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
