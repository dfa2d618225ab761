import { ImageUp } from "lucide-react";
import { useId } from "react";
import { editor } from "#content/admin/editor.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { descriptionMayBeEmpty } from "#content/editing/edit-problems.ts";
import { fill } from "#content/fill.ts";
import type { PicturePlace } from "#domain/content/content-calls.ts";
import { maxTextLength, type PictureEdit } from "#domain/content/edits.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { FileButton } from "../../files/FileButton.tsx";
import { FileDrop } from "../../files/FileDrop.tsx";
import type { DraftStore } from "../state/draft-store.ts";
import { CurrentPicture } from "./CurrentPicture.tsx";
import { ProgramPictures } from "./ProgramPictures.tsx";
import { type UploadState, useUploadedPicture } from "./use-uploaded-picture.ts";

interface PictureFieldsProps {
  place: PicturePlace;
  /** Program's picture of the place. */
  original: PictureEdit;
  store: DraftStore;
  /** Has the focus: the card was opened for it. */
  isFirst: boolean;
}

/** Another picture in a place: one that is dropped or chosen, or one of the program's; its focus, and its description in both languages. */
export function PictureFields({ place, original, store, isFirst }: PictureFieldsProps) {
  const { path } = place;
  const change = (part: Partial<PictureEdit>) => store.change(path, { ...pictureEdit(place), ...part });
  const { bringing, bring } = useUploadedPicture((picture) => {
    // The present edit: the description may have been written while the picture was uploading.
    const present = store.state().places.get(path);
    const was = present?.kind === "picture" ? pictureEdit(present) : original;
    // The words for a picture of the program's do not describe another one.
    const words = typeof was.picture === "string" ? { ko: "", en: "" } : {};
    store.change(path, { ...was, ...words, picture });
    void store.flush();
  });
  const move = (focus: OwnPicture["focus"]) =>
    typeof place.picture === "object" && change({ picture: { ...place.picture, focus } });
  return (
    <>
      <FileDrop onFiles={([file]) => file && void bring(file)} className="p-2.5">
        <CurrentPicture picture={place.picture} onFocus={move} />
        <ChooseFile isFirst={isFirst} isBusy={isUnderWay(bringing)} onFile={(file) => void bring(file)} />
        <Progress
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

function pictureEdit({ picture, ko, en }: PicturePlace): PictureEdit {
  return { kind: "picture", picture, ko, en };
}

function isUnderWay({ kind }: UploadState): boolean {
  return kind === "converting" || kind === "sending";
}

interface ChooseFileProps {
  isFirst: boolean;
  isBusy: boolean;
  onFile: (file: File) => void;
}

function ChooseFile({ isFirst, isBusy, onFile }: ChooseFileProps) {
  const hintId = useId();
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <FileButton
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
        onFiles={([file]) => onFile(file)}
        isDisabled={isBusy}
        isFocused={isFirst}
        describedBy={hintId}
      >
        <ImageUp aria-hidden="true" className="size-4" />
        {pictureTools.choose}
      </FileButton>
      <p id={hintId} className="min-w-0 flex-1 basis-44 text-muted text-small">
        {pictureTools.hint}
      </p>
    </div>
  );
}

interface ProgressProps {
  bringing: UploadState;
  isDescribed: boolean;
  onAgain: (file: File) => void;
}

function Progress({ bringing, isDescribed, onAgain }: ProgressProps) {
  if (bringing.kind === "failed") {
    const { sentence, file } = bringing;
    return (
      <div role="alert" className="mt-2 text-danger text-small">
        <p>{sentence}</p>
        {file && (
          <button
            type="button"
            onClick={() => onAgain(file)}
            className={toolButton("plain", "mt-1.5 min-h-8")}
          >
            {pictureTools.again}
          </button>
        )}
      </div>
    );
  }
  const words = {
    idle: "",
    converting: pictureTools.converting,
    sending: "percent" in bringing ? fill(pictureTools.sending, { percent: bringing.percent }) : "",
    brought: `${pictureTools.brought} ${isDescribed ? "" : pictureTools.describe}`,
  }[bringing.kind];
  return (
    <div className="mt-2 empty:hidden">
      <p role="status" className="text-small text-success empty:hidden">
        {words}
      </p>
      {isUnderWay(bringing) && (
        <progress
          aria-label={words}
          max={100}
          {...("percent" in bringing ? { value: bringing.percent } : {})}
          className="mt-1 h-1.5 w-full accent-action"
        />
      )}
    </div>
  );
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
