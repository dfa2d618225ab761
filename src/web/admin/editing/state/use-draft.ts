import { useEffect, useState, useSyncExternalStore } from "react";
import { editor } from "#content/admin/editor.ts";
import { ApiError } from "../../../api-client.ts";
import { failureText } from "../../failure-text.ts";
import { isOtherAccount } from "../../query-client.ts";
import { useUnsavedEntries } from "../../unsaved/use-unsaved-entries.ts";
import { type DraftResponse, fetchDraft, localeOfRefusal, sendEdit } from "./content-api.ts";
import { createDraftStore, type DraftState, type DraftStore } from "./draft-store.ts";
import type { SendFailure } from "./edit-sender.ts";

export function useDraft(draft: DraftResponse): [DraftState, DraftStore] {
  const storage = useUnsavedEntries("content");
  const [store] = useState(() =>
    createDraftStore({
      draft,
      storage,
      fetchDraft,
      send: sendEdit,
      failureOf,
      schedule(work, ms) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => {
    // When hidden, edits are stored before the tab may be discarded; when shown or online again, failed ones
    // are retried.
    const storeNow = () => void (store.state().saving !== "saved" && store.flush());
    addEventListener("online", storeNow);
    addEventListener("focus", storeNow);
    document.addEventListener("visibilitychange", storeNow);
    return () => {
      removeEventListener("online", storeNow);
      removeEventListener("focus", storeNow);
      document.removeEventListener("visibilitychange", storeNow);
      store.close();
    };
  }, [store]);
  return [state, store];
}

/** An invalid edit is not retried; other failures may be temporary. */
function failureOf(failure: unknown): SendFailure {
  const status = failure instanceof ApiError ? failure.status : 0;
  if (status === 409) return { kind: "conflict" };
  if (isOtherAccount(failure)) return { kind: "unsent", reason: "otherAccount" };
  if (status === 401 || status === 403) return { kind: "unsent", reason: "signedOut" };
  if (![400, 404, 413, 414, 422].includes(status)) return { kind: "unsent", reason: "unreachable" };
  return {
    kind: "refused",
    problem: { sentence: failureText(failure) ?? editor.unsaved.wrong, locale: localeOfRefusal(failure) },
  };
}
