import { useEffect, useState } from "react";
import { useWide } from "../../screen/use-wide.ts";

interface OpenInquiryOptions {
  chosenId: number | undefined;
  /** First inquiry of the list; `undefined` while loading. */
  firstId: number | undefined;
  onOpen: (id: number) => void;
}

/**
 * On wide screens opens the first inquiry, which stays open when newer ones arrive.
 * @returns true if the user chose the inquiry, so that its heading is focused
 */
export function useOpenInquiry({ chosenId, firstId, onOpen }: OpenInquiryOptions): boolean {
  const isWide = useWide();
  const [openedId, setOpenedId] = useState<number>();
  useEffect(() => {
    // Once the user has chosen another inquiry, choosing the first one also focuses its heading.
    if (openedId !== undefined && chosenId !== undefined && chosenId !== openedId) setOpenedId(undefined);
    if (!isWide || chosenId !== undefined || firstId === undefined) return;
    setOpenedId(firstId);
    onOpen(firstId);
  });
  return chosenId !== openedId;
}
