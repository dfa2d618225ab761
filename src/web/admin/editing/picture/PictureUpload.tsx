import { useId, useState } from "react";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ImageUp } from "../../../ui/icons/admin-icons.ts";
import { FileButton } from "../../files/FileButton.tsx";
import type { UploadState } from "./use-uploaded-picture.ts";

/** Returns true from the selection of a file until it is stored or rejected. */
export function isUploading({ kind }: UploadState): boolean {
  return kind === "converting" || kind === "sending";
}

interface ChoosePictureProps {
  isFirst?: boolean;
  isBusy: boolean;
  words?: string;
  label?: string;
  onFile: (file: File) => void;
}

export function ChoosePicture({
  isFirst = false,
  isBusy,
  words = pictureTools.choose,
  label,
  onFile,
}: ChoosePictureProps) {
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
        <ImageUp className="size-4" />
        {words}
        {label && <span className="sr-only"> ({label})</span>}
      </FileButton>
      <p id={hintId} className="min-w-0 flex-1 basis-44 text-muted text-small">
        {pictureTools.hint}
      </p>
    </div>
  );
}

interface PictureProgressProps {
  uploadState: UploadState;
  /** Descriptions of the picture, in each language. */
  descriptions: readonly string[];
  /** True for a decoration. */
  mayBeEmpty?: boolean;
  onAgain: (file: File) => void;
  onDismiss?: () => void;
}

export function PictureProgress(props: PictureProgressProps) {
  const { uploadState, onAgain, onDismiss } = props;
  const description = useDescriptionHint(props);
  if (uploadState.kind === "failed") {
    const { sentence, file } = uploadState;
    return (
      <div role="alert" className="mt-2 text-danger text-small">
        <p>{sentence}</p>
        <p className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
          {file && (
            <button type="button" onClick={() => onAgain(file)} className={toolButton("plain", "min-h-8")}>
              {pictureTools.again}
            </button>
          )}
          {onDismiss && (
            <button type="button" onClick={onDismiss} className={toolButton("plain", "min-h-8")}>
              {pictureTools.dismiss}
            </button>
          )}
        </p>
      </div>
    );
  }
  const words = {
    idle: "",
    converting: pictureTools.converting,
    sending: "percent" in uploadState ? fill(pictureTools.sending, { percent: uploadState.percent }) : "",
    uploaded: `${pictureTools.brought} ${description}`,
  }[uploadState.kind];
  return (
    <div className="mt-2 empty:hidden">
      <p role="status" className="text-small text-success empty:hidden">
        {words}
      </p>
      {isUploading(uploadState) && (
        <progress
          aria-label={words}
          max={100}
          {...("percent" in uploadState ? { value: uploadState.percent } : {})}
          className="mt-1 h-1.5 w-full accent-action"
        />
      )}
    </div>
  );
}

/** The next step for the descriptions of an uploaded picture: those that were kept from the former one may not fit. */
function useDescriptionHint({ uploadState, descriptions, mayBeEmpty = false }: PictureProgressProps): string {
  const present = descriptions.join("\n").trim();
  const [before, setBefore] = useState({ uploadState, kept: present });
  if (before.uploadState !== uploadState) setBefore({ uploadState, kept: present });
  if (!mayBeEmpty && descriptions.some((text) => text.trim() === "")) return pictureTools.describe;
  const isKept = before.uploadState === uploadState && before.kept === present;
  return isKept && present !== "" ? pictureTools.checkDescription : "";
}
