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
  options: SaverOptions,
): Saver {
  const { ask, later } = options;
  const ledger = createLedger(draft, first, options.keep);
  const { waiting, refused } = ledger;
  let cancel = () => {};
  let sending: Promise<void> | undefined;

  const reload = async () => takeOver(await askedAfterAll(ledger, ask), draft, ledger);

  async function sendAll(): Promise<void> {
    let isStale = false;
    for (const path of [...waiting]) {
      waiting.delete(path);
      const outcome = await sendOne(path, draft, ledger, options);
      if (outcome.kind === "waits") return putOff(path, outcome.why);
      if (outcome.kind === "conflict" && !(await meet(path, draft, ledger, ask)))
        return putOff(path, "unreachable");
      // Entries that come or go bring and take places.
      isStale ||= outcome.kind === "stored" && draft.place(path)?.kind === "list";
    }
    if (isStale) await reload().catch(() => undefined);
    ledger.keep();
    draft.tell(ledger.news());
  }

  /** @param path of what was being sent, which waits again */
  function putOff(path: string, why: WaitReason): void {
    waiting.add(path);
    ledger.keep();
    draft.tell({ kind: "state", saving: "failed", why });
    cancel();
    cancel = later(() => void flush(), pauseMs.failure);
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
    ledger.keep();
    cancel();
    cancel = later(() => void flush(), pauseMs.typing);
  }

  for (const { path, edit, revision } of unsent) {
    // Of then: who has changed it since is asked about.
    ledger.stored(path, revision);
    write(path, edit);
  }
  return { write, isWaiting: (path) => waiting.has(path), flush, reload };
}

/** Shows what somebody else has written at a place. @returns whether that could be read */
async function meet(
  path: string,
  draft: SavedDraft,
  ledger: Ledger,
  ask: SaverOptions["ask"],
): Promise<boolean> {
  // Until it is asked about it stays, whatever else is read meanwhile.
  ledger.waiting.add(path);
  try {
    const fresh = await askedAfterAll(ledger, ask);
    const mine = draft.edit(path);
    // Also what was typed while the answer was on its way: stored now, it would be written over theirs unasked.
    ledger.waiting.delete(path);
    takeOver(fresh, draft, ledger);
    draft.tell({ kind: "conflict", path, mine });
    return true;
  } catch {
    return false;
  }
}

/** What is not stored yet, and which revision each place has on the server. */
interface Ledger {
  waiting: Set<string>;
  underWay: Set<string>;
  refused: Set<string>;
  /** How many edits the server has answered. */
  answered: number;
  unstored(): string[];
  revision(path: string): number;
  stored(path: string, revision: number): void;
  know(draft: SentDraft): void;
  /** Keeps what is not stored beyond this page. */
  keep(): void;
  /** How it stands, where nothing has failed. */
  news(): SavingNews;
}

/** Puts what the server has in the place of everything but what is not stored. */
function takeOver(fresh: SentDraft, draft: SavedDraft, ledger: Ledger): void {
  const mine = ledger.unstored().map((path) => [path, draft.edit(path)] as const);
  ledger.know(fresh);
  draft.replace(fresh);
  for (const [path, edit] of mine) draft.show(path, edit);
}

/** An answer that is on its way while something is stored may be older than that: then it is asked for again. */
async function askedAfterAll(ledger: Ledger, ask: SaverOptions["ask"]): Promise<SentDraft> {
  const { answered } = ledger;
  const fresh = await ask();
  return ledger.answered === answered ? fresh : askedAfterAll(ledger, ask);
}

function createLedger(draft: SavedDraft, first: SentDraft, keep: SaverOptions["keep"]): Ledger {
  const waiting = new Set<string>();
  const underWay = new Set<string>();
  const refused = new Set<string>();
  const known = ({ edits }: SentDraft) => new Map(edits.map(({ path, revision }) => [path, revision]));
  let revisions = known(first);
  const revision = (path: string) => revisions.get(path) ?? 0;
  const unstored = () => [...new Set([...waiting, ...underWay, ...refused])];
  return {
    waiting,
    underWay,
    refused,
    answered: 0,
    unstored,
    revision,
    stored: (path, revision) => void revisions.set(path, revision),
    know(fresh) {
      revisions = known(fresh);
    },
    keep() {
      keep(unstored().map((path) => ({ path, edit: draft.edit(path), revision: revision(path) })));
    },
    news() {
      if (waiting.size > 0) return { kind: "state", saving: "saving" };
      if (refused.size > 0) return { kind: "state", saving: "refused", paths: [...refused] };
      return { kind: "state", saving: "saved" };
    },
  };
}

async function sendOne(
  path: string,
  draft: SavedDraft,
  ledger: Ledger,
  { send, failureOf }: SaverOptions,
): Promise<SendFailure | { kind: "stored" }> {
  const { underWay, refused, revision, stored } = ledger;
  underWay.add(path);
  try {
    const answer = await send({ path, edit: draft.edit(path), revision: revision(path) });
    stored(path, answer.revision);
    draft.tell({ kind: "problems", path, problems: answer.problems });
    return { kind: "stored" };
  } catch (failure) {
    const outcome = failureOf(failure);
    if (outcome.kind !== "refused") return outcome;
    refused.add(path);
    draft.tell({ kind: "problems", path, problems: [outcome.sentence] });
    return outcome;
  } finally {
    underWay.delete(path);
    ledger.answered += 1;
  }
}
