import { editOf } from "#content/editing/editable-fields.ts";
import { withDocuments } from "#content/editing/overlay.ts";
import type { EditableField, EditView } from "#domain/content/content-calls.ts";
import { type Edit, tidyEdit } from "#domain/content/edits.ts";
import type { DraftResponse } from "./content-api.ts";

export interface ServerDraft {
  fields: ReadonlyMap<string, EditableField>;
  edits: ReadonlyMap<string, EditView>;
  companyPlaceholders: DraftResponse["companyPlaceholders"];
  published: DraftResponse["published"];
}

export function serverDraft({ fields, edits, companyPlaceholders, published }: DraftResponse): ServerDraft {
  return {
    fields: new Map(fields.map((field) => [field.path, field])),
    edits: new Map(edits.map((edit) => [edit.path, edit])),
    companyPlaceholders,
    published,
  };
}

/**
 * Returns the draft with one field changed. The field shows the edit as typed, with its spaces.
 * @param revision of the stored edit; omitted before it is stored
 */
export function withEdit(
  draft: ServerDraft,
  path: string,
  edit: Edit | null,
  revision = draft.edits.get(path)?.revision ?? 0,
): ServerDraft {
  const field = draft.fields.get(path);
  const defaultEdit = defaultAt(draft, path);
  const change = editToStore(draft, path, edit);
  const edits = new Map(draft.edits);
  if (change === null) edits.delete(path);
  else
    edits.set(path, {
      ...(draft.edits.get(path) ?? { path, editedAt: "", editedBy: "" }),
      edit: change,
      revision,
      defaultNow: defaultEdit,
      shippedNow: defaultEdit,
      defaultThen: defaultEdit,
      hasDefaultChanged: false,
    });
  const shown = edit ?? defaultEdit;
  const next = field && shown ? fieldWith(field, shown) : undefined;
  return { ...draft, edits, fields: next ? new Map(draft.fields).set(path, next) : draft.fields };
}

/** Returns the edit to store: null for the program's value where nothing else is published. */
export function editToStore(draft: ServerDraft, path: string, edit: Edit | null): Edit | null {
  return draft.published[path] === undefined && isSameEdit(edit, defaultAt(draft, path)) ? null : edit;
}

/** Returns the program's value at a path; null if it has no such field. */
export function defaultAt({ fields, edits }: ServerDraft, path: string): Edit | null {
  const edit = edits.get(path);
  const field = fields.get(path);
  return edit ? edit.defaultNow : field ? editOf(field) : null;
}

export function unpublishedCount({ edits, published }: Pick<ServerDraft, "edits" | "published">): number {
  const paths = new Set([...edits.keys(), ...Object.keys(published)]);
  return [...paths].filter((path) => !isSameEdit(edits.get(path)?.edit ?? null, published[path] ?? null))
    .length;
}

/** Compares two edits as stored: the server trims spaces. */
export function isSameEdit(one: Edit | null, other: Edit | null): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  return (
    one?.kind === other?.kind &&
    JSON.stringify(one && tidyEdit(one)) === JSON.stringify(other && tidyEdit(other))
  );
}

function fieldWith(field: EditableField, edit: Edit): EditableField {
  if (edit.kind === "list") return field.kind === "list" ? { ...field, ids: edit.order } : field;
  if (edit.kind === "document") {
    if (field.kind !== "document") return field;
    return { ...field, ...withDocuments(field, edit) };
  }
  return edit.kind === field.kind ? ({ ...field, ...edit } as EditableField) : field;
}
