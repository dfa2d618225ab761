import { useQueryClient } from "@tanstack/react-query";
import { projectWorkWords as words } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import type { BulkChange } from "#domain/projects/history/bulk-change.ts";
import type { ChangedProject } from "#domain/projects/history/history-calls.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";
import { projectsKey } from "../state/project-api.ts";
import { changeInBulk, eraseProjects, restoreProjects, undoChanges } from "./history-api.ts";

type Undo = NonNullable<ToastMessage["action"]>;

export interface ProjectChanges {
  changeInBulk(ids: readonly number[], change: BulkChange): Promise<boolean>;
  /** Action of a toast that undoes the changes. */
  undoAction(changed: readonly ChangedProject[]): Undo;
  /** Action of a toast that takes projects out of the trash. */
  restoreAction(ids: readonly number[]): Undo;
  restore(id: number, title: string): Promise<boolean>;
  erase(id: number, title: string): Promise<boolean>;
}

export function useProjectChanges(): ProjectChanges {
  const client = useQueryClient();
  const showToast = useToast();

  async function attempt<Done>(change: () => Promise<Done>, toastOf: (done: Done) => ToastMessage) {
    try {
      const done = await change();
      await client.invalidateQueries({ queryKey: projectsKey });
      showToast(toastOf(done));
      return true;
    } catch (failure) {
      showToast(failureToast(words.failure, failure));
      void client.invalidateQueries({ queryKey: projectsKey });
      return false;
    }
  }

  const undoAction = (changed: readonly ChangedProject[]): Undo => ({
    label: words.undo,
    run: () =>
      void attempt(
        () => undoChanges(changed),
        () => ({ title: words.undone }),
      ),
  });
  const restoreAction = (ids: readonly number[]): Undo => ({
    label: words.undo,
    run: () =>
      void attempt(
        () => restoreProjects(ids),
        () => ({ title: words.restored }),
      ),
  });
  return {
    undoAction,
    restoreAction,
    changeInBulk: (ids, change) =>
      attempt(
        () => changeInBulk(ids, change),
        (changed) => {
          if (changed.length === 0) return { title: words.changed.nothing };
          const title = fill(words.changed[change.kind], { count: changed.length });
          return {
            title,
            action: change.kind === "toTrash" ? restoreAction(idsOf(changed)) : undoAction(changed),
          };
        },
      ),
    restore: (id, title) =>
      attempt(
        () => restoreProjects([id]),
        () => ({ title: fill(words.trash.restored, { title }) }),
      ),
    erase: (id, title) =>
      attempt(
        () => eraseProjects([id]),
        () => ({ title: fill(words.trash.erased, { title }) }),
      ),
  };
}

function idsOf(changed: readonly ChangedProject[]): number[] {
  return changed.map(({ id }) => id);
}
