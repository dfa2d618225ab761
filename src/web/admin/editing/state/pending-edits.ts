import * as z from "zod/mini";
import { type Edit, editSchema } from "#domain/content/edits.ts";
import type { UnsavedEntries } from "../../unsaved/unsaved-entries.ts";
import { isSameEdit, type ServerDraft } from "./server-draft.ts";

const pendingEditSchema = z.object({
  edit: z.nullable(editSchema),
  /** Revision of the server's edit that it replaces; 0 without one. */
  revision: z.int().check(z.nonnegative()),
  before: z.nullable(editSchema),
  /** Sent edits without a response: the server may have stored them. */
  unconfirmed: z.array(z.nullable(editSchema)),
  /** "refused" needs a correction, "conflict" a decision because somebody else has changed the field. */
  status: z.enum(["waiting", "refused", "conflict"]),
});

/** An edit that the server does not have yet. It is only removed when stored or by a decision of the user. */
export type PendingEdit = z.infer<typeof pendingEditSchema>;

/** Number of sent edits that are recognized as the user's own. An older one that the server has stored is taken for a conflict. */
const maxUnconfirmed = 10;

export interface PendingEdits {
  readonly all: ReadonlyMap<string, PendingEdit>;
  get(path: string): PendingEdit | undefined;
  paths(status: PendingEdit["status"]): string[];
  write(path: string, edit: Edit | null, server: ServerDraft): void;
  update(path: string, part: Partial<Omit<PendingEdit, "edit">>): void;
  remove(path: string): void;
  /** Restores edits of closed pages, except at paths that are already pending. @returns whether there were any */
  restore(): boolean;
  /** Releases the browser's copies for the next page. */
  close(): void;
}

export type EditStorage = Pick<UnsavedEntries, "keep" | "forget" | "restore">;

export function createPendingEdits(storage: EditStorage): PendingEdits {
  const all = new Map<string, PendingEdit>();
  let isClosed = false;
  const set = (path: string, pending: PendingEdit) => {
    all.set(path, pending);
    if (!isClosed) storage.keep(path, pending);
  };
  return {
    all,
    get: (path) => all.get(path),
    paths: (status) => [...all].flatMap(([path, pending]) => (pending.status === status ? [path] : [])),
    write(path, edit, server) {
      const former = all.get(path);
      const stored = server.edits.get(path);
      const base = former ?? {
        revision: stored?.revision ?? 0,
        before: stored?.edit ?? null,
        unconfirmed: [],
      };
      const status = former?.status === "conflict" ? "conflict" : "waiting";
      set(path, { ...base, edit, status });
    },
    update(path, part) {
      const pending = all.get(path);
      if (pending) set(path, { ...pending, ...part });
    },
    remove(path) {
      all.delete(path);
      storage.forget(path);
    },
    restore() {
      const restored = isClosed ? [] : storage.restore((path) => !all.has(path));
      let hasRestored = false;
      for (const [path, value] of restored) {
        const pending = pendingEditSchema.safeParse(value).data;
        if (!pending) continue;
        all.set(path, { ...pending, status: pending.status === "conflict" ? "conflict" : "waiting" });
        hasRestored = true;
      }
      return hasRestored;
    },
    close() {
      isClosed = true;
    },
  };
}

export function withUnconfirmed(
  edits: PendingEdit["unconfirmed"],
  edit: Edit | null,
): PendingEdit["unconfirmed"] {
  return [...withoutEdit(edits, edit), edit].slice(-maxUnconfirmed);
}

export function withoutEdit(
  edits: PendingEdit["unconfirmed"],
  edit: Edit | null,
): PendingEdit["unconfirmed"] {
  return edits.filter((other) => !isSameEdit(other, edit));
}
