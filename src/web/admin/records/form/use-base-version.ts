import { useRef, useState } from "react";

/** The stored version that a form is based on. All parts of a form read it here. */
export interface BaseVersion<Stored> {
  /** The version that entries are compared with; `undefined` for a new record. */
  readonly compared: Stored | undefined;
  /** The version that saving replaces: the same one, but `undefined` after `continueAsNew`. */
  readonly replaced: Stored | undefined;
  continueFrom(newer: Stored): void;
  /** After a deletion: saving adds a new record. */
  continueAsNew(): void;
}

/** @param opened the version that the form is opened with; `undefined` for a new record */
export function useBaseVersion<Stored>(opened: Stored | undefined): BaseVersion<Stored> {
  const [first] = useState({ compared: opened, replaced: opened });
  const [, render] = useState(first);
  // A ref, because a form that is saved as a new record is sent before the next render.
  const latest = useRef(first);
  const change = (next: typeof first) => {
    latest.current = next;
    render(next);
  };
  return {
    get compared() {
      return latest.current.compared;
    },
    get replaced() {
      return latest.current.replaced;
    },
    continueFrom: (newer) => change({ compared: newer, replaced: newer }),
    continueAsNew: () => change({ ...latest.current, replaced: undefined }),
  };
}
