import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { editor } from "#content/admin/editor.ts";
import type { ListEdit } from "#domain/content/edits.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { changeList, duplicateEntry, presentList } from "../state/entries.ts";
import { entryAround, moved, without } from "../state/list-edits.ts";

interface EntryToolsProps {
  path: string;
  state: DraftState;
  store: DraftStore;
  /** The entry is not there any more. */
  onGone: () => void;
}

/** Moves, copies or takes out the entry of a list that a place lies in. */
export function EntryTools({ path, state, store, onGone }: EntryToolsProps) {
  const { card } = editor;
  const entry = entryAround(path);
  const list = entry && state.places.get(entry.list);
  if (!entry || list?.kind !== "list" || !list.ids.includes(entry.id)) return null;
  const present = presentList(state, entry.list);
  const change = (next: ListEdit) => changeList(store, entry.list, next);
  const remove = () => {
    onGone();
    void change(without(present, entry.id));
  };
  const tools = [
    { words: card.before, icon: ArrowUp, run: () => void change(moved(present, entry.id, -1)) },
    { words: card.after, icon: ArrowDown, run: () => void change(moved(present, entry.id, 1)) },
    { words: card.duplicate, icon: Copy, run: () => void duplicateEntry(state, store, entry) },
    { words: card.remove, icon: Trash2, run: remove },
  ];
  return (
    <fieldset
      aria-label={card.item}
      className="flex flex-wrap items-center gap-1 border-line border-t bg-mist px-4 py-2"
    >
      <span aria-hidden="true" className="mr-1 text-muted text-small">
        {card.item}
      </span>
      {tools.map(({ words, icon: Icon, run }) => (
        <button key={words} type="button" onClick={run} className={toolButton("quiet", "min-h-8 px-2")}>
          <Icon aria-hidden="true" className="size-3.5" />
          {words}
        </button>
      ))}
    </fieldset>
  );
}
