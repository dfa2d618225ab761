import { useState } from "react";
import { getPageAccount } from "../../account/page-account.ts";
import { registerForm } from "../../unsaved/open-forms.ts";

interface ChosenFiles {
  username: string | undefined;
  inquiryId: number;
  files: readonly File[];
}

/**
 * Files chosen for answers. They are kept while other inquiries are open and for the next login of the same account,
 * but not across a reload. Other accounts never see them.
 */
let chosen: readonly ChosenFiles[] = [];

registerForm(
  () => chosen.some((each) => isOwn(each) && each.files.length > 0),
  () => {
    chosen = chosen.filter((each) => !isOwn(each));
  },
);

export function keepFiles(inquiryId: number, files: readonly File[]): void {
  forgetFiles(inquiryId);
  chosen = [...chosen, { username: getPageAccount(), inquiryId, files }];
}

export function useReplyFiles(inquiryId: number) {
  const [files, setFiles] = useState(() => findFiles(inquiryId));
  return [
    files,
    (next: readonly File[]) => {
      keepFiles(inquiryId, next);
      setFiles(next);
    },
  ] as const;
}

export function findFiles(inquiryId: number): readonly File[] {
  return chosen.find((each) => isOwn(each) && each.inquiryId === inquiryId)?.files ?? [];
}

export function forgetFiles(inquiryId: number): void {
  chosen = chosen.filter((each) => !isOwn(each) || each.inquiryId !== inquiryId);
}

/** Forgets the files of all accounts. */
export function forgetFilesOfErased(inquiryId: number): void {
  chosen = chosen.filter((each) => each.inquiryId !== inquiryId);
}

function isOwn({ username }: ChosenFiles): boolean {
  return username === getPageAccount();
}
