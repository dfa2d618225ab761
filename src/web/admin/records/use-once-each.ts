import { useRef } from "react";

/** Does something to a thing unless it is under way already: pressed twice, the second time would ask for what is gone by then. */
export function useOnceEach(): (id: number, work: () => Promise<void>) => Promise<void> {
  const underWay = useRef(new Set<number>());
  return async (id, work) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    try {
      await work();
    } finally {
      underWay.current.delete(id);
    }
  };
}
