import { useState } from "react";

/** Files chosen for answers, by inquiry. They are kept while other inquiries are open, but not across a reload. */
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
