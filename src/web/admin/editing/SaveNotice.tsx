import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { addresses } from "../addresses.ts";
import { placeName } from "./place-name.ts";
import type { DraftState, DraftStore } from "./state/draft-store.ts";

interface SaveNoticeProps {
  state: DraftState;
  store: DraftStore;
}

/** Why something is not stored, and what to do about it; nothing while all is well. */
export function SaveNotice({ state, store }: SaveNoticeProps) {
  const words = editor.unsaved;
  const isRefused = state.saving === "refused";
  const isShown = isRefused || state.saving === "failed";
  const text = isRefused
    ? fill(words.refused, { places: refusedPlaces(state) })
    : state.failure === "signedOut"
      ? words.signedOut
      : words.unreachable;
  return (
    <div role="alert" className="empty:hidden">
      {isShown && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-danger-line border-b bg-danger-soft px-4 py-2.5 text-danger text-note">
          <span className="min-w-0 grow basis-64">{text}</span>
          {!isRefused && state.failure === "signedOut" && (
            <a href={addresses.login} target="_blank" rel="noreferrer" className={toolButton("plain")}>
              {words.signIn}
            </a>
          )}
          {!isRefused && (
            <button type="button" onClick={() => void store.flush()} className={toolButton("plain")}>
              {words.now}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function refusedPlaces({ refused, places }: DraftState): string {
  return [...refused].map((path) => placeName(path, places)).join(", ");
}
