import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import type { PictureInput } from "./use-picture-input.ts";

interface RefusedPicturesProps {
  /** Id of the messages, which describe the drop area. */
  id: string;
  input: PictureInput;
}

/** Lists rejected files, with a button to continue without them. */
export function RefusedPictures({ id, input: { refused, isConverting, dismiss } }: RefusedPicturesProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <p role="status" className="text-compact text-muted empty:hidden">
        {isConverting && pictureTools.converting}
      </p>
      <div id={id} role="alert" className="grid gap-1 text-compact text-danger empty:hidden">
        {refused.map(({ name, sentence }) => (
          <p key={name} className="wrap-anywhere">
            {fill(pictureTools.refused, { name, sentence })}
          </p>
        ))}
      </div>
      {refused.length > 0 && (
        <button type="button" onClick={dismiss} className={toolButton("plain", "justify-self-start")}>
          {pictureTools.dismiss}
        </button>
      )}
    </div>
  );
}
