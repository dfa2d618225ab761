import { type RefObject, useEffect, useRef, useState } from "react";
import { isWide } from "../../screen/use-wide.ts";
import { readChosenId } from "../state/inquiry-api.ts";
import { rowId } from "./InquiryList.tsx";
import { neighborOf } from "./inbox-keys.ts";

interface ReturnToRowOptions {
  ids: readonly number[];
  chosenId: number | undefined;
  heading: RefObject<HTMLElement | null>;
  onChoose: (id: number | undefined) => void;
}

/**
 * Opens inquiries of the list, and leaves them. Narrow screens show either the list or an inquiry: back in the list,
 * the row of the inquiry is in view and focused, also after the browser's back button.
 */
export function useReturnToRow({ ids, chosenId, heading, onChoose }: ReturnToRowOptions) {
  const opened = useRef<{ id: number | undefined; top: number }>(undefined);
  const [leftId, setLeftId] = useState<number>();
  useEffect(() => {
    if (chosenId !== undefined || !opened.current) return;
    const { id, top } = opened.current;
    opened.current = undefined;
    const row = isWide() || id === undefined ? null : document.getElementById(rowId(id));
    if (row) scrollTo({ top, behavior: "instant" });
    (row ?? heading.current)?.focus({ preventScroll: row !== null });
  }, [chosenId, heading]);
  return {
    leftId,
    forgetLeft: () => setLeftId(undefined),
    open(id: number): void {
      if (!isWide()) opened.current = { id, top: scrollY };
      onChoose(id);
    },
    /** @param isMoved true if the list may no longer have the inquiry: a neighbor takes the focus */
    leave(id: number, isMoved: boolean): void {
      // A slow change may finish when another inquiry or page is open.
      if (readChosenId(new URLSearchParams(window.location.search)) !== id) return;
      setLeftId(id);
      const returnTo = isMoved ? (neighborOf(ids, id, 1) ?? neighborOf(ids, id, -1)) : id;
      opened.current = { id: returnTo, top: opened.current?.top ?? 0 };
      onChoose(undefined);
    },
  };
}
