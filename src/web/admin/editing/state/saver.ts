import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { SentDraft, SentEdit } from "./content-api.ts";

/** What became of an edit that the server did not take. */
export type SendFailure =
  /** Somebody else has changed the place meanwhile. */
  | { kind: "conflict" }
  /** It is wrong by itself, and why. */
  | { kind: "refused"; sentence: string }
  /** It may be taken later. */
  | { kind: "waits"; why: WaitReason };

export type WaitReason = "signedOut" | "unreachable";

/** How long a pause in typing has to be, and how long it takes until what failed is tried again, ms. */
export const pauseMs = { typing: 500, failure: 5_000 } as const;

export interface SaverOptions {
  ask: () => Promise<SentDraft>;
  send: (edit: SentEdit) => Promise<{ revision: number; problems: string[] }>;
  failureOf: (failure: unknown) => SendFailure;
  /** Calls back after so long, ms; what it returns takes that back. */
  later: (work: () => void, ms: number) => () => void;
  /** Keeps what is not stored yet beyond this page. */
  keep: (unsent: readonly SentEdit[]) => void;
}

/** The draft as the saver sees it. */
export interface SavedDraft {
  place(path: string): EditablePlace | undefined;
  edit(path: string): Edit | null;
  /** Shows an edit that is not stored yet. */
  show(path: string, edit: Edit | null): void;
  /** Puts what the server has in the place of everything. */
  replace(draft: SentDraft): void;
  tell(news: SavingNews): void;
}

export type SavingNews =
  | { kind: "state"; saving: "saved" | "saving"; why?: undefined }
  | { kind: "state"; saving: "refused"; paths: readonly string[]; why?: undefined }
  | { kind: "state"; saving: "failed"; why: WaitReason }
  | { kind: "problems"; path: string; problems: readonly string[] }
  | { kind: "conflict"; path: string; mine: Edit | null };

export interface Saver {
  write(path: string, edit: Edit | null): void;
  isWaiting(path: string): boolean;
  /** Stores what waits, at once. */
  flush(): Promise<void>;
  /** Reads the draft anew; what is not stored stays. */
  reload(): Promise<void>;
}

/**
 * Stores what was written once there is a pause, one place after the other. What cannot be stored now waits and is tried again;
 * what is refused stays as it was typed, and keeps nothing else waiting.
 * @param unsent what an earlier page could not store
 */
export function createSaver(
  draft: SavedDraft,
  first: SentDraft,
  unsent: readonly SentEdit[],
  { ask, send, failureOf, later, keep }: SaverOptions,
): Saver {
  const waiting = new Set<string>();
  const refused = new Set<string>();
  const revisions = new Map<string, number>();
  let isStale = false;
  let cancel = () => {};
  let sending: Promise<void> | undefined;

  function keepUnsent(): void {
    const paths = [...waiting, ...refused];
    keep(paths.map((path) => ({ path, edit: draft.edit(path), revision: revisions.get(path) ?? 0 })));
  }

  function know({ edits }: SentDraft): void {
    revisions.clear();
    for (const { path, revision } of edits) revisions.set(path, revision);
  }

  /** @returns why everything has to wait */
  async function sendOne(path: string): Promise<WaitReason | undefined> {
    const edit = draft.edit(path);
    try {
      const { revision, problems } = await send({ path, edit, revision: revisions.get(path) ?? 0 });
      revisions.set(path, revision);
      draft.tell({ kind: "problems", path, problems });
      // Entries that come or go bring and take places.
      if (draft.place(path)?.kind === "list") isStale = true;
      return undefined;
    } catch (failure) {
      const outcome = failureOf(failure);
      if (outcome.kind === "waits") return outcome.why;
      if (outcome.kind === "refused") {
        refused.add(path);
        draft.tell({ kind: "problems", path, problems: [outcome.sentence] });
        return undefined;
      }
      await reload();
      draft.tell({ kind: "conflict", path, mine: edit });
      return undefined;
    }
  }

  async function sendAll(): Promise<void> {
    for (const path of [...waiting]) {
      waiting.delete(path);
      const why = await sendOne(path).catch((): WaitReason => "unreachable");
      if (why !== undefined) return putOff(path, why);
    }
    if (isStale) await reload().catch(() => undefined);
    keepUnsent();
    if (waiting.size > 0) draft.tell({ kind: "state", saving: "saving" });
    else if (refused.size > 0) draft.tell({ kind: "state", saving: "refused", paths: [...refused] });
    else draft.tell({ kind: "state", saving: "saved" });
  }

  function putOff(path: string, why: WaitReason): void {
    waiting.add(path);
    keepUnsent();
    draft.tell({ kind: "state", saving: "failed", why });
    cancel();
    cancel = later(() => void flush(), pauseMs.failure);
  }

  async function reload(): Promise<void> {
    const fresh = await ask();
    isStale = false;
    const mine = [...waiting, ...refused].map((path) => [path, draft.edit(path)] as const);
    know(fresh);
    draft.replace(fresh);
    for (const [path, edit] of mine) draft.show(path, edit);
  }

  async function flush(): Promise<void> {
    cancel();
    while (sending) await sending;
    sending = sendAll().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  function write(path: string, edit: Edit | null): void {
    waiting.add(path);
    refused.delete(path);
    draft.show(path, edit);
    draft.tell({ kind: "state", saving: "saving" });
    keepUnsent();
    cancel();
    cancel = later(() => void flush(), pauseMs.typing);
  }

  know(first);
  for (const { path, edit, revision } of unsent) {
    // Of then: who has changed it since is asked about.
    revisions.set(path, revision);
    write(path, edit);
  }
  return { write, isWaiting: (path) => waiting.has(path), flush, reload };
}
