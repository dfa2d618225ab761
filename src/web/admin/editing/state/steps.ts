import type { Edit } from "#domain/content/edits.ts";

/** A change of one place, as it is undone and done again. */
export interface Step {
  path: string;
  before: Edit | null;
  after: Edit | null;
}

/** What was done and can be undone, and what was undone and can be done again. */
export interface Steps {
  /** @param isGoingOn the last step is still being typed, and this one is more of it */
  remember(step: Step, isGoingOn: boolean): void;
  undo(): Step | undefined;
  redo(): Step | undefined;
  /** What was done at a place is somebody else's by now. */
  forget(path: string): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function createSteps(): Steps {
  let done: Step[] = [];
  let undone: Step[] = [];
  const take = (from: Step[], to: Step[]) => {
    const step = from.pop();
    if (step) to.push(step);
    return step;
  };
  return {
    remember(step, isGoingOn) {
      const last = done.at(-1);
      if (isGoingOn && last?.path === step.path) last.after = step.after;
      else done.push(step);
      undone = [];
    },
    undo: () => take(done, undone),
    redo: () => take(undone, done),
    forget(path) {
      done = done.filter((step) => step.path !== path);
      undone = undone.filter((step) => step.path !== path);
    },
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
  };
}
