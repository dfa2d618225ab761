import type { Edit } from "#domain/content/edits.ts";

export interface UndoItem {
  path: string;
  before: Edit | null;
  after: Edit | null;
}

export type Step = readonly UndoItem[];

/** The steps of an editor that can be undone and redone. */
export interface UndoHistory {
  /** @param isContinuation true if the step continues the typing of the last one, unless that was undone or redone */
  remember(step: Step, isContinuation: boolean): void;
  undo(): readonly Pick<UndoItem, "path" | "after">[];
  redo(): Step;
  /** Removes the steps of a field that somebody else has changed. */
  forget(path: string): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function createUndoHistory(): UndoHistory {
  let done: Step[] = [];
  let undone: Step[] = [];
  let startsStep = false;
  const take = (from: Step[], to: Step[]): Step => {
    const step = from.pop();
    if (step) to.push(step);
    startsStep = true;
    return step ?? [];
  };
  return {
    remember(step, isContinuation) {
      const last = done.at(-1);
      const merged = isContinuation && !startsStep ? continued(last, step) : undefined;
      if (merged) done[done.length - 1] = merged;
      else done.push(step);
      undone = [];
      startsStep = false;
    },
    undo: () =>
      take(done, undone)
        .map(({ path, before }) => ({ path, after: before }))
        .toReversed(),
    redo: () => take(undone, done),
    forget(path) {
      const without = (steps: Step[]) =>
        steps.map((step) => step.filter((change) => change.path !== path)).filter((step) => step.length > 0);
      done = without(done);
      undone = without(undone);
    },
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
  };
}

function continued(last: Step | undefined, step: Step): Step | undefined {
  const isOfSame =
    last?.length === step.length && last.every(({ path }, index) => path === step[index]?.path);
  return isOfSame
    ? last.map((change, index) => ({ ...change, after: step[index]?.after ?? null }))
    : undefined;
}
