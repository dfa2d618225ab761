import { useState } from "react";

/** The rows of a list that are ticked. */
export interface Selection {
  /** Those of the page that are ticked, in its order. */
  ids: readonly number[];
  has(id: number): boolean;
  toggle(id: number): void;
  /** Ticks all rows of the page, or none. */
  setAll(isOn: boolean): void;
  isAll: boolean;
}

/** @param shown the rows of the page: what is on another one, or gone, is not ticked */
export function useSelection(shown: readonly { id: number }[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const ids = shown.map(({ id }) => id).filter((id) => ticked.has(id));
  return {
    ids,
    has: (id) => ticked.has(id),
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
    setAll: (isOn) => setTicked(new Set(isOn ? shown.map(({ id }) => id) : [])),
    isAll: shown.length > 0 && ids.length === shown.length,
  };
}
