import type { Edit } from "#domain/content/edits.ts";
import type { SentDraft, SentEdit } from "./content-api.ts";
import { type PendingEdits, withoutEdit, withUnconfirmed } from "./pending-edits.ts";
import { isSameEdit, type ServerDraft, serverDraft, withEdit } from "./server-draft.ts";

/** Why the server has not stored an edit. */
export type SendFailure =
  /** Somebody else has changed the field meanwhile. */
  | { kind: "conflict" }
  /** It is wrong by itself. */
  | { kind: "refused"; sentence: string }
  /** It may be stored later. */
  | { kind: "waits"; why: WaitReason };

export type WaitReason = "signedOut" | "unreachable";

/** Pause in typing after which an edit is sent, and time after which a failed one is sent again, ms. */
export const pauseMs = { typing: 500, failure: 5_000 } as const;

export interface SenderOptions {
  ask: () => Promise<SentDraft>;
  send: (edit: SentEdit) => Promise<{ revision: number; problems: string[] }>;
  failureOf: (failure: unknown) => SendFailure;
  /** Calls back after so many ms; what it returns cancels that. */
  later: (work: () => void, ms: number) => () => void;
}

/** The parts of the store that sending reads and changes. */
export interface SenderState {
  server: ServerDraft;
  readonly pending: PendingEdits;
  readonly problems: Map<string, readonly string[]>;
  /** Why the last edit was not sent. */
  failure: WaitReason | undefined;
  /** Path of the edit that is being sent. */
  inFlight: string | undefined;
}

export interface EditSender {
  /** Sends what waits once typing pauses. */
  schedule(): void;
  /** Sends what waits, at once. */
  flush(): Promise<void>;
  /** Reads the draft again; pending edits stay. */
  reload(): Promise<void>;
  close(): void;
}

/** Sends pending edits one after the other. One that cannot be stored now is sent again; a refused one delays no other. */
export function createEditSender(
  state: SenderState,
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
    state.failure = undefined;
    const { failure, isStale } = await sendWaiting(state, calls);
    if (failure) {
      state.failure = failure;
      onChange();
      return schedule(pauseMs.failure);
    }
    if (isStale) await reload().catch(() => undefined);
    adopt(state);
    if (state.pending.paths("waiting").length > 0) schedule();
    onChange();
  }

  function schedule(ms: number = pauseMs.typing): void {
    cancel();
    if (!isClosed) cancel = options.later(() => void flush(), ms);
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

/** The calls of the API, and what their answers change. */
function createCalls(state: SenderState, { ask, send, failureOf }: SenderOptions) {
  const { pending, problems } = state;
  let answered = 0;

  /** A draft that was read while an edit was stored may be older than that edit: it is read again. */
  async function fetchLatestDraft(): Promise<SentDraft> {
    const before = answered;
    const draft = await ask();
    return answered === before ? draft : fetchLatestDraft();
  }

  async function sendOne(path: string, edit: Edit | null): Promise<SendFailure | { kind: "stored" }> {
    const { revision = 0, unconfirmed = [] } = pending.get(path) ?? {};
    pending.update(path, { unconfirmed: withUnconfirmed(unconfirmed, edit) });
    state.inFlight = path;
    try {
      const answer = await send({ path, edit, revision });
      applyStored(state, path, edit, answer.revision);
      problems.set(path, answer.problems);
      return { kind: "stored" };
    } catch (failure) {
      const outcome = failureOf(failure);
      if (outcome.kind === "refused") applyRefusal(state, path, edit, outcome.sentence);
      return outcome;
    } finally {
      state.inFlight = undefined;
      answered += 1;
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

/** @returns why it had to stop, or whether fields were added or removed by an entry that was */
async function sendWaiting(
  state: SenderState,
  { sendOne, readConflict }: Calls,
): Promise<{ failure?: WaitReason; isStale: boolean }> {
  const { pending } = state;
  let isStale = false;
  for (const path of pending.paths("waiting")) {
    const { edit, status } = pending.get(path) ?? { edit: null, status: undefined };
    if (status !== "waiting") continue;
    const outcome = await sendOne(path, edit);
    if (outcome.kind === "waits") return { failure: outcome.why, isStale };
    if (outcome.kind === "conflict" && !(await readConflict(path, edit)))
      return { failure: "unreachable", isStale };
    isStale ||= outcome.kind === "stored" && state.server.places.get(path)?.kind === "list";
  }
  return { isStale };
}

/** Takes over what closed pages have left, but what the server has by now. @returns whether there was any */
export function adopt({ pending, server }: Pick<SenderState, "pending" | "server">): boolean {
  if (!pending.adopt()) return false;
  removeStored(pending, server);
  return true;
}

function applyServerDraft(state: SenderState, draft: SentDraft): void {
  state.server = serverDraft(draft);
  removeStored(state.pending, state.server);
}

/** Removes conflicts in which both have written the same. */
function removeStored(pending: PendingEdits, server: ServerDraft): void {
  for (const path of pending.paths("conflict"))
    if (isSameEdit(pending.get(path)?.edit ?? null, server.edits.get(path)?.edit ?? null))
      pending.remove(path);
}

function applyStored(state: SenderState, path: string, edit: Edit | null, revision: number): void {
  const { pending } = state;
  state.server = withEdit(state.server, path, edit, revision);
  const current = pending.get(path);
  if (current && isSameEdit(current.edit, edit)) pending.remove(path);
  else pending.update(path, { revision, before: edit, unconfirmed: [] });
  // Fields of an entry that was not stored yet were refused.
  if (edit?.kind !== "list") return;
  for (const other of pending.paths("refused"))
    if (other.startsWith(`${path}[`)) pending.update(other, { status: "waiting" });
}

function applyRefusal({ pending, problems }: SenderState, path: string, sent: Edit | null, sentence: string) {
  const current = pending.get(path);
  if (!current) return;
  pending.update(path, { unconfirmed: withoutEdit(current.unconfirmed, sent) });
  // The newer edit is still to be sent.
  if (!isSameEdit(current.edit, sent)) return;
  pending.update(path, { status: "refused" });
  problems.set(path, [sentence]);
}

/** An earlier edit of one's own that was stored without an answer is no conflict: the newer one is sent over it. */
function applyConflict(state: SenderState, path: string, sent: Edit | null, draft: SentDraft): void {
  const { pending } = state;
  const current = pending.get(path);
  state.server = serverDraft(draft);
  const theirs = state.server.edits.get(path);
  const unconfirmed = withoutEdit(current?.unconfirmed ?? [], sent);
  const isOwn = theirs !== undefined && unconfirmed.some((edit) => isSameEdit(edit, theirs.edit));
  if (isOwn) pending.update(path, { revision: theirs.revision, before: theirs.edit, unconfirmed: [] });
  else pending.update(path, { status: "conflict", unconfirmed });
  removeStored(pending, state.server);
}
