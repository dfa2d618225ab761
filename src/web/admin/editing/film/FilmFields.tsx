import { filmTools } from "#content/admin/films.ts";
import type { EditableFilmField } from "#domain/content/content-calls.ts";
import { besidePath, pictureEdit } from "#domain/content/edits.ts";
import { type FilmSource, isUploadedFilm } from "#domain/films/film-source.ts";
import { FilmField } from "../../films/FilmField.tsx";
import type { DraftStore } from "../state/draft-store.ts";
import { isInAddedEntry } from "../state/entries.ts";

interface FilmFieldsProps {
  field: EditableFilmField;
  store: DraftStore;
}

export function FilmFields({ field: { path, film }, store }: FilmFieldsProps) {
  const picturePath = besidePath(path, "picture");
  const change = (next: FilmSource | null) => {
    store.change(path, next && { kind: "film", film: next });
    // A typed address may be incomplete.
    if (next === null || isUploadedFilm(next)) void store.flush();
  };
  const picture = () => {
    const field = store.state().fields.get(picturePath);
    return field?.kind === "picture" ? field : undefined;
  };
  return (
    <FilmField
      label={filmTools.title}
      film={typeof film === "string" ? null : film}
      onFilm={change}
      isRemovable={isInAddedEntry(path)}
      hasPoster={typeof picture()?.picture === "object"}
      onPoster={(frame) => {
        const present = picture();
        if (!present) return;
        store.change(
          picturePath,
          pictureEdit(frame, (locale) => present[locale]),
        );
        void store.flush();
      }}
    />
  );
}
