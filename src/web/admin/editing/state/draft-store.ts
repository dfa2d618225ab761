import type { EditableField, EditView } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { DraftResponse, FieldProblem } from "./content-api.ts";
import {
  createEditSender,
  type EditSender,
  restorePendingEdits,
  type SenderOptions,
  type StoreState,
  type UnsentReason,
} from "./edit-sender.ts";
import { createPendingEdits, type EditStorage } from "./pending-edits.ts";
import { defaultAt, isSameEdit, serverDraft, withEdit } from "./server-draft.ts";
import { createUndoHistory, type UndoHistory } from "./undo-history.ts";

/** The present draft: the server's draft with the pending edits applied. */
export interface DraftState {
  fields: ReadonlyMap<string, EditableField>;
  edits: ReadonlyMap<string, EditView>;
  companyPlaceholders: DraftResponse["companyPlaceholders"];
  published: DraftResponse["published"];
  /** Fields as stored by the server, which pages are rendered from. */
  storedFields: ReadonlyMap<string, EditableField>;
  /** "failed" is retried; "refused" needs a correction, "conflict" a decision. */
  saving: "saved" | "saving" | "refused" | "failed" | "conflict";
  refused: readonly string[];
  unsentReason?: UnsentReason | undefined;
  /** Problems that prevent a field from being published or stored. */
  problems: ReadonlyMap<string, readonly FieldProblem[]>;
  /** Fields that somebody else changed after the pending edit was started. */
  conflicts: ReadonlyMap<string, Conflict>;
  /** Number of running uploads, each of which changes a field when it ends. */
  uploads: number;
  canUndo: boolean;
  canRedo: boolean;
}

/** The three values of a conflict; null where the field does not exist. */
export interface Conflict {
  mine: Edit | null;
  theirs: Edit | null;
  /** Value when the own edit was started. */
  before: Edit | null;
  /** User name of the author of `theirs`; "" for the program's own text. */
  by: string;
}

export interface DraftStore {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Changes a field and stores it after a short delay. Null removes the edit. */
  change(path: string, edit: Edit | null): void;
  changeAll(changes: readonly (readonly [path: string, edit: Edit | null])[]): void;
  undo(): void;
  redo(): void;
  /** Removes edits of fields that no longer exist; cannot be undone. */
  discard(paths: readonly string[]): void;
  /** Resolves a conflict: stores the present own edit, or discards it. */
  resolveConflict(path: string, keep: "mine" | "theirs"): void;
  discardPending(path: string): void;
  /** Counts an upload as unsaved until it ends. */
  track(upload: Promise<unknown>): void;
  flush(): Promise<void>;
  reload(): Promise<void>;
  /** Stops sending; pending edits stay in the browser for the next page. */
  close(): void;
}

export interface DraftStoreOptions extends SenderOptions {
  draft: DraftResponse;
  storage: EditStorage;
}

/** Creates the store of the edited draft: changes are shown at once, stored field by field, and can be undone. */
export function createDraftStore({ draft, storage, ...options }: DraftStoreOptions): DraftStore {
  const undoHistory = createUndoHistory();
  const state: StoreState = {
    server: serverDraft(draft),
    pending: createPendingEdits(storage),
    problems: new Map(),
    unsentReason: undefined,
    inFlight: undefined,
    uploads: 0,
    undoHistory,
  };
  const hasRestored = restorePendingEdits(state);
  const observed = observable(() => derive(state, undoHistory));
  const sender = createEditSender(state, options, observed.refresh);
  if (hasRestored) sender.schedule();
  return {
    state: observed.state,
    subscribe: observed.subscribe,
    ...draftCommands(state, undoHistory, sender, observed),
    track: (upload) => void track(upload, state, observed),
    flush: sender.flush,
    reload: sender.reload,
    close() {
      sender.close();
      state.pending.close();
    },
  };
}

type DraftCommands = Omit<DraftStore, "state" | "subscribe" | "track" | "flush" | "reload" | "close">;

