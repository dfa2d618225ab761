import { useState } from "react";
import { registerForm } from "../../unsaved/open-forms.ts";

/** Files chosen for answers, by inquiry. They are kept while other inquiries are open, but not across a reload. */
const chosen = new Map<number, readonly File[]>();

registerForm(
  () => [...chosen.values()].some((files) => files.length > 0),
  () => chosen.clear(),
);

export function keepFiles(inquiryId: number, files: readonly File[]): void {
  chosen.set(inquiryId, files);
}

export function useReplyFiles(inquiryId: number) {
  const [files, setFiles] = useState(() => chosen.get(inquiryId) ?? []);
  return [
    files,
    (next: readonly File[]) => {
      keepFiles(inquiryId, next);
      setFiles(next);
    },
  ] as const;
}

export function forgetFiles(inquiryId: number): void {
  chosen.delete(inquiryId);
}
