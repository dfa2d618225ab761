import { useState } from "react";

export interface Selection {
  ids: readonly number[];
  has(id: number): boolean;
  toggle(id: number): void;
  setAll(isOn: boolean): void;
  isAll: boolean;
}

/** @param shown rows of the page: rows of other pages and deleted ones are not selected */
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
