import { projectWorkWords } from "#content/admin/project-work.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import { proposedSide } from "../../records/conflict/conflict.ts";
import type { ConflictChoices } from "../../records/form/record-kind.ts";
import { pictureList } from "../history/record-differences.ts";
import { type FormPictures, formIdentity, formPictures } from "../state/more-pictures.ts";

/** All pictures and their texts are one choice; the address of the card's picture is a field of its own. */
const key = "pictures/";

export type StoredPictures = Pick<EditableProject, "imageUrl" | "pictures">;

interface Pictures {
  base: FormPictures<unknown>;
  mine: FormPictures<unknown>;
  theirs: StoredPictures;
}

/** @param shown all pictures of the user's version */
export function pictureConflicts(
  { base, mine, theirs }: Pictures,
  shown: EditableProject["pictures"],
): ConflictingField[] {
  const proposed = proposedSide({
    base: formIdentity(base),
    mine: formIdentity(mine),
    theirs: formIdentity(formPictures(theirs.pictures, theirs.imageUrl ?? "")),
  });
  const texts = { mine: pictureList(shown), theirs: pictureList(theirs.pictures) };
  return proposed ? [{ key, label: projectWorkWords.history.pictures, ...texts, proposed }] : [];
}

/** @param imageUrl chosen picture of the card, which is not repeated among the others */
export function picturesAfterConflict<Selected>(
  mine: FormPictures<Selected>,
  theirs: StoredPictures,
  { imageUrl, choices }: { imageUrl: string; choices: ConflictChoices },
): FormPictures<Selected> {
  const theirPictures = formPictures<Selected>(theirs.pictures, imageUrl);
  const isTheirs = choices[key] === "theirs";
  const isTheirCard = theirs.imageUrl === imageUrl && (isTheirs || choices.imageUrl === "theirs");
  return {
    cardText: (isTheirCard ? theirPictures : mine).cardText,
    others: (isTheirs ? theirPictures : mine).others.filter(({ url }) => url === "" || url !== imageUrl),
  };
}
