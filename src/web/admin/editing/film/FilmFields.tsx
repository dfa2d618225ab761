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

export function FilmFields({ field, store }: FilmFieldsProps) {
  const { path } = field;
  const picturePath = besidePath(path, "picture");
  const change = (alter: (film: FilmSource | null) => FilmSource | null) => {
    // Read again: an upload may end long after it began, and the field may be gone by then.
    const now = store.state().fields.get(path);
    if (now?.kind !== "film") return;
    const before = ownFilm(now);
    const next = alter(before);
    if (next === before) return;
    store.change(path, next && { kind: "film", film: next });
    // A typed address may be incomplete.
    if (next === null || isUploadedFilm(next)) void store.flush();
  };
  const picture = () => {
    const beside = store.state().fields.get(picturePath);
    return beside?.kind === "picture" ? beside : undefined;
  };
  return (
    <FilmField
      label={filmTools.title}
      film={ownFilm(field)}
      onFilm={change}
      isRemovable={isInAddedEntry(path)}
      hasPoster={() => typeof picture()?.picture === "object"}
      onPoster={(frame) => {
        const present = picture();
        if (!present) return;
        store.change(
          picturePath,
          pictureEdit(frame, (locale) => present[locale]),
        );
        void store.flush();
      }}
      track={store.track}
      target={path}
    />
  );
}

/** The company's film; null for one of the program. */
function ownFilm({ film }: EditableFilmField): FilmSource | null {
  return typeof film === "string" ? null : film;
}
