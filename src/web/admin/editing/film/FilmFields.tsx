import { filmTools } from "#content/admin/films.ts";
import type { FilmPlace } from "#domain/content/content-calls.ts";
import { besidePath } from "#domain/content/edits.ts";
import { type FilmSource, isUploadedFilm } from "#domain/films/film-source.ts";
import { FilmField } from "../../films/FilmField.tsx";
import type { DraftStore } from "../state/draft-store.ts";

interface FilmFieldsProps {
  place: FilmPlace;
  store: DraftStore;
}

/** Another film in a place of the program's, with the picture beside it, which a frame of an upload takes the place of. */
export function FilmFields({ place: { path, film }, store }: FilmFieldsProps) {
  const picturePath = besidePath(path, "picture");
  const change = (next: FilmSource | null) => {
    store.change(path, next && { kind: "film", film: next });
    // An address is still being typed.
    if (next === null || isUploadedFilm(next)) void store.flush();
  };
  const picture = () => {
    const place = store.state().places.get(picturePath);
    return place?.kind === "picture" ? place : undefined;
  };
  return (
    <FilmField
      label={filmTools.title}
      film={typeof film === "string" ? null : film}
      onFilm={change}
      // In an entry of the company's own there is nothing of the program's to go back to.
      isRemovable={path.includes("[own-")}
      hasPoster={typeof picture()?.picture === "object"}
      onPoster={(frame) => {
        const present = picture();
        if (!present) return;
        const { ko, en } = present;
        store.change(picturePath, { kind: "picture", picture: frame, ko, en });
        void store.flush();
      }}
    />
  );
}
