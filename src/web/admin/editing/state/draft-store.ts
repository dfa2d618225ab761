import { editOf } from "#content/editing/places.ts";
import type { EditablePlace, ShownEdit } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { SentDraft, SentEdit } from "./content-api.ts";
import { createSteps, type Steps } from "./steps.ts";

/** What the editor knows of the draft, as it is right now. */
export interface DraftState {
  places: ReadonlyMap<string, EditablePlace>;
  edits: ReadonlyMap<string, ShownEdit>;
  facts: SentDraft["facts"];
  saving: "saved" | "saving" | "failed";
  /** What still stands in the way of publishing, by place. */
  problems: ReadonlyMap<string, readonly string[]>;
  /** Somebody else has changed the place that was being edited: what was to be stored. */
  conflict?: { path: string; mine: Edit | null } | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

export interface DraftStore {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Changes a place at once, and stores it soon. Null takes the edit back. */
  change(path: string, edit: Edit | null): void;
  undo(): void;
  redo(): void;
  /** What somebody else has written stays, or is written over. */
  settle(keep: "mine" | "theirs"): void;
  /** Stores what waits, at once. */
  flush(): Promise<void>;
  /** Reads the draft anew. */
  reload(): Promise<void>;
}

export interface DraftStoreOptions {
  draft: SentDraft;
  ask: () => Promise<SentDraft>;
  send: (edit: SentEdit) => Promise<{ revision: number; problems: string[] }>;
  /** Whether a failure says that somebody else was faster. */
  isConflict: (failure: unknown) => boolean;
  /** Calls back after the pause in typing; what it returns takes that back. */
  later: (work: () => void) => () => void;
}

/** The draft while it is edited: shown at once, stored place by place, undone step by step. */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const steps = createSteps();
  const held = hold(options.draft, steps);
  const saver = createSaver(held, options);
  const { get: state } = held;
  return {
    state,
    subscribe: held.subscribe,
    change(path, edit) {
      const before = state().edits.get(path)?.edit ?? null;
      steps.remember({ path, before, after: edit }, saver.isWaiting(path));
      saver.write(path, edit);
    },
    undo() {
      const step = steps.undo();
      if (step) saver.write(step.path, step.before);
    },
    redo() {
      const step = steps.redo();
      if (step) saver.write(step.path, step.after);
    },
    settle(keep) {
      const { conflict } = state();
      held.update({ conflict: undefined });
      if (!conflict) return;
      if (keep === "mine") saver.write(conflict.path, conflict.mine);
      else steps.forget(conflict.path);
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
    problems: new Map(),
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

interface Saver extends Pick<DraftStore, "flush" | "reload"> {
  write(path: string, edit: Edit | null): void;
  isWaiting(path: string): boolean;
}

/** Stores what was written once there is a pause, one place after the other; what could not be stored waits for the next time. */
function createSaver(
  { get, update }: Held,
  { draft, ask, send, isConflict, later }: DraftStoreOptions,
): Saver {
  const waiting = new Set<string>();
  let revisions = revisionsOf(draft);
  let cancel = () => {};
  let sending: Promise<void> | undefined;

  async function sendOne(path: string): Promise<void> {
    const mine = get().edits.get(path)?.edit ?? null;
    try {
      const { revision, problems } = await send({ path, edit: mine, revision: revisions.get(path) ?? 0 });
      revisions.set(path, revision);
      update({ problems: new Map(get().problems).set(path, problems) });
    } catch (failure) {
      if (!isConflict(failure)) throw failure;
      await reload();
      update({ conflict: { path, mine } });
    }
  }

  async function sendAll(): Promise<void> {
    for (const path of [...waiting]) {
      waiting.delete(path);
      try {
        await sendOne(path);
      } catch {
        waiting.add(path);
        return update({ saving: "failed" });
      }
    }
    update({ saving: waiting.size > 0 ? "saving" : "saved" });
  }

  async function reload(): Promise<void> {
    const fresh = await ask();
    const unsent = [...waiting].map((path) => [path, get().edits.get(path)?.edit ?? null] as const);
    revisions = revisionsOf(fresh);
    update(known(fresh));
    for (const [path, edit] of unsent) update(withEdit(get(), path, edit));
  }

  async function flush(): Promise<void> {
    cancel();
    while (sending) await sending;
    sending = sendAll().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  return {
    write(path, edit) {
      waiting.add(path);
      cancel();
      cancel = later(() => void flush());
      update({ ...withEdit(get(), path, edit), saving: "saving" });
    },
    isWaiting: (path) => waiting.has(path),
    flush,
    reload,
  };
}

function known({ places, edits, facts }: SentDraft): Pick<DraftState, "places" | "edits" | "facts"> {
  return {
    places: new Map(places.map((place) => [place.path, place])),
    edits: new Map(edits.map((edit) => [edit.path, edit])),
    facts,
  };
}

function revisionsOf({ edits }: SentDraft): Map<string, number> {
  return new Map(edits.map(({ path, revision }) => [path, revision]));
}

/** The draft with one place changed, as it will be stored. */
function withEdit({ places, edits }: DraftState, path: string, edit: Edit | null): Partial<DraftState> {
  const place = places.get(path);
  const former = edits.get(path);
  const original = former ? former.original : place ? editOf(place) : null;
  const nextEdits = new Map(edits);
  if (edit === null) nextEdits.delete(path);
  else {
    const made = former ?? { path, revision: 0, editedAt: "", editedBy: "", original, isOriginalNew: false };
    nextEdits.set(path, { ...made, edit });
  }
  const shown = edit ?? original;
  const next = place && shown ? placeWith(place, shown) : undefined;
  return { edits: nextEdits, ...(next ? { places: new Map(places).set(path, next) } : {}) };
}

function placeWith(place: EditablePlace, edit: Edit): EditablePlace {
  if (edit.kind === "list") return place.kind === "list" ? { ...place, ids: edit.order } : place;
  return edit.kind === place.kind ? ({ ...place, ...edit } as EditablePlace) : place;
}
