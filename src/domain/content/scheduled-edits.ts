import type { StoredEdit, StoredEdits } from "./edits.ts";

/** The draft as it was when it was scheduled, and the content that visitors saw then. */
export interface ScheduledEdits {
  edits: StoredEdits;
  before: StoredEdits;
}

/** The published texts after a scheduled publication. */
export interface MergedSchedule {
  /** The texts from then on. */
  edits: StoredEdits;
  /** Paths that the publication changes. */
  changed: string[];
  /** Paths of scheduled texts that are skipped, because other texts were published there since. */
  skipped: string[];
}

/**
 * Merges scheduled changes into the published texts. Texts that were published after the scheduling win; if these include the
 * order of a list, its entries win, too.
 */
export function mergeSchedule({ edits, before }: ScheduledEdits, live: StoredEdits): MergedSchedule {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(edits)])];
  const pending = paths.filter(
    (path) => !isSame(edits[path], before[path]) && !isSame(edits[path], live[path]),
  );
  const publishedSince = pending.filter((path) => !isSame(live[path], before[path]));
  const isSkipped = (path: string) =>
    publishedSince.some((other) => path === other || path.startsWith(`${other}[`));
  const changed = pending.filter((path) => !isSkipped(path));
  return { edits: replaced(live, edits, changed), changed, skipped: pending.filter(isSkipped) };
}

/** Applies the changes of a scheduled publication to the draft: texts that were edited after the scheduling stay. */
export function draftAfterPublication(
  { edits, before }: ScheduledEdits,
  changed: readonly string[],
  draft: StoredEdits,
): StoredEdits {
  const unedited = changed.filter((path) => isSame(draft[path], before[path]));
  return replaced(draft, edits, unedited);
}

/** These edits with those of `others` at some paths. */
function replaced(edits: StoredEdits, others: StoredEdits, paths: readonly string[]): StoredEdits {
  const at = new Set(paths);
  const untouched = Object.entries(edits).filter(([path]) => !at.has(path));
  const put = paths.flatMap((path): [string, StoredEdit][] => {
    const edit = others[path];
    return edit ? [[path, edit]] : [];
  });
  return Object.fromEntries([...untouched, ...put]);
}

function isSame(one: StoredEdit | undefined, other: StoredEdit | undefined): boolean {
  return JSON.stringify(one?.edit) === JSON.stringify(other?.edit);
}
