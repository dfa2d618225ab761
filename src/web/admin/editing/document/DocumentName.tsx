import { useId, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import {
  documentName,
  maxDocumentNameLength,
  type PublishedDocument,
} from "#domain/files/published-document.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";

interface DocumentNameProps {
  document: PublishedDocument;
  onName: (name: string) => void;
}

/** File name for visitors. Invalid characters are replaced visibly when the field loses focus. */
export function DocumentName({ document, onName }: DocumentNameProps) {
  const id = useId();
  const [entered, setEntered] = useState(document.name);
  return (
    <p className="mt-2">
      <label htmlFor={id} className="mb-1 block text-muted text-small">
        {editor.document.name}
      </label>
      <input
        id={id}
        type="text"
        value={entered}
        maxLength={maxDocumentNameLength}
        onChange={(event) => {
          setEntered(event.currentTarget.value);
          onName(documentName(event.currentTarget.value));
        }}
        onBlur={() => setEntered(documentName(entered))}
        className={toolControl}
      />
    </p>
  );
}
