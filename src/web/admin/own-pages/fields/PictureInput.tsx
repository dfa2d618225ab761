import { useId } from "react";
import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { inEach, locales } from "#domain/locale.ts";
import type { DescribedPicture } from "#domain/own-pages/block-fields.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Trash2 } from "../../../ui/icons/admin-icons.ts";
import { CurrentPicture } from "../../editing/picture/CurrentPicture.tsx";
import { ChoosePicture, isUploading, PictureProgress } from "../../editing/picture/PictureUpload.tsx";
import { useUploadedPicture } from "../../editing/picture/use-uploaded-picture.ts";
import { FileDrop } from "../../files/FileDrop.tsx";
import { type FieldRef, fieldId } from "../state/field-id.ts";
import { FieldLegend } from "./FieldLegend.tsx";
import { type Change, usePageFields } from "./field-context.ts";
import { useReportedUpload } from "./use-open-uploads.ts";
import { WordsInput } from "./WordsInput.tsx";

interface PictureInputProps {
  fieldRef: FieldRef;
  label: string;
  isRequired: boolean;
  value: DescribedPicture | null;
  change: Change<DescribedPicture | null>;
  hint?: string;
}

const altField = { shape: "line", maxLength: 300, isRequired: true } as const;

export function PictureInput({ fieldRef, label, isRequired, value, change, hint }: PictureInputProps) {
  const words = blockEditorWords.picture;
  const { problemAt } = usePageFields();
  const id = fieldId(fieldRef);
  const hintId = useId();
  const error = problemAt(fieldRef);
  const { uploadState, upload, dismiss } = useUploadedPicture((picture) =>
    change((now) => ({ picture, alt: now?.alt ?? inEach(locales, () => "") })),
  );
  const isBusy = isUploading(uploadState);
  useReportedUpload(id, isBusy ? "pending" : uploadState.kind === "failed" ? "failed" : undefined);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="min-w-0 outline-none"
    >
      <FieldLegend label={label} isRequired={isRequired} />
      {hint && (
        <p id={hintId} className="mb-2 text-muted text-small">
          {hint}
        </p>
      )}
      <div className={value ? "grid items-start gap-4 sm:grid-cols-2" : ""}>
        <FileDrop onFiles={([file]) => file && void upload(file)} className="p-2.5">
          {value && (
            <CurrentPicture
              picture={value.picture}
              onFocus={(focus) => change((now) => now && { ...now, picture: { ...now.picture, focus } })}
            />
          )}
          <ChoosePicture
            label={label}
            words={value ? words.change : words.choose}
            isBusy={isBusy}
            onFile={(file) => void upload(file)}
          />
          <PictureProgress
            uploadState={uploadState}
            descriptions={locales.map((locale) => value?.alt[locale] ?? "")}
            onAgain={(file) => void upload(file)}
            onDismiss={dismiss}
          />
          {value && (
            <button
              type="button"
              onClick={() => change(() => null)}
              className={toolButton("quiet", "mt-1 -ml-1")}
            >
              <Trash2 className="size-4" />
              {words.remove}
            </button>
          )}
        </FileDrop>
        {value && <AltTexts fieldRef={fieldRef} value={value} change={change} />}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-compact text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function AltTexts({
  fieldRef,
  value,
  change,
}: {
  fieldRef: FieldRef;
  value: DescribedPicture;
  change: PictureInputProps["change"];
}) {
  const { alt, altHint } = blockEditorWords.picture;
  return (
    <WordsInput
      fieldRef={fieldRef}
      label={alt}
      field={altField}
      value={value.alt}
      change={(alter) => change((now) => now && { ...now, alt: alter(now.alt) })}
      hint={altHint}
    />
  );
}
