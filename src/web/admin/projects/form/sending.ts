import type { EditedProject } from "#domain/projects/project.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import { ApiError } from "../../../api-client.ts";
import { createProject, newerVersion, updateProject } from "../project-api.ts";
import { differences, entryOf, type ProjectEntry } from "./entry.ts";
import { withinLimit } from "./time-limit.ts";

/** How long the server may take to store a form, ms. */
const limitMs = 30_000;

interface Sending {
  /**
   * Stores the form as it was entered, once, however often it is tried.
   * @throws ApiError when the server refuses; GivenUp, or the browser's own error, when there was no answer
   */
  send(form: ProjectForm, entry: ProjectEntry, stop: AbortSignal): Promise<EditedProject>;
  /** From here on this version is edited, or overwritten. */
  goOnFrom(newer: EditedProject): void;
}

/** @param project the version that is edited; without it a new one is added, and `key` names all attempts to. */
export function createSending(project: EditedProject | undefined, key: string): Sending {
  let base = project;
  /** What was sent when there was no answer: any of it may have been stored. */
  const unanswered: ProjectEntry[] = [];
  const isOurs = (stored: EditedProject) =>
    unanswered.some((entry) => differences(entry, entryOf(stored)).length === 0);

  const store = (form: ProjectForm, signal: AbortSignal) =>
    base ? updateProject(form, base, signal) : createProject(form, key, signal);

  return {
    goOnFrom(newer) {
      base = newer;
    },
    async send(form, entry, stop) {
      try {
        return await withinLimit(limitMs, stop, async (signal) => {
          try {
            return await store(form, signal);
          } catch (failure) {
            const newer = newerVersion(failure);
            if (!newer || !isOurs(newer)) throw failure;
            base = newer;
            return await store(form, signal);
          }
        });
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.status >= 500) unanswered.push(entry);
        throw failure;
      }
    },
  };
}
