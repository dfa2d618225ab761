import { useEffect, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { fileSize } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { FileDrop } from "../files/FileDrop.tsx";
import { PictureButtons } from "./PictureButtons.tsx";
import { type Frame, PictureFrame } from "./PictureFrame.tsx";
import { RefusedPictures } from "./RefusedPictures.tsx";
import type { SelectedPicture } from "./use-picture.ts";

export interface AddressField {
  label: string;
  placeholder?: string | undefined;
  /** "" for none. */
  typed: string;
  isFine: boolean;
  error: string | undefined;
  control: UseFormRegisterReturn;
  clear: () => void;
}

interface PicturePickerProps {
  picture: SelectedPicture;
  address: AddressField;
  frame: Frame;
  none: string;
}

/** Display time of the note about a chosen file, ms. */
const noteMs = 3_000;

/** Chooses a picture by button or drop and shows its crop; it is uploaded with the form. */
export function PicturePicker({ picture, address, frame, none }: PicturePickerProps) {
  const words = admin.project.picture;
  const { selectedFile } = picture;
  const { typed } = address;
  const { input } = picture;
  const choose = (files: readonly File[]) => {
    // An invalid address must not block the file that replaces it.
    if (!address.isFine) address.clear();
    input.choose(files);
  };
  return (
    <>
      <p id="picture-hint" className="clear-both mb-3 text-small text-muted">
        {fill(words.hint, { ratio: frame.ratio, width: frame.width, height: frame.height })}
      </p>
      <FileDrop
        onFiles={(files) => choose([...files])}
        className="grid items-start gap-4 p-3 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
      >
        <PictureFrame
          frame={frame}
          url={selectedFile?.url ?? typed}
          name={selectedFile?.file.name ?? typed}
        />
        <div className="grid gap-3">
          <PictureButtons
            hasPicture={selectedFile !== undefined || typed !== ""}
            onFiles={choose}
            onRemove={selectedFile ? picture.deselect : address.clear}
            input={input.element}
          />
          <RefusedPictures id="picture-problem" input={input} />
          <SelectedNote key={selectedFile?.url} selectedFile={selectedFile} />
          {selectedFile ? (
            <p className="text-small text-muted">
              {selectedFile.note} {words.held}
            </p>
          ) : (
            <ToolField
              id="imageUrl"
              label={address.label}
              error={address.error}
              placeholder={address.placeholder}
              autoComplete="off"
              {...address.control}
            />
          )}
          {!selectedFile && typed === "" && <p className="text-small text-muted">{none}</p>}
        </div>
      </FileDrop>
    </>
  );
}

/** Shows the chosen file for `noteMs`. */
function SelectedNote({ selectedFile }: Pick<SelectedPicture, "selectedFile">) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setShown(false), noteMs);
    return () => clearTimeout(end);
  }, []);
  return (
    <p role="status" className="break-all text-compact text-success empty:hidden">
      {selectedFile && isShown
        ? fill(admin.project.picture.selected, {
            name: selectedFile.file.name,
            size: fileSize(selectedFile.file.size),
          })
        : null}
    </p>
  );
}
