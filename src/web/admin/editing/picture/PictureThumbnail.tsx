import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import { isPictureKey } from "#content/picture-key.ts";
import type { Edit } from "#domain/content/edits.ts";
import { focusOf } from "#domain/files/own-picture.ts";
import { fileFor } from "../../../pictures/picture-files.ts";
import { filesOf } from "../../../pictures/picture-view.ts";

/** Thumbnail of a picture edit with its focus; nothing for other edits. */
export function PictureThumbnail({ edit }: { edit: Edit | null }) {
  if (edit?.kind !== "picture") return null;
  const { picture } = edit;
  if (typeof picture === "string" && !isPictureKey(picture)) return null;
  const { label, value } = pictureTools.focus;
  return (
    <>
      <img src={fileFor(filesOf(picture), 0)} alt="" className="mt-1 block h-24 w-auto rounded-[3px]" />
      {typeof picture === "object" && (
        <span className="text-muted text-small">
          {label} {fill(value, { ...focusOf(picture) })}
        </span>
      )}
    </>
  );
}
