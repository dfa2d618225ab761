import { pictureColumns } from "#domain/projects/pictures.ts";
import { ToolField } from "../../../ui/fields/ToolField.tsx";

interface Texts {
  alt: string;
  altEn: string;
}

interface PictureTextsProps {
  id: string;
  labels: Texts;
  texts: Texts;
  onText: (text: Partial<Texts>) => void;
  className: string;
}

export function PictureTexts({ id, labels, texts, onText, className }: PictureTextsProps) {
  return (
    <div className={`grid sm:grid-cols-2 ${className}`}>
      <ToolField
        id={id}
        label={labels.alt}
        value={texts.alt}
        maxLength={pictureColumns.alt.maxLength}
        onChange={({ target }) => onText({ alt: target.value })}
      />
      <ToolField
        id={`${id}-en`}
        lang="en"
        label={labels.altEn}
        value={texts.altEn}
        maxLength={pictureColumns.altEn.maxLength}
        onChange={({ target }) => onText({ altEn: target.value })}
      />
    </div>
  );
}
