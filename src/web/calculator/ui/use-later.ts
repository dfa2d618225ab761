import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** Value loaded on first use; `undefined` until then. */
export type Later<T> = { kind: "loaded"; value: T } | { kind: "failed" } | undefined;

/** @param load must be the same function in every render */
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

/** True once an element has come near the viewport. @param margin around the viewport */
export function useNear<E extends Element>(margin: string): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [ref, isNear];
}
