import { editOf } from "#content/editing/places.ts";
import type { EditablePlace, ShownEdit } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { documentAddress } from "#domain/files/document.ts";
import type { SentDraft, SentEdit } from "./content-api.ts";
import {
  createSaver,
  type SavedDraft,
  type SaverOptions,
  type SavingNews,
  type WaitReason,
} from "./saver.ts";
import { createSteps, type Steps } from "./steps.ts";

/** What the editor knows of the draft, as it is right now. */
export interface DraftState {
  places: ReadonlyMap<string, EditablePlace>;
  edits: ReadonlyMap<string, ShownEdit>;
  facts: SentDraft["facts"];
  /** "failed" is tried again; "refused" waits to be mended. */
  saving: "saved" | "saving" | "refused" | "failed";
  /** What was refused. */
  refused: readonly string[];
  /** Why it failed. */
  failure?: WaitReason | undefined;
  /** What still stands in the way of publishing or of storing, by place. */
  problems: ReadonlyMap<string, readonly string[]>;
  /** Places that somebody else has changed while they were being edited: what was to be stored there. */
  conflicts: ReadonlyMap<string, Edit | null>;
  canUndo: boolean;
  canRedo: boolean;
}

export interface DraftStore {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Changes a place at once, and stores it soon. Null takes the edit back. */
  change(path: string, edit: Edit | null): void;
  /** The same with several places, which are undone together. */
  changeAll(changes: readonly (readonly [path: string, edit: Edit | null])[]): void;
  undo(): void;
  redo(): void;
  /** Takes edits back whose places are gone: it cannot be undone. */
  discard(paths: readonly string[]): void;
  /** What somebody else has written at a place stays, or is written over. */
  settle(path: string, keep: "mine" | "theirs"): void;
  /** Stores what waits, at once. */
  flush(): Promise<void>;
  /** Reads the draft anew. */
  reload(): Promise<void>;
}

export interface DraftStoreOptions extends SaverOptions {
  draft: SentDraft;
  /** What an earlier page could not store. */
  unsent: readonly SentEdit[];
}

/** The draft while it is edited: shown at once, stored place by place, undone step by step. */
export function createDraftStore({ draft, unsent, ...options }: DraftStoreOptions): DraftStore {
  const steps = createSteps();
  const held = hold(draft, steps);
  const { get: state, update } = held;
  const saver = createSaver(savedDraft(held), draft, unsent, options);
  const write = (changes: readonly { path: string; after: Edit | null }[]) => {
    for (const { path, after } of changes) saver.write(path, after);
  };
  const changeAll: DraftStore["changeAll"] = (changes) => {
    const step = changes.map(([path, after]) => ({
      path,
      before: state().edits.get(path)?.edit ?? null,
      after,
    }));
    // What is confirmed as it was is stored, and nothing to be undone.
    const fresh = step.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    if (fresh.length > 0)
      steps.remember(
        fresh,
        step.every(({ path }) => saver.isWaiting(path)),
      );
    write(step);
  };
  return {
    state,
    subscribe: held.subscribe,
    change: (path, edit) => changeAll([[path, edit]]),
    changeAll,
    undo: () => write(steps.undo()),
    redo: () => write(steps.redo()),
    discard(paths) {
      for (const path of paths) {
        steps.forget(path);
        saver.write(path, null);
      }
    },
    settle(path, keep) {
      const conflicts = new Map(state().conflicts);
      const mine = conflicts.get(path);
      conflicts.delete(path);
      if (keep === "theirs") steps.forget(path);
      update({ conflicts });
      if (keep === "mine" && mine !== undefined) saver.write(path, mine);
    },
    flush: saver.flush,
    reload: saver.reload,
  };
}

interface Held {
  get(): DraftState;
  update(part: Partial<DraftState>): void;
  subscribe(listener: () => void): () => void;
}

function hold(draft: SentDraft, steps: Steps): Held {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    ...known(draft),
    saving: "saved",
    refused: [],
    problems: new Map(),
    conflicts: new Map(),
    canUndo: false,
    canRedo: false,
  };
  return {
    get: () => state,
    update(part) {
      state = { ...state, ...part, canUndo: steps.canUndo, canRedo: steps.canRedo };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function savedDraft({ get, update }: Held): SavedDraft {
  return {
    place: (path) => get().places.get(path),
    edit: (path) => get().edits.get(path)?.edit ?? null,
    show: (path, edit) => update(withEdit(get(), path, edit)),
    replace: (draft) => update(known(draft)),
    tell: (news) => update(withNews(get(), news)),
  };
}

function withNews({ problems, conflicts }: DraftState, news: SavingNews): Partial<DraftState> {
  switch (news.kind) {
    case "state":
      return { saving: news.saving, failure: news.why, refused: news.saving === "refused" ? news.paths : [] };
    case "problems":
      return { problems: new Map(problems).set(news.path, news.problems) };
    case "conflict":
      return { conflicts: new Map(conflicts).set(news.path, news.mine) };
  }
}

function known({ places, edits, facts }: SentDraft): Pick<DraftState, "places" | "edits" | "facts"> {
  return {
    places: new Map(places.map((place) => [place.path, place])),
    edits: new Map(edits.map((edit) => [edit.path, edit])),
    facts,
  };
}

/** The draft with one place changed, as it will be stored. */
function withEdit({ places, edits }: DraftState, path: string, edit: Edit | null): Partial<DraftState> {
  const place = places.get(path);
  const former = edits.get(path);
  const original = former ? former.original : place ? editOf(place) : null;
  const nextEdits = new Map(edits);
  if (edit === null) nextEdits.delete(path);
  else
    nextEdits.set(path, {
      ...(former ?? unstored(path)),
      edit,
      original,
      basis: original,
      isOriginalNew: false,
    });
  const shown = edit ?? original;
  const next = place && shown ? placeWith(place, shown) : undefined;
  return { edits: nextEdits, ...(next ? { places: new Map(places).set(path, next) } : {}) };
}

function unstored(path: string): Omit<ShownEdit, "edit" | "original" | "basis" | "isOriginalNew"> {
  return { path, revision: 0, editedAt: "", editedBy: "" };
}

function placeWith(place: EditablePlace, edit: Edit): EditablePlace {
  if (edit.kind === "list") return place.kind === "list" ? { ...place, ids: edit.order } : place;
  if (edit.kind === "document") {
    if (place.kind !== "document") return place;
    const { ko, en } = edit;
    return { ...place, ko: ko ? documentAddress(ko) : place.ko, en: en ? documentAddress(en) : place.en };
  }
  return edit.kind === place.kind ? ({ ...place, ...edit } as EditablePlace) : place;
}
