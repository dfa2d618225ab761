import { useRef } from "react";

/** Ignores an action on a record while one is running: a second click would act on a record that is already gone. */
export function useSingleFlight(): (id: number, work: () => Promise<void>) => Promise<void> {
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
