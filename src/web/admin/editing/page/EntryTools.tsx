import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { editor } from "#content/admin/editor.ts";
import type { ListEdit } from "#domain/content/edits.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import {
  duplicated,
  type Entry,
  entryAround,
  inEntry,
  listEdit,
  moved,
  without,
} from "../state/list-edits.ts";

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
  const edit = state.edits.get(entry.list)?.edit;
  const present = listEdit(list.ids, edit?.kind === "list" ? edit : undefined);
  const change = async (next: ListEdit) => {
    store.change(entry.list, next);
    await store.flush();
    await store.reload();
  };
  const duplicate = async () => {
    const id = newId(list.ids);
    await change(duplicated(present, entry.id, id));
    copyEdits(entry, id, state, store);
  };
  const remove = () => {
    onGone();
    void change(without(present, entry.id));
  };
  const tools = [
    { words: card.before, icon: ArrowUp, run: () => void change(moved(present, entry.id, -1)) },
    { words: card.after, icon: ArrowDown, run: () => void change(moved(present, entry.id, 1)) },
    { words: card.duplicate, icon: Copy, run: () => void duplicate() },
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

/** What was said otherwise in the entry is said so in its copy. */
function copyEdits(entry: Entry, id: string, state: DraftState, store: DraftStore): void {
  for (const { path, edit } of state.edits.values()) {
    const copy = inEntry(path, entry, id);
    if (copy !== undefined) store.change(copy, edit);
  }
}

function newId(ids: readonly string[]): string {
  const id = `own-${crypto.randomUUID().slice(0, 8)}`;
  return ids.includes(id) ? newId(ids) : id;
}