function draftCommands(
  state: StoreState,
  undoHistory: UndoHistory,
  sender: EditSender,
  observed: ObservableState,
): DraftCommands {
  const { pending } = state;
  const write = (changes: readonly { path: string; after: Edit | null }[]) => {
    for (const { path, after } of changes) pending.write(path, after, state.server);
    state.unsentReason = undefined;
    sender.schedule();
    observed.refresh();
  };
  const isUnsent = (path: string) => {
    const { status, edit = null, unconfirmed = [] } = pending.get(path) ?? {};
    // Once an edit was sent, even without a response, the next one starts a new undo step.
    const isTried = path === state.inFlight || unconfirmed.some((sent) => isSameEdit(sent, edit));
    return status === "conflict" || (status === "waiting" && !isTried);
  };
  const changeAll: DraftStore["changeAll"] = (changes) => {
    const step = changes.map(([path, after]) => ({
      path,
      before: observed.state().edits.get(path)?.edit ?? null,
      after,
    }));
    // Confirming an unchanged edit stores it without an undo step.
    const fresh = step.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    if (fresh.length > 0)
      undoHistory.remember(
        fresh,
        step.every(({ path }) => isUnsent(path)),
      );
    write(step);
  };
  const discardPending = (path: string) => {
    pending.remove(path);
    state.problems.delete(path);
    undoHistory.forget(path);
    if (restorePendingEdits(state)) sender.schedule();
    observed.refresh();
  };
  return {
    change: (path, edit) => changeAll([[path, edit]]),
    changeAll,
    undo: () => write(undoHistory.undo()),
    redo: () => write(undoHistory.redo()),
    discard(paths) {
      for (const path of paths) undoHistory.forget(path);
      write(paths.map((path) => ({ path, after: null })));
    },
    resolveConflict(path, keep) {
      if (keep === "theirs") return discardPending(path);
      const { edit: before = null, revision = 0 } = state.server.edits.get(path) ?? {};
      pending.update(path, { status: "waiting", before, revision, unconfirmed: [] });
      sender.schedule();
      observed.refresh();
    },
    discardPending,
  };
}

async function track(upload: Promise<unknown>, state: StoreState, observed: ObservableState): Promise<void> {
  const count = (by: 1 | -1) => {
    state.uploads += by;
    observed.refresh();
  };
  count(1);
  await Promise.allSettled([upload]);
  count(-1);
}

interface ObservableState {
  state(): DraftState;
  refresh(): void;
  subscribe(listener: () => void): () => void;
}

function observable(derived: () => DraftState): ObservableState {
  const listeners = new Set<() => void>();
  let state = derived();
  return {
    state: () => state,
    refresh() {
      state = derived();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function derive(
  { server, pending, problems, unsentReason, uploads }: StoreState,
  undoHistory: UndoHistory,
): DraftState {
  let draft = server;
  for (const [path, { edit }] of pending.all) draft = withEdit(draft, path, edit);
  const refused = pending.paths("refused");
  const conflicts = new Map(
    pending.paths("conflict").map((path): [string, Conflict] => [path, conflictAt(path, server, pending)]),
  );
  return {
    ...draft,
    storedFields: server.fields,
    saving: savingOf(pending, unsentReason),
    unsentReason,
    refused,
    problems: new Map(problems),
    conflicts,
    uploads,
    canUndo: undoHistory.canUndo,
    canRedo: undoHistory.canRedo,
  };
}

function savingOf(
  pending: StoreState["pending"],
  unsentReason: UnsentReason | undefined,
): DraftState["saving"] {
  if (pending.paths("waiting").length > 0) return unsentReason === undefined ? "saving" : "failed";
  if (pending.paths("conflict").length > 0) return "conflict";
  return pending.paths("refused").length > 0 ? "refused" : "saved";
}

function conflictAt(path: string, server: StoreState["server"], pending: StoreState["pending"]): Conflict {
  const defaultEdit = defaultAt(server, path);
  const stored = server.edits.get(path);
  const { edit = null, before = null } = pending.get(path) ?? {};
  return {
    mine: edit ?? defaultEdit,
    theirs: stored?.edit ?? defaultEdit,
    before: before ?? defaultEdit,
    by: stored?.editedBy ?? "",
  };
}
