import type { Edit } from "#domain/content/edits.ts";
import type { DraftResponse, EditRequest, EditResponse, FieldProblem } from "./content-api.ts";
import { type PendingEdits, withoutEdit, withUnconfirmed } from "./pending-edits.ts";
import { editToStore, isSameEdit, type ServerDraft, serverDraft, withEdit } from "./server-draft.ts";
import type { UndoHistory } from "./undo-history.ts";

/** Reason why the server has not stored an edit. */
export type SendFailure =
  /** Somebody else has changed the field meanwhile. */
  | { kind: "conflict" }
  | { kind: "refused"; problem: FieldProblem }
  | { kind: "unsent"; reason: UnsentReason };

export type UnsentReason = "signedOut" | "otherAccount" | "unreachable";

/** Delays before an edit is sent and before a failed one is retried, ms. */
export const pauseMs = { typing: 500, failure: 5_000 } as const;

export interface SenderOptions {
  fetchDraft: () => Promise<DraftResponse>;
  send: (edit: EditRequest) => Promise<EditResponse>;
  failureOf: (failure: unknown) => SendFailure;
  /** Schedules a callback; returns a function that cancels it. */
  schedule: (work: () => void, ms: number) => () => void;
}

export interface StoreState {
  server: ServerDraft;
  readonly pending: PendingEdits;
  readonly problems: Map<string, readonly FieldProblem[]>;
  unsentReason: UnsentReason | undefined;
  inFlight: string | undefined;
  /** Number of running uploads. */
  uploads: number;
  readonly undoHistory: UndoHistory;
}

export interface EditSender {
  schedule(): void;
  flush(): Promise<void>;
  /** Fetches the draft again; pending edits stay. */
  reload(): Promise<void>;
  close(): void;
}

