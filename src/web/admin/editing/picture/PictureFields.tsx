import { useId } from "react";
import { pictureTools } from "#content/admin/pictures.ts";
import { descriptionMayBeEmpty } from "#content/editing/edit-problems.ts";
import { languageName } from "#content/languages.ts";
import type { EditablePictureField } from "#domain/content/content-calls.ts";
import { maxTextLength, type PictureEdit } from "#domain/content/edits.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { FileDrop } from "../../files/FileDrop.tsx";
import type { DraftStore } from "../state/draft-store.ts";
import { CurrentPicture } from "./CurrentPicture.tsx";
import { ChoosePicture, isUploading, PictureProgress } from "./PictureUpload.tsx";
import { ProgramPictures } from "./ProgramPictures.tsx";
import { editOf, replacePicture } from "./replace-picture.ts";
import { useUploadedPicture } from "./use-uploaded-picture.ts";

interface PictureFieldsProps {
  field: EditablePictureField;
  /** The program's picture of the field. */
  defaultEdit: PictureEdit;
  store: DraftStore;
  isFirst: boolean;
}

export function PictureFields({ field, defaultEdit, store, isFirst }: PictureFieldsProps) {
  const { path } = field;
  const change = (part: Partial<PictureEdit>) => store.change(path, { ...editOf(field), ...part });
  const { uploadState, upload } = useUploadedPicture(
    (picture) => {
      replacePicture(store, path, picture);
      void store.flush();
    },
    { target: path },
  );
  const bring = (file: File) => store.track(upload(file));
  const move = (focus: OwnPicture["focus"]) =>
    typeof field.picture === "object" && change({ picture: { ...field.picture, focus } });
  return (
    <>
      <FileDrop onFiles={([file]) => file && bring(file)} className="p-2.5">
        <CurrentPicture picture={field.picture} onFocus={move} />
        <ChoosePicture isFirst={isFirst} isBusy={isUploading(uploadState)} onFile={bring} />
        <PictureProgress
          uploadState={uploadState}
          descriptions={locales.map((locale) => field[locale])}
          mayBeEmpty={descriptionMayBeEmpty(defaultEdit)}
          onAgain={bring}
        />
      </FileDrop>
      <ProgramPictures field={field} defaultEdit={defaultEdit} onChoose={change} />
      <Descriptions field={field} defaultEdit={defaultEdit} onChange={change} />
    </>
  );
}

interface DescriptionsProps {
  field: EditablePictureField;
  defaultEdit: PictureEdit;
  onChange: (part: Partial<PictureEdit>) => void;
}

function Descriptions({ field, defaultEdit, onChange }: DescriptionsProps) {
  const id = useId();
  return (
    <fieldset className="mt-3.5">
      <legend className="font-semibold text-note">{pictureTools.description}</legend>
      <p id={`${id}-hint`} className="mt-0.5 mb-2 text-muted text-small">
        {pictureTools.descriptionHint} {descriptionMayBeEmpty(defaultEdit) && pictureTools.decorates}
      </p>
      {locales.map((locale: Locale) => (
        <div key={locale} className="mb-2.5">
          <label htmlFor={`${id}-${locale}`} className="mb-1 block font-semibold text-small">
            {languageName(locale)}
          </label>
          <textarea
            id={`${id}-${locale}`}
            lang={locale}
            rows={2}
            maxLength={maxTextLength}
            aria-describedby={`${id}-hint`}
            value={field[locale]}
            onChange={(event) => onChange({ [locale]: event.currentTarget.value })}
            className={`${toolControl} resize-y`}
          />
        </div>
      ))}
    </fieldset>
  );
}
