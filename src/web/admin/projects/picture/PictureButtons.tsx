import { ImageUp, Trash2 } from "lucide-react";
import { useRef } from "react";
import { admin } from "#content/admin/admin.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";

interface PictureButtonsProps {
  hasPicture: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

const focusRing =
  "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2";

/** Chooses a file, or takes the picture away. */
export function PictureButtons({ hasPicture, onFile, onRemove }: PictureButtonsProps) {
  const words = admin.project.picture;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <label className={toolButton("plain", focusRing)}>
        <ImageUp aria-hidden="true" className="size-4" />
        {hasPicture ? words.change : words.choose}
        <input
          ref={input}
          type="file"
          accept="image/*,.webp,.heic,.heif"
          aria-describedby="picture-hint picture-problem"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // So that the same file can be chosen again once it has been corrected.
            currentTarget.value = "";
            if (file) onFile(file);
          }}
          className="sr-only"
        />
      </label>
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
