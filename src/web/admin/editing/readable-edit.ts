import { editor } from "#content/admin/editor.ts";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import type { Edit, FilmEdit } from "#domain/content/edits.ts";
import { isUploadedFilm } from "#domain/films/film-source.ts";
import type { Locale } from "#domain/locale.ts";
import { filmFacts } from "../films/film-facts.ts";
import { entryName } from "./field-name.ts";

type Fields = ReadonlyMap<string, EditableField>;

/**
 * Returns an edit as readable text in a language. @param path its field @param fields provide the names of list
 * entries
 */
export function readableEdit(edit: Edit | null, locale: Locale, path: string, fields: Fields): string {
  switch (edit?.kind) {
    case undefined:
      return editor.publish.absent;
    case "text":
      return edit[locale];
    case "texts":
      return edit[locale].join("\n\n") || editor.publish.empty;
    case "fact":
      if (typeof edit.value === "boolean") return editor.publish.shown[edit.value ? "yes" : "no"];
      return Array.isArray(edit.value) ? edit.value.join(", ") : String(edit.value);
    case "picture":
      return edit[locale] || pictureTools.none;
    case "document":
      return edit[locale]?.name ?? editor.document.original;
    case "film":
      return filmText(edit.film);
    case "list":
      return fill(editor.order, { ids: edit.order.map((id) => entryName(path, id, fields)).join(", ") });
  }
}

function filmText(film: FilmEdit["film"]): string {
  if (typeof film === "string") return filmTools.original;
  return isUploadedFilm(film) ? `${filmTools.uploaded} (${filmFacts(film)})` : film.address;
}

export function isSameInAllLanguages(edit: Edit | null): boolean {
  return edit?.kind === "fact" || edit?.kind === "film" || edit?.kind === "list";
}
