import { projectWorkWords } from "#content/admin/project-work.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import { proposedSide } from "../../records/conflict/conflict.ts";
import type { ConflictChoices } from "../../records/form/record-kind.ts";
import { pictureList } from "../history/record-differences.ts";
import { type FormPictures, formIdentity, formPictures } from "../state/more-pictures.ts";

/** All pictures and their texts are one choice; the address of the card's picture is a field of its own. */
const key = "pictures/";

type Newer = Pick<EditableProject, "imageUrl" | "pictures">;

interface Pictures {
  start: FormPictures<unknown>;
  mine: FormPictures<unknown>;
  newer: Newer;
}

/** @param shown all pictures of the user's version */
export function pictureConflicts(
  { start, mine, newer }: Pictures,
  shown: EditableProject["pictures"],
): ConflictingField[] {
  const proposed = proposedSide({
    start: formIdentity(start),
    mine: formIdentity(mine),
    theirs: formIdentity(formPictures(newer.pictures, newer.imageUrl ?? "")),
  });
  const texts = { mine: pictureList(shown), theirs: pictureList(newer.pictures) };
  return proposed ? [{ key, label: projectWorkWords.history.pictures, ...texts, proposed }] : [];
}

/** @param imageUrl chosen picture of the card, which is not repeated among the others */
export function picturesAfterConflict<Selected>(
  mine: FormPictures<Selected>,
  newer: Newer,
  { imageUrl, choices }: { imageUrl: string; choices: ConflictChoices },
): FormPictures<Selected> {
  const theirs = formPictures<Selected>(newer.pictures, imageUrl);
  const isTheirs = choices[key] === "theirs";
  const isTheirCard = newer.imageUrl === imageUrl && (isTheirs || choices.imageUrl === "theirs");
  return {
    cardText: (isTheirCard ? theirs : mine).cardText,
    others: (isTheirs ? theirs : mine).others.filter(({ url }) => url === "" || url !== imageUrl),
  };
}
