import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Current width of an element, px; `initial` until it is measured. */
export function useWidth(initial: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => element.clientWidth > 0 && setWidth(Math.max(260, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
