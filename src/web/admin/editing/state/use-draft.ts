import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError } from "../../../api-client.ts";
import { askDraft, type SentDraft, sendEdit } from "./content-api.ts";
import { createDraftStore, type DraftState, type DraftStore } from "./draft-store.ts";

/** How long typing has to pause before it is stored, ms. */
const pauseMs = 500;

/** The draft of this editor: what it is now, and what can be done with it. */
export function useDraft(draft: SentDraft): [DraftState, DraftStore] {
  const [store] = useState(() =>
    createDraftStore({
      draft,
      ask: askDraft,
      send: sendEdit,
      isConflict: (failure) => failure instanceof ApiError && failure.status === 409,
      later(work) {
        const timer = setTimeout(work, pauseMs);
        return () => clearTimeout(timer);
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => {
    const isUnsaved = () => store.state().saving !== "saved";
    const hold = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    const storeNow = () => void (document.hidden && isUnsaved() && store.flush());
    addEventListener("beforeunload", hold);
    document.addEventListener("visibilitychange", storeNow);
    return () => {
      removeEventListener("beforeunload", hold);
      document.removeEventListener("visibilitychange", storeNow);
    };
  }, [store]);
  return [state, store];
}
