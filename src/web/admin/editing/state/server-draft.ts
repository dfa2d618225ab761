import { editOf } from "#content/editing/places.ts";
import type { EditablePlace, EditView } from "#domain/content/content-calls.ts";
import { type Edit, tidyEdit } from "#domain/content/edits.ts";
import { documentAddress } from "#domain/files/document.ts";
import type { SentDraft } from "./content-api.ts";

export interface ServerDraft {
  places: ReadonlyMap<string, EditablePlace>;
  edits: ReadonlyMap<string, EditView>;
  facts: SentDraft["facts"];
  published: SentDraft["published"];
}

export function serverDraft({ places, edits, facts, published }: SentDraft): ServerDraft {
  return {
    places: new Map(places.map((place) => [place.path, place])),
    edits: new Map(edits.map((edit) => [edit.path, edit])),
    facts,
    published,
  };
}

/** Returns the draft with one field changed. @param revision of the stored edit; omitted before it is stored */
export function withEdit(
  draft: ServerDraft,
  path: string,
  edit: Edit | null,
  revision = draft.edits.get(path)?.revision ?? 0,
): ServerDraft {
  const place = draft.places.get(path);
  const original = originalAt(draft, path);
  const edits = new Map(draft.edits);
  if (edit === null) edits.delete(path);
  else
    edits.set(path, {
      ...(draft.edits.get(path) ?? { path, editedAt: "", editedBy: "" }),
      edit,
      revision,
      original,
      basis: original,
      isOriginalNew: false,
    });
  const shown = edit ?? original;
  const next = place && shown ? placeWith(place, shown) : undefined;
  return { ...draft, edits, places: next ? new Map(draft.places).set(path, next) : draft.places };
}

/** Returns the program's value at a path; null if it has no such field. */
export function originalAt({ places, edits }: ServerDraft, path: string): Edit | null {
  const edit = edits.get(path);
  const place = places.get(path);
  return edit ? edit.original : place ? editOf(place) : null;
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

function placeWith(place: EditablePlace, edit: Edit): EditablePlace {
  if (edit.kind === "list") return place.kind === "list" ? { ...place, ids: edit.order } : place;
  if (edit.kind === "document") {
    if (place.kind !== "document") return place;
    const { ko, en } = edit;
    return { ...place, ko: ko ? documentAddress(ko) : place.ko, en: en ? documentAddress(en) : place.en };
  }
  return edit.kind === place.kind ? ({ ...place, ...edit } as EditablePlace) : place;
}
