import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { EditablePage, OwnPageContent, PageKind } from "#domain/own-pages/own-page.ts";
import type { PageProblem } from "#domain/own-pages/page-problems.ts";
import { newIdempotencyKey } from "../../../idempotency-key.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { fieldProblems, isMissing, savingFailedToast } from "../../failure-text.ts";
import { isSignedOut } from "../../query-client.ts";
import { createSend } from "../../records/sending.ts";
import { newerPage, pageSavingCalls, pagesKey, problemsFound } from "../page-api.ts";
import { draftAfter } from "../state/page-edits.ts";
import type { PageDraftState } from "./use-page-draft.ts";

export interface StoredPageOptions {
  kind: PageKind;
  editing: PageDraftState;
  wasDeleted: boolean;
  onAdded: (page: EditablePage) => void;
}

export interface Refused {
  draft: OwnPageContent;
  problems: Readonly<Record<string, string>>;
  /** Reasons why it was not published. */
  found: readonly PageProblem[];
}

/** The stored version that a form is based on, with conflicts and refusals. */
export function useStoredPage({ kind, editing, wasDeleted, onAdded }: StoredPageOptions) {
  const showToast = useToast();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<EditablePage>();
  const [isDeleted, setDeleted] = useState(wasDeleted);
  const [refused, setRefused] = useState<Refused>();
  const begin = (key: string) => createSend<OwnPageContent, EditablePage>(pageSavingCalls(kind), key);
  const [first] = useState(() => begin(editing.key));
  const send = useRef(first);
  const replacedVersion = {
    get replaced() {
      return editing.latest.current.base;
    },
    continueFrom,
  };

  /** Continues from a stored version; keeps what was typed unless another draft is given. */
  function continueFrom(page: EditablePage, newDraft?: OwnPageContent): void {
    const isNew = editing.latest.current.base === undefined;
    editing.rebase(page, newDraft);
    setConflict(undefined);
    setRefused(undefined);
    if (isNew) onAdded(page);
  }

  return {
    conflict,
    isDeleted,
    refused,
    send: (draft: OwnPageContent, stop: AbortSignal) => send.current(draft, replacedVersion, stop),
    continueFrom,
    /** After a call that does not send the draft: its response may hold a draft that somebody else has stored. */
    mergeStoredPage(page: EditablePage): void {
      const { base: before, draft: entered } = editing.latest.current;
      const next = before && draftAfter(before.draft, { entered, stored: page.draft });
      if (next) continueFrom(page, next);
      else setConflict(page);
    },
    showFailure(title: string, failure: unknown): void {
      setRefused({
        draft: editing.latest.current.draft,
        problems: fieldProblems(failure),
        found: problemsFound(failure),
      });
      const newer = newerPage(failure);
      const isGone = isMissing(failure) && editing.latest.current.base !== undefined;
      setConflict(newer);
      setDeleted(isGone);
      if (!newer && !isGone) showToast(savingFailedToast(title, failure));
      // Refetching a list without a session would redirect and lose the entries.
      if (!isSignedOut(failure)) void client.invalidateQueries({ queryKey: pagesKey });
    },
    /** After a deletion: the form is stored as a new page. */
    startAnew(): void {
      send.current = begin(newIdempotencyKey());
      editing.rebase(undefined);
      setDeleted(false);
    },
  };
}
