import { useState } from "react";
import { useLocation } from "react-router";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { addresses } from "../../addresses.ts";
import { LeaveQuestion } from "../../unsaved/LeaveQuestion.tsx";
import { fieldName } from "../field-name.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { isUnsaved, keepsDraftOpen } from "./leaving.ts";
import { UnsavedDialog } from "./UnsavedDialog.tsx";

interface SaveNoticeProps {
  state: DraftState;
  store: DraftStore;
}

/** Explains why an edit is not stored; asks before the page is left. */
export function SaveNotice({ state, store }: SaveNoticeProps) {
  const words = editor.unsaved;
  const { pathname: from } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isOpenable = state.conflicts.size + state.refused.length > 0;
  const isSignedOut = state.unsentReason !== "unreachable";
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
        isUnsaved={() => isUnsaved(store.state())}
        keepsDraftOpen={(to) => keepsDraftOpen(store.state(), from, to)}
        save={store.flush}
        words={state.uploads > 0 ? words.leaveUploading : words.leave}
      />
    </>
  );
}

export function saveStatus({ saving, conflicts, uploads }: DraftState): { text: string; isUnsaved: boolean } {
  if (conflicts.size > 0)
    return { text: fill(editor.conflict.count, { count: conflicts.size }), isUnsaved: true };
  if (saving === "failed" || saving === "refused") return { text: editor.notSaved, isUnsaved: true };
  if (uploads > 0) return { text: editor.upload.running, isUnsaved: false };
  return { text: saving === "saved" ? editor.saved : editor.saving, isUnsaved: false };
}

function noticeOf({ saving, unsentReason, conflicts, refused, fields, edits }: DraftState): string {
  const words = editor.unsaved;
  if (saving === "failed") return words[unsentReason ?? "unreachable"];
  const named = (paths: Iterable<string>) =>
    [...paths].map((path) => fieldName(path, fields, edits.get(path)?.edit)).join(", ");
  if (conflicts.size === 0) return fill(words.refused, { places: named(refused) });
  return fill(editor.conflict.notice, { count: conflicts.size, places: named(conflicts.keys()) });
}
