import type { StoredEdit, StoredEdits } from "./edits.ts";

/** The draft as it was planned, and what visitors saw then. */
export interface PlannedEdits {
  edits: StoredEdits;
  before: StoredEdits;
}

/** The published words after the publication of a plan. */
export interface MergedPlan {
  /** The words from then on. */
  edits: StoredEdits;
  /** Paths of what the plan changes. */
  changed: string[];
  /** Paths of planned texts that are skipped, because other texts were published there since. */
  skipped: string[];
}

/**
 * Merges the changes of a plan into the published words. Words that were published after the planning win; if these include the
 * order of a list, its entries win, too.
 */
export function mergePlan({ edits, before }: PlannedEdits, live: StoredEdits): MergedPlan {
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

/** Lays the changes that a plan has published over a draft: what was edited since the planning stays. */
export function draftAfterPlan(
  { edits, before }: PlannedEdits,
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
