import { useState } from "react";

/** Files chosen for answers, by inquiry: they stay while other inquiries are opened; a reload drops them. */
const chosen = new Map<number, readonly File[]>();

export function useReplyFiles(inquiryId: number) {
  const [files, setFiles] = useState(() => chosen.get(inquiryId) ?? []);
  return [
    files,
    (next: readonly File[]) => {
      chosen.set(inquiryId, next);
      setFiles(next);
    },
  ] as const;
}

export function forgetFiles(inquiryId: number): void {
  chosen.delete(inquiryId);
}
