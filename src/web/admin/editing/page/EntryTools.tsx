import { useId } from "react";
import { editor } from "#content/admin/editor.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "../../../ui/icons/admin-icons.ts";
import { Copy } from "../../../ui/icons/visitor-icons.ts";
import { entryName } from "../field-name.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { newId, presentList } from "../state/entries.ts";
import { addedEntry, copiedEntry, entryAround, moved, removedEntry } from "../state/list-edits.ts";

interface EntryToolsProps {
  path: string;
  state: DraftState;
  store: DraftStore;
  onGone: () => void;
  onEntry?: (entry: string) => void;
}

/** Adds an entry to the list of a field; moves, copies or removes the field's entry. */
export function EntryTools({ path, state, store, onGone, onEntry }: EntryToolsProps) {
  const { card } = editor;
  const id = useId();
  const entry = entryAround(path);
  const list = entry && state.fields.get(entry.list);
  if (!entry || list?.kind !== "list" || !list.ids.includes(entry.id)) return null;
  const present = presentList(state, entry.list);
  // The page only shows stored lists.
  const change = (changes: Parameters<DraftStore["changeAll"]>[0]) => {
    store.changeAll(changes);
    return store.flush();
  };
  const add = async () => {
    const added = newId(list.ids);
    await change(addedEntry(present, entry, added, state));
    onEntry?.(`${entry.list}[${added}]`);
  };
  const duplicate = () => void change(copiedEntry(present, entry, newId(list.ids), state.edits));
  const remove = () => {
    onGone();
    void change(removedEntry(present, entry, state));
  };
  const move = (by: number) => void change([[entry.list, moved(present, entry.id, by)]]);
  const tools = [
    ...(onEntry ? [{ words: card.add, icon: Plus, run: () => void add() }] : []),
    { words: card.before, icon: ArrowUp, run: () => move(-1) },
    { words: card.after, icon: ArrowDown, run: () => move(1) },
    { words: card.duplicate, icon: Copy, run: duplicate },
    { words: card.remove, icon: Trash2, run: remove },
  ];
  return (
    <fieldset
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-0.5 border-line border-t bg-mist px-3 py-2"
    >
      <p id={id} className="w-full px-2 text-muted text-small">
        {card.item}: {entryName(entry.list, entry.id, state.fields)}
      </p>
      {tools.map(({ words, icon: Icon, run }) => (
        <button key={words} type="button" onClick={run} className={toolButton("quiet", "min-h-8 px-2")}>
          <Icon className="size-3.5" />
          {words}
        </button>
      ))}
      {onEntry && (
        <button
          type="button"
          onClick={() => onEntry(`${entry.list}[${entry.id}]`)}
          className={toolButton("quiet", "min-h-8 px-2")}
        >
          {card.wholeEntry}
        </button>
      )}
    </fieldset>
  );
}
