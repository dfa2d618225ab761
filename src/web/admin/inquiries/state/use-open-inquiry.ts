import { useEffect, useState } from "react";
import { useWide } from "../../screen/use-wide.ts";

interface OpenInquiryOptions {
  /** Inquiry of the address. */
  chosenId: number | undefined;
  /** First inquiry of the list; undefined until the list is loaded. */
  firstId: number | undefined;
  /** Puts an inquiry into the address, in place of the entry of the history that has none. */
  onOpen: (id: number) => void;
}

/**
 * Opens the first inquiry where there is room beside the list. It stays open when newer ones arrive above it.
 * @returns true for an inquiry that somebody has chosen, and whose heading therefore takes the focus
 */
export function useOpenInquiry({ chosenId, firstId, onOpen }: OpenInquiryOptions): boolean {
  const isWide = useWide();
  const [openedId, setOpenedId] = useState<number>();
  useEffect(() => {
    // Once somebody has chosen another, also the one that was opened takes the focus when it is chosen.
    if (openedId !== undefined && chosenId !== undefined && chosenId !== openedId) setOpenedId(undefined);
    if (!isWide || chosenId !== undefined || firstId === undefined) return;
    setOpenedId(firstId);
    onOpen(firstId);
  });
  return chosenId !== openedId;
}
