import { useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { addresses } from "../../addresses.ts";
import { LeaveQuestion } from "../../unsaved/LeaveQuestion.tsx";
import { fieldName } from "../field-name.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { UnsavedDialog } from "./UnsavedDialog.tsx";

interface SaveNoticeProps {
  state: DraftState;
  store: DraftStore;
}

/** Explains why an edit is not stored; asks before the page is left. */
export function SaveNotice({ state, store }: SaveNoticeProps) {
  const words = editor.unsaved;
  const [isOpen, setOpen] = useState(false);
  const isOpenable = state.conflicts.size + state.refused.length > 0;
  const isSignedOut = state.unsentReason === "signedOut";
  return (
    <>
      <div role="alert" className="empty:hidden">
        {(isOpenable || state.saving === "failed") && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-danger-line border-b bg-danger-soft px-4 py-2.5 text-danger text-note">
            <p className="min-w-0 grow basis-64">{noticeOf(state)}</p>
            {state.saving === "failed" && isSignedOut && (
              <a href={addresses.login} target="_blank" rel="noreferrer" className={toolButton("plain")}>
                {words.signIn}
              </a>
            )}
            {state.saving === "failed" && (
              <button type="button" onClick={() => void store.flush()} className={toolButton("plain")}>
                {words.now}
              </button>
            )}
            {isOpenable && (
              <button type="button" onClick={() => setOpen(true)} className={toolButton("plain")}>
                {words.show}
              </button>
            )}
          </div>
        )}
      </div>
      {isOpen && <UnsavedDialog state={state} store={store} onClose={() => setOpen(false)} />}
      <LeaveQuestion
        isUnsaved={() => store.state().saving !== "saved"}
        hasSameEntries={hasSameEntries}
        save={store.flush}
        words={words.leave}
      />
    </>
  );
}

export function saveStatus({ saving, conflicts }: DraftState): { text: string; isUnsaved: boolean } {
  if (conflicts.size > 0)
    return { text: fill(editor.conflict.count, { count: conflicts.size }), isUnsaved: true };
  const isUnsaved = saving === "failed" || saving === "refused";
  return { text: saving === "saved" ? editor.saved : isUnsaved ? editor.notSaved : editor.saving, isUnsaved };
}

function noticeOf({ saving, unsentReason, conflicts, refused, fields, edits }: DraftState): string {
  const words = editor.unsaved;
  if (saving === "failed") return unsentReason === "signedOut" ? words.signedOut : words.unreachable;
  const named = (paths: Iterable<string>) =>
    [...paths].map((path) => fieldName(path, fields, edits.get(path)?.edit)).join(", ");
  if (conflicts.size === 0) return fill(words.refused, { places: named(refused) });
  return fill(editor.conflict.notice, { count: conflicts.size, places: named(conflicts.keys()) });
}

/** First steps and editor share one draft. */
function hasSameEntries(path: string): boolean {
  return path.startsWith(addresses.editing) || path === addresses.start;
}
