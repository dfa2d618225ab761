import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from "lucide-react";
import { editor } from "#content/admin/editor.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { addedEntry, copiedEntry, entryAround, listEdit, moved, without } from "../state/list-edits.ts";

interface EntryToolsProps {
  path: string;
  state: DraftState;
  store: DraftStore;
  /** The entry is not there any more. */
  onGone: () => void;
  /** All of an entry is to be edited; given as its path. */
  onEntry?: (entry: string) => void;
}

/** Adds an entry to the list that a place lies in; moves, copies or takes out its own. */
export function EntryTools({ path, state, store, onGone, onEntry }: EntryToolsProps) {
  const { card } = editor;
  const entry = entryAround(path);
  const list = entry && state.places.get(entry.list);
  if (!entry || list?.kind !== "list" || !list.ids.includes(entry.id)) return null;
  const edit = state.edits.get(entry.list)?.edit;
  const present = listEdit(list.ids, edit?.kind === "list" ? edit : undefined);
  // The page shows lists only as they are stored.
  const change = (changes: Parameters<DraftStore["changeAll"]>[0]) => {
    store.changeAll(changes);
    return store.flush();
  };
  const add = async () => {
    const id = newId(list.ids);
    await change(addedEntry(present, entry, id, state.places));
    onEntry?.(`${entry.list}[${id}]`);
  };
  const duplicate = () => void change(copiedEntry(present, entry, newId(list.ids), state.edits));
  const remove = () => {
    onGone();
    void change([[entry.list, without(present, entry.id)]]);
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
      aria-label={card.item}
      className="flex flex-wrap items-center gap-0.5 border-line border-t bg-mist px-3 py-2"
    >
      {tools.map(({ words, icon: Icon, run }) => (
        <button key={words} type="button" onClick={run} className={toolButton("quiet", "min-h-8 px-2")}>
          <Icon aria-hidden="true" className="size-3.5" />
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

function newId(ids: readonly string[]): string {
  // Pages without https, as on a company's own network, have no `crypto.randomUUID`.
  const id = `own-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  return ids.includes(id) ? newId(ids) : id;
}