/** Sends pending edits one at a time. A failed edit is retried; a refused one does not delay others. */
export function createEditSender(
  state: StoreState,
  options: SenderOptions,
  onChange: () => void,
): EditSender {
  const calls = createCalls(state, options);
  let cancel = () => {};
  let sending: Promise<void> | undefined;
  let isClosed = false;

  async function reload(): Promise<void> {
    applyServerDraft(state, await calls.fetchLatestDraft());
    onChange();
  }

  async function sendAll(): Promise<void> {
    state.unsentReason = undefined;
    const { unsentReason, isStale } = await sendWaiting(state, calls);
    if (unsentReason) {
      state.unsentReason = unsentReason;
      onChange();
      // Only a person ends the session of another account; the edits are sent when the page is shown again.
      return unsentReason === "otherAccount" ? undefined : schedule(pauseMs.failure);
    }
    if (isStale) await reload().catch(() => undefined);
    restorePendingEdits(state);
    if (state.pending.paths("waiting").length > 0) schedule();
    onChange();
  }

  function schedule(ms: number = pauseMs.typing): void {
    cancel();
    if (!isClosed) cancel = options.schedule(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    cancel();
    while (sending) await sending;
    if (isClosed) return;
    sending = sendAll().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  return {
    schedule,
    flush,
    reload,
    close() {
      isClosed = true;
      cancel();
    },
  };
}

type Calls = ReturnType<typeof createCalls>;

/** API calls, and how their responses change the state. */
function createCalls(state: StoreState, { fetchDraft, send, failureOf }: SenderOptions) {
  const { pending, problems } = state;
  let responseCount = 0;

  /** A draft that was read while an edit was stored may be older than the edit: it is read again. */
  async function fetchLatestDraft(): Promise<DraftResponse> {
    const before = responseCount;
    const draft = await fetchDraft();
    return responseCount === before ? draft : fetchLatestDraft();
  }

  async function sendOne(path: string, edit: Edit | null): Promise<SendFailure | { kind: "stored" }> {
    const { revision = 0, unconfirmed = [] } = pending.get(path) ?? {};
    pending.update(path, { unconfirmed: withUnconfirmed(unconfirmed, edit) });
    state.inFlight = path;
    try {
      const response = await send({ path, edit: editToStore(state.server, path, edit), revision });
      applyStored(state, path, edit, response.revision);
      problems.set(path, response.problems);
      return { kind: "stored" };
    } catch (failure) {
      const outcome = failureOf(failure);
      if (outcome.kind === "refused") applyRefusal(state, path, edit, outcome.problem);
      return outcome;
    } finally {
      state.inFlight = undefined;
      responseCount += 1;
    }
  }

  /** @returns whether the server's edit could be read */
  async function readConflict(path: string, sent: Edit | null): Promise<boolean> {
    try {
      applyConflict(state, path, sent, await fetchLatestDraft());
      return true;
    } catch {
      return false;
    }
  }

  return { fetchLatestDraft, sendOne, readConflict };
}

/** @returns the reason for stopping; `isStale` if the fields must be fetched again, because a list edit may have added or removed some */
async function sendWaiting(
  state: StoreState,
  { sendOne, readConflict }: Calls,
): Promise<{ unsentReason?: UnsentReason; isStale: boolean }> {
  const { pending } = state;
  let isStale = false;
  for (const path of pending.paths("waiting")) {
    const { edit, status } = pending.get(path) ?? { edit: null, status: undefined };
    if (status !== "waiting") continue;
    const outcome = await sendOne(path, edit);
    if (outcome.kind === "unsent") return { unsentReason: outcome.reason, isStale };
    if (outcome.kind === "conflict" && !(await readConflict(path, edit)))
      return { unsentReason: "unreachable", isStale };
    isStale ||= outcome.kind === "stored" && state.server.fields.get(path)?.kind === "list";
  }
  return { isStale };
}

/** Restores edits that closed pages left in the browser and the server lacks. @returns whether there were any */
export function restorePendingEdits({ pending, server }: Pick<StoreState, "pending" | "server">): boolean {
  if (!pending.restore()) return false;
  removeResolvedConflicts(pending, server);
  return true;
}

function applyServerDraft(state: StoreState, draft: DraftResponse): void {
  const former = state.server;
  state.server = serverDraft(draft);
  forgetOutdatedUndoSteps(state, former);
  removeResolvedConflicts(state.pending, state.server);
}

/** Forgets the undo steps of fields that were changed elsewhere: undoing one would overwrite that change. */
function forgetOutdatedUndoSteps({ server, pending, undoHistory }: StoreState, former: ServerDraft): void {
  for (const path of new Set([...former.edits.keys(), ...server.edits.keys()])) {
    const edit = server.edits.get(path)?.edit ?? null;
    const own = [former.edits.get(path)?.edit ?? null, ...(pending.get(path)?.unconfirmed ?? [])];
    if (!own.some((each) => isSameEdit(each, edit))) undoHistory.forget(path);
  }
}

/** Removes conflicts in which the server now holds the same value. */
function removeResolvedConflicts(pending: PendingEdits, server: ServerDraft): void {
  for (const path of pending.paths("conflict")) {
    const mine = editToStore(server, path, pending.get(path)?.edit ?? null);
    if (isSameEdit(mine, server.edits.get(path)?.edit ?? null)) pending.remove(path);
  }
}

function applyStored(state: StoreState, path: string, edit: Edit | null, revision: number): void {
  const { pending } = state;
  state.server = withEdit(state.server, path, edit, revision);
  const current = pending.get(path);
  if (current && isSameEdit(current.edit, edit)) pending.remove(path);
  else pending.update(path, { revision, before: edit, unconfirmed: [] });
  // Fields of an entry may have been refused before their list was stored: send them again.
  if (edit?.kind !== "list") return;
  for (const other of pending.paths("refused"))
    if (other.startsWith(`${path}[`)) pending.update(other, { status: "waiting" });
}

function applyRefusal(
  { pending, problems }: StoreState,
  path: string,
  sent: Edit | null,
  problem: FieldProblem,
) {
  const current = pending.get(path);
  if (!current) return;
  pending.update(path, { unconfirmed: withoutEdit(current.unconfirmed, sent) });
  // A newer edit still has to be sent.
  if (!isSameEdit(current.edit, sent)) return;
  pending.update(path, { status: "refused" });
  problems.set(path, [problem]);
}

/** An own earlier edit that was stored without a response is no conflict: the newer one is sent over it. */
function applyConflict(state: StoreState, path: string, sent: Edit | null, draft: DraftResponse): void {
  const { pending } = state;
  const current = pending.get(path);
  applyServerDraft(state, draft);
  const theirs = state.server.edits.get(path);
  const unconfirmed = withoutEdit(current?.unconfirmed ?? [], sent);
  const isOwn = theirs !== undefined && unconfirmed.some((edit) => isSameEdit(edit, theirs.edit));
  if (isOwn) pending.update(path, { revision: theirs.revision, before: theirs.edit, unconfirmed: [] });
  else pending.update(path, { status: "conflict", unconfirmed });
  removeResolvedConflicts(pending, state.server);
}
