import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { locales } from "#domain/locale.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { PictureSide } from "../picture/PictureSide.tsx";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { isSameInBoth, wordsOf } from "../words-of.ts";

interface ConflictProps {
  path: string;
  state: DraftState;
  store: DraftStore;
}

/** Somebody else has changed a place meanwhile: their words are in the fields, one's own are shown beside them. */
export function Conflict({ path, state, store }: ConflictProps) {
  const { card } = editor;
  const mine = state.conflicts.get(path);
  if (mine === undefined) return null;
  const name = state.edits.get(path)?.editedBy || card.somebody;
  const shown = isSameInBoth(mine) ? locales.slice(0, 1) : locales;
  return (
    <div role="alert" className="mb-3 rounded-button bg-notice-soft px-3.5 py-3 text-note text-notice">
      <p>{fill(card.theirs, { name })}</p>
      <p className="mt-2 font-semibold">{card.mine}</p>
      <PictureSide edit={mine} />
      {mine === null ? (
        <p>{card.mineGone}</p>
      ) : (
        shown.map((locale) => (
          <p key={locale} lang={locale} className="mt-1 whitespace-pre-wrap break-words text-ink">
            {wordsOf(mine, locale, path, state.places)}
          </p>
        ))
      )}
      <p className="mt-2.5 flex flex-wrap gap-2">
        <button type="button" onClick={() => store.settle(path, "theirs")} className={toolButton("plain")}>
          {fill(card.takeTheirs, { name })}
        </button>
        <button type="button" onClick={() => store.settle(path, "mine")} className={toolButton("plain")}>
          {card.keepMine}
        </button>
      </p>
    </div>
  );
}
