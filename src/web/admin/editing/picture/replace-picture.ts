import type { EditablePictureField } from "#domain/content/content-calls.ts";
import { type PictureEdit, pictureEdit } from "#domain/content/edits.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import type { DraftStore } from "../state/draft-store.ts";

/** Puts an uploaded picture into the field at `path` as it is now: during the upload it may have been edited or removed. */
export function replacePicture(
  store: Pick<DraftStore, "state" | "change">,
  path: string,
  picture: OwnPicture,
): void {
  const field = store.state().fields.get(path);
  if (field?.kind !== "picture") return;
  const edit = editOf(field);
  // The description of a program's picture does not fit another one.
  const isProgram = typeof edit.picture === "string";
  store.change(
    path,
    pictureEdit(picture, (locale) => (isProgram ? "" : edit[locale])),
  );
}

/** The field's value as an edit that leaves it unchanged. */
export function editOf(field: EditablePictureField): PictureEdit {
  return pictureEdit(field.picture, (locale) => field[locale]);
}
