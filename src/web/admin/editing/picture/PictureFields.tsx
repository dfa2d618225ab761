import { useId } from "react";
import { editor } from "#content/admin/editor.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { descriptionMayBeEmpty } from "#content/editing/edit-problems.ts";
import type { PicturePlace } from "#domain/content/content-calls.ts";
import { maxTextLength, type PictureEdit, pictureEdit } from "#domain/content/edits.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { FileDrop } from "../../files/FileDrop.tsx";
import type { DraftStore } from "../state/draft-store.ts";
import { CurrentPicture } from "./CurrentPicture.tsx";
import { ChoosePicture, isUploading, PictureProgress } from "./PictureUpload.tsx";
import { ProgramPictures } from "./ProgramPictures.tsx";
import { useUploadedPicture } from "./use-uploaded-picture.ts";

interface PictureFieldsProps {
  place: PicturePlace;
  /** The program's picture of the field. */
  original: PictureEdit;
  store: DraftStore;
  isFirst: boolean;
}

export function PictureFields({ place, original, store, isFirst }: PictureFieldsProps) {
  const { path } = place;
  const change = (part: Partial<PictureEdit>) => store.change(path, { ...editOf(place), ...part });
  const { bringing, bring } = useUploadedPicture((picture) => {
    // Read again: the description may have been edited during the upload.
    const present = store.state().places.get(path);
    const was = present?.kind === "picture" ? editOf(present) : original;
    // The description of a program's picture does not fit another one.
    const isProgram = typeof was.picture === "string";
    store.change(
      path,
      pictureEdit(picture, (locale) => (isProgram ? "" : was[locale])),
    );
    void store.flush();
  });
  const move = (focus: OwnPicture["focus"]) =>
    typeof place.picture === "object" && change({ picture: { ...place.picture, focus } });
  return (
    <>
      <FileDrop onFiles={([file]) => file && void bring(file)} className="p-2.5">
        <CurrentPicture picture={place.picture} onFocus={move} />
        <ChoosePicture isFirst={isFirst} isBusy={isUploading(bringing)} onFile={(file) => void bring(file)} />
        <PictureProgress
          bringing={bringing}
          isDescribed={
            descriptionMayBeEmpty(original) || locales.every((locale) => place[locale].trim() !== "")
          }
          onAgain={(file) => void bring(file)}
        />
      </FileDrop>
      <ProgramPictures place={place} original={original} onChoose={change} />
      <Descriptions place={place} original={original} onChange={change} />
    </>
  );
}

function editOf(place: PicturePlace): PictureEdit {
  return pictureEdit(place.picture, (locale) => place[locale]);
}

interface DescriptionsProps {
  place: PicturePlace;
  original: PictureEdit;
  onChange: (part: Partial<PictureEdit>) => void;
}

function Descriptions({ place, original, onChange }: DescriptionsProps) {
  const id = useId();
  return (
    <fieldset className="mt-3.5">
      <legend className="font-semibold text-note">{pictureTools.description}</legend>
      <p id={`${id}-hint`} className="mt-0.5 mb-2 text-muted text-small">
        {pictureTools.descriptionHint} {descriptionMayBeEmpty(original) && pictureTools.decorates}
      </p>
      {locales.map((locale: Locale) => (
        <div key={locale} className="mb-2.5">
          <label htmlFor={`${id}-${locale}`} className="mb-1 block font-semibold text-small">
            {editor.card[locale]}
          </label>
          <textarea
            id={`${id}-${locale}`}
            lang={locale}
            rows={2}
            maxLength={maxTextLength}
            aria-describedby={`${id}-hint`}
            value={place[locale]}
            onChange={(event) => onChange({ [locale]: event.currentTarget.value })}
            className={`${toolControl} resize-y`}
          />
        </div>
      ))}
    </fieldset>
  );
}
