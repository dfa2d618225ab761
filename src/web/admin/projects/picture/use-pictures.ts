import { useState } from "react";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import { maxPictures, type ProjectPicture } from "#domain/projects/pictures.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { newIdempotencyKey } from "../../../idempotency-key.ts";
import { type SelectedPicture, type Uploaded, uploadFile, usePicture } from "../../pictures/use-picture.ts";
import { type PictureInput, type SelectedFile, usePictureInput } from "../../pictures/use-picture-input.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import type { ConflictChoices } from "../../records/form/record-kind.ts";
import type { EntryForm } from "../state/entry.ts";
import {
  type Description,
  formIdentity,
  formPictures,
  moved,
  noText,
  type PictureEntry,
  pictureOf,
} from "../state/more-pictures.ts";
import { pictureConflicts, picturesAfterConflict, type StoredPictures } from "./picture-conflict.ts";

type Entry = PictureEntry<SelectedFile>;

type AllUploaded =
  | { kind: "stored"; imageUrl: string; pictures: ProjectPicture[] }
  | { kind: "failed"; failure: unknown };

/** Pictures of a project in its form. The first is the card's: its address is a field of the form. */
export interface Pictures {
  card: SelectedPicture;
  cardText: Description;
  describeCard(text: Partial<Description>): void;
  others: readonly Entry[];
  isFull: boolean;
  /** Input for files that are added to the others. */
  input: PictureInput;
  isConverting: boolean;
  inputs: readonly PictureInput[];
  change(key: string, text: Partial<Description>): void;
  remove(key: string): void;
  /** Moves a picture among the others, or to the card's position before them. */
  move(from: number, to: number): void;
  conflictingFields(theirs: EditableProject): ConflictingField[];
  /** Continues from a newer version with the chosen pictures; the card's is already chosen in the form. */
  resolveConflict(theirs: EditableProject, choices: ConflictChoices): void;
  isDirty(): boolean;
  /** Stored pictures with their present descriptions, without files that are not uploaded yet. */
  storedPictures: readonly ProjectPicture[];
  /** Uploads the chosen files; then they are no longer selected. */
  upload(stop: AbortSignal): Promise<AllUploaded>;
  /** Upload progress in percent; `undefined` without an upload. */
  progress: number | undefined;
}

export const fullText = fill(projectWorkWords.pictures.full, { most: maxPictures });

export const noPictures: StoredPictures = { imageUrl: null, pictures: [] };

/** @param stored the version that the form is based on. @param unsaved all its pictures with unsaved changes, the card's first */
export function usePictures(form: EntryForm, stored: StoredPictures, unsaved = stored.pictures): Pictures {
  const card = usePicture();
  const base = formPictures<SelectedFile>(stored.pictures, stored.imageUrl ?? "");
  const [opened] = useState(() => formPictures<SelectedFile>(unsaved, imageUrlIn(form)));
  const [cardText, setCardText] = useState(opened.cardText);
  const [others, setOthers] = useState(opened.others);
  const mine = { cardText, others };
  const [progress, setProgress] = useState<number>();
  const room = maxPictures - 1 - others.length;
  const add = (file: SelectedFile) => setOthers((now) => [...now, entryOf(file, "", noText)]);
  const input = usePictureInput({ room, full: fullText, onPicture: add });
  const inputs = [card.input, input];
  const isDirty = () =>
    card.selectedFile !== undefined ||
    inputs.some(({ refused }) => refused.length > 0) ||
    formIdentity(mine) !== formIdentity(base);

  /** Makes a picture the one of the card. The former picture of the card, if any, becomes the first of the others. */
  function toCard(entry: Entry, rest: readonly Entry[]): void {
    const typed = imageUrlIn(form);
    const file = card.selectedFile;
    const former = file || typed !== "" ? [entryOf(file, file ? "" : typed, cardText)] : [];
    if (entry.selectedFile) card.select(entry.selectedFile);
    else card.deselect();
    form.setValue("imageUrl", entry.url, { shouldDirty: true });
    setCardText({ alt: entry.alt, altEn: entry.altEn });
    setOthers([...former, ...rest]);
  }

  async function upload(stop: AbortSignal): Promise<AllUploaded> {
    const first = await sendCard(card, form, stop);
    if (first.kind === "failed") return first;
    const sent = await sendSelected(others, stop, setProgress);
    setProgress(undefined);
    // Kept, so that a second attempt does not upload them again.
    setOthers(sent.entries);
    if ("failure" in sent) return { kind: "failed", failure: sent.failure };
    const pictures = storedPicturesOf(form, cardText, sent.entries);
    return { kind: "stored", imageUrl: imageUrlIn(form), pictures };
  }

  const storedPictures = storedPicturesOf(form, cardText, others);
  return {
    card,
    ...mine,
    isDirty,
    storedPictures,
    upload,
    input,
    isFull: room <= 0,
    isConverting: inputs.some((each) => each.isConverting),
    inputs,
    progress: card.progress ?? progress,
    describeCard: (text) => setCardText({ ...cardText, ...text }),
    change: (key, text) =>
      setOthers((now) => now.map((entry) => (entry.key === key ? { ...entry, ...text } : entry))),
    remove: (key) => setOthers((now) => now.filter((entry) => entry.key !== key)),
    move(from, to) {
      const entry = others[from];
      if (to >= 0) setOthers(moved(others, from, to));
      else if (entry) toCard(entry, others.toSpliced(from, 1));
    },
    conflictingFields: (theirs) => pictureConflicts({ base, mine, theirs }, storedPictures),
    resolveConflict(theirs, choices) {
      const merged = picturesAfterConflict(mine, theirs, { imageUrl: imageUrlIn(form), choices });
      setCardText(merged.cardText);
      setOthers(merged.others);
    },
  };
}

/** Uploads the card's picture. Its address is set in the form, so that a second attempt keeps it. */
async function sendCard(card: SelectedPicture, form: EntryForm, stop: AbortSignal): Promise<Uploaded> {
  const sent = await card.upload(stop);
  if (sent.kind === "stored") form.setValue("imageUrl", sent.imageUrl);
  return sent;
}

function storedPicturesOf(
  form: EntryForm,
  cardText: Description,
  others: readonly Entry[],
): ProjectPicture[] {
  const card = { url: imageUrlIn(form), ...cardText };
  return [card, ...others].filter(({ url }) => url !== "").map(pictureOf);
}

function imageUrlIn(form: EntryForm): string {
  return form.getValues("imageUrl").trim();
}

function entryOf(selectedFile: SelectedFile | undefined, url: string, { alt, altEn }: Description): Entry {
  return { key: url || newIdempotencyKey(), url, selectedFile, alt, altEn };
}

/** Uploads files one by one. @returns the updated entries, and the error, if any */
async function sendSelected(
  entries: readonly Entry[],
  stop: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<{ entries: Entry[]; failure?: unknown }> {
  const sent = [...entries];
  for (const [index, entry] of entries.entries()) {
    if (!entry.selectedFile) continue;
    try {
      onProgress(0);
      const url = await uploadFile(entry.selectedFile.file, onProgress, stop);
      sent[index] = { ...entry, url, selectedFile: undefined };
    } catch (failure) {
      return { entries: sent, failure };
    }
  }
  return { entries: sent };
}
