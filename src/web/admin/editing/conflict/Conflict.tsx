import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { Edit } from "#domain/content/edits.ts";
import { locales } from "#domain/locale.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { keepFocusNearby } from "../../records/restore-focus.ts";
import { PictureThumbnail } from "../picture/PictureThumbnail.tsx";
import { isSameInAllLanguages, readableEdit } from "../readable-edit.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { isSameEdit } from "../state/server-draft.ts";
import { combined } from "./combined.ts";

interface ConflictProps {
  path: string;
  state: DraftState;
  store: DraftStore;
}

/** The three values of a field that somebody else changed, and the choices; the field itself holds the own value. */
export function Conflict({ path, state, store }: ConflictProps) {
  const words = editor.conflict;
  const conflict = state.conflicts.get(path);
  if (conflict === undefined) return null;
  const { mine, theirs, before } = conflict;
  const name = conflict.by || words.somebody;
  const both = combined(theirs, mine);
  const sides = [
    { title: words.before, edit: before },
    { title: fill(words.theirs, { name }), edit: theirs },
    { title: words.mine, edit: mine },
  ];
  const decide = (decision: () => void) => {
    keepFocusNearby();
    decision();
  };
  return (
    <div role="alert" className="mb-3 rounded-button bg-notice-soft px-3.5 py-3 text-note text-notice">
      <p>{fill(words.lead, { name })}</p>
      <dl className="mt-2.5 grid gap-2.5">
        {sides.map(({ title, edit }) => (
          <Side key={title} {...{ title, edit, path, state }} />
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => decide(() => store.resolveConflict(path, "mine"))}
          className={toolButton("plain")}
        >
          {words.keepMine}
        </button>
        <button
          type="button"
          onClick={() => decide(() => store.resolveConflict(path, "theirs"))}
          className={toolButton("plain")}
        >
          {words.takeTheirs}
        </button>
        {both && !isSameEdit(both, mine) && (
          <button
            type="button"
            onClick={() => decide(() => store.change(path, both))}
            className={toolButton("plain")}
          >
            {words.combine}
          </button>
        )}
      </p>
      {state.fields.has(path) && <p className="mt-2.5">{words.hint}</p>}
    </div>
  );
}

interface SideProps extends Pick<ConflictProps, "path" | "state"> {
  title: string;
  edit: Edit | null;
}

function Side({ title, edit, path, state }: SideProps) {
  const shown = isSameInAllLanguages(edit) || edit === null ? locales.slice(0, 1) : locales;
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{title}</dt>
      <dd>
        <PictureThumbnail edit={edit} />
        {shown.map((locale) => (
          <p key={locale} lang={locale} className="whitespace-pre-wrap break-words text-ink">
            {shown.length > 1 && <span className="text-muted text-small">{languageName(locale)} </span>}
            {readableEdit(edit, locale, path, state.fields)}
          </p>
        ))}
      </dd>
    </div>
  );
}
