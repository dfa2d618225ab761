import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { EditedPage, PageDraft, PageKind } from "#domain/page-records/page-record.ts";
import { newSendingKey } from "../../../sending-key.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { fieldProblems, isMissing, savingFailedToast } from "../../failure-text.ts";
import { isSignedOut } from "../../query-client.ts";
import { createSending } from "../../records/sending.ts";
import { newerPage, pageSavingCalls, pagesKey } from "../page-api.ts";
import { draftAfter } from "../state/page-edits.ts";
import type { PageDraftState } from "./use-page-draft.ts";

export interface StoredPageOptions {
  kind: PageKind;
  draft: PageDraftState;
  wasDeleted: boolean;
  /** Called once a new page has an address of its own. */
  onAdded: (page: EditedPage) => void;
}

/** Problems that the server found in a draft, by field of the page. */
export interface Refused {
  draft: PageDraft;
  problems: Readonly<Record<string, string>>;
}

/** The stored page that a form goes on from, and what stands between the two. */
export function useStoredPage({ kind, draft, wasDeleted, onAdded }: StoredPageOptions) {
  const tell = useToast();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<EditedPage>();
  const [isDeleted, setDeleted] = useState(wasDeleted);
  const [refused, setRefused] = useState<Refused>();
  const begin = (page: EditedPage | undefined, key: string) =>
    createSending<PageDraft, EditedPage>(pageSavingCalls(kind), page, key);
  const [first] = useState(() => begin(draft.base, draft.key));
  const sending = useRef(first);

  /** Goes on from a stored version; what was entered stays unless another draft is given. */
  function settle(page: EditedPage, newDraft?: PageDraft): void {
    const isNew = draft.now.current.base === undefined;
    sending.current.goOnFrom(page);
    draft.rebase(page, newDraft);
    setConflict(undefined);
    setRefused(undefined);
    if (isNew) onAdded(page);
  }

  return {
    conflict,
    isDeleted,
    refused,
    sending: () => sending.current,
    settle,
    /** The same after a change beside the draft, whose answer may have a draft that somebody else has stored meanwhile. */
    settleState(page: EditedPage): void {
      const { base, draft: entered } = draft.now.current;
      const next = base && draftAfter(base.draft, { entered, stored: page.draft });
      if (next) settle(page, next);
      else setConflict(page);
    },
    showFailure(title: string, failure: unknown): void {
      setRefused({ draft: draft.now.current.draft, problems: fieldProblems(failure) });
      const newer = newerPage(failure);
      const isGone = isMissing(failure) && draft.now.current.base !== undefined;
      setConflict(newer);
      setDeleted(isGone);
      if (!newer && !isGone) tell(savingFailedToast(title, failure));
      // A list that is asked for without a session would lead away from the entries.
      if (!isSignedOut(failure)) void client.invalidateQueries({ queryKey: pagesKey });
    },
    /** The page was deleted meanwhile: what is in the form is stored as a new one. */
    startAnew(): void {
      sending.current = begin(undefined, newSendingKey());
      draft.rebase(undefined);
      setDeleted(false);
    },
  };
}
