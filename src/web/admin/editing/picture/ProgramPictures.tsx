import { pictureTools } from "#content/admin/pictures.ts";
import { type PictureKey, pictureKeys } from "#content/picture-key.ts";
import type { EditablePictureField } from "#domain/content/content-calls.ts";
import { type PictureEdit, pictureEdit } from "#domain/content/edits.ts";
import { defaultLocale } from "#domain/locale.ts";
import { pictures } from "../../../pictures/manifest.generated.ts";
import { fileFor } from "../../../pictures/picture-files.ts";
import { filesOf } from "../../../pictures/picture-view.ts";

interface ProgramPicturesProps {
  field: EditablePictureField;
  defaultEdit: PictureEdit;
  onChoose: (part: Partial<PictureEdit>) => void;
}

export function ProgramPictures({ field, defaultEdit, onChoose }: ProgramPicturesProps) {
  return (
    <details className="mt-2.5 text-small">
      <summary className="cursor-pointer py-1 text-action">{pictureTools.programs}</summary>
      <div className="grid grid-cols-4 gap-1.5 pt-1.5">
        {pictureKeys.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={field.picture === key}
            title={pictures[key].alt.ko}
            onClick={() => onChoose(chosen(key, defaultEdit))}
            className="overflow-hidden rounded-button ring-1 ring-line hover:ring-2 hover:ring-action aria-pressed:ring-2 aria-pressed:ring-action"
          >
            <img
              src={fileFor(filesOf(key), 0)}
              alt={pictures[key].alt.ko}
              width={160}
              height={120}
              loading="lazy"
              className="aspect-4/3 w-full object-cover"
            />
          </button>
        ))}
      </div>
    </details>
  );
}

/** In its own field a picture keeps its description; a decorative one has none. */
function chosen(key: PictureKey, defaultEdit: PictureEdit): PictureEdit {
  if (key === defaultEdit.picture) return defaultEdit;
  const { alt } = pictures[key];
  const isDecorative = defaultEdit[defaultLocale] === "";
  return pictureEdit(key, (locale) => (isDecorative ? "" : alt[locale]));
}
