import { ImageUp, Trash2 } from "lucide-react";
import { useRef } from "react";
import { admin } from "#content/admin/admin.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { FileButton } from "../files/FileButton.tsx";

interface PictureButtonsProps {
  hasPicture: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Chooses a file, or takes the picture away. */
export function PictureButtons({ hasPicture, onFile, onRemove }: PictureButtonsProps) {
  const words = admin.project.picture;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        accept="image/*,.webp,.heic,.heif"
        onFiles={([file]) => onFile(file)}
        describedBy="picture-hint picture-problem"
        input={input}
      >
        <ImageUp aria-hidden="true" className="size-4" />
        {hasPicture ? words.change : words.choose}
      </FileButton>
      {hasPicture && (
        <button
          type="button"
          onClick={() => {
            onRemove();
            // The button goes with the picture.
            input.current?.focus();
          }}
          className={toolButton("warning")}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {words.remove}
        </button>
      )}
    </div>
  );
}
