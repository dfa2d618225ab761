import { startTransition, useEffect, useState } from "react";

/** Something that is loaded when it is wanted for the first time; `undefined` until then. */
export type Later<T> = { kind: "loaded"; value: T } | { kind: "failed" } | undefined;

/** @param load must stay the same from one drawing to the next */
export function useLater<T>(isWanted: boolean, load: () => Promise<T>): Later<T> {
  const [later, setLater] = useState<Later<T>>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const arrive = (outcome: Later<T>) => isCurrent && startTransition(() => setLater(outcome));
    load().then(
      (value) => arrive({ kind: "loaded", value }),
      () => arrive({ kind: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load]);
  return later;
}
