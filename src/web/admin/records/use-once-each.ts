import { useRef } from "react";

/** Does something to a thing unless it is under way already: pressed twice, the second time would ask for what is gone by then. */
export function useOnceEach(): (id: number, work: () => Promise<void>) => Promise<void> {
  const inFlight = useRef(new Set<number>());
  return async (id, work) => {
    if (inFlight.current.has(id)) return;
    inFlight.current.add(id);
    try {
      await work();
    } finally {
      inFlight.current.delete(id);
    }
  };
}
