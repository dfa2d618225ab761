import * as z from "zod/mini";
import { type Edit, editSchema } from "#domain/content/edits.ts";
import type { UnsavedEntries } from "../../unsaved/unsaved-entries.ts";
import { isSameEdit, type ServerDraft } from "./server-draft.ts";

const pendingEditSchema = z.object({
  edit: z.nullable(editSchema),
  /** Revision of the server's edit that it was made over; 0 where there was none. */
  revision: z.int().check(z.nonnegative()),
  /** The server's edit that it was made over. */
  before: z.nullable(editSchema),
  /** Edits that were sent without an answer: the server may have stored them. */
  unconfirmed: z.array(z.nullable(editSchema)),
  /** "refused" waits to be corrected, "conflict" for a decision: somebody else has changed the field meanwhile. */
  status: z.enum(["waiting", "refused", "conflict"]),
});

/** An edit that the server does not have yet. It goes only by being stored, or by a decision of the person. */
export type PendingEdit = z.infer<typeof pendingEditSchema>;

/** An older unconfirmed edit that turns out to be stored is reported as a conflict with oneself. */
const maxUnconfirmed = 10;

/** The pending edits by path, in memory and in the browser. */
export interface PendingEdits {
  readonly all: ReadonlyMap<string, PendingEdit>;
  get(path: string): PendingEdit | undefined;
  paths(status: PendingEdit["status"]): string[];
  /** Adds an edit over what the server has, or replaces the pending one. */
  write(path: string, edit: Edit | null, server: ServerDraft): void;
  /** Keeps the edit that is pending, with another state. */
  update(path: string, part: Partial<Omit<PendingEdit, "edit">>): void;
  remove(path: string): void;
  /** Takes over what closed pages have left at other paths than those that are pending. @returns whether there was any */
  adopt(): boolean;
  /** Leaves the browser's copies to the next page. */
  close(): void;
}

export type KeptEdits = Pick<UnsavedEntries, "keep" | "forget" | "adopt">;

export function createPendingEdits(kept: KeptEdits): PendingEdits {
  const all = new Map<string, PendingEdit>();
  let isClosed = false;
  const set = (path: string, pending: PendingEdit) => {
    all.set(path, pending);
    if (!isClosed) kept.keep(path, pending);
  };
  return {
    all,
    get: (path) => all.get(path),
    paths: (status) => [...all].flatMap(([path, pending]) => (pending.status === status ? [path] : [])),
    write(path, edit, server) {
      const former = all.get(path);
      const stored = server.edits.get(path);
      const over = former ?? {
        revision: stored?.revision ?? 0,
        before: stored?.edit ?? null,
        unconfirmed: [],
      };
      const status = former?.status === "conflict" ? "conflict" : "waiting";
      set(path, { ...over, edit, status });
    },
    update(path, part) {
      const pending = all.get(path);
      if (pending) set(path, { ...pending, ...part });
    },
    remove(path) {
      all.delete(path);
      kept.forget(path);
    },
    adopt() {
      const left = isClosed ? [] : kept.adopt((path) => !all.has(path));
      let hasAdopted = false;
      for (const [path, value] of left) {
        const pending = pendingEditSchema.safeParse(value).data;
        if (!pending) continue;
        all.set(path, { ...pending, status: pending.status === "conflict" ? "conflict" : "waiting" });
        hasAdopted = true;
      }
      return hasAdopted;
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
