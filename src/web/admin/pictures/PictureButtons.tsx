import type { RefObject } from "react";
import { admin } from "#content/admin/admin.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ImageUp, Trash2 } from "../../ui/icons/admin-icons.ts";
import { FileButton } from "../files/FileButton.tsx";

interface PictureButtonsProps {
  hasPicture: boolean;
  onFiles: (files: readonly File[]) => void;
  onRemove: () => void;
  input: RefObject<HTMLInputElement | null>;
}

export function PictureButtons({ hasPicture, onFiles, onRemove, input }: PictureButtonsProps) {
  const words = admin.project.picture;
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        accept="image/*,.webp,.heic,.heif"
        onFiles={onFiles}
        describedBy="picture-hint picture-problem"
        input={input}
      >
        <ImageUp className="size-4" />
        {hasPicture ? words.change : words.choose}
      </FileButton>
      {hasPicture && (
        <button
          type="button"
          onClick={() => {
            onRemove();
            // The focused button disappears with the picture.
            input.current?.focus();
          }}
          className={toolButton("warning")}
        >
          <Trash2 className="size-4" />
          {words.remove}
        </button>
      )}
    </div>
  );
}
