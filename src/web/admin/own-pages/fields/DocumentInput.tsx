import { useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { documentAddress, documentName, type PublishedDocument } from "#domain/files/published-document.ts";
import { defaultLocale, type Locale, otherLocales } from "#domain/locale.ts";
import type { LocalizedDocument } from "#domain/own-pages/block-fields.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Trash2 } from "../../../ui/icons/admin-icons.ts";
import { FileText } from "../../../ui/icons/visitor-icons.ts";
import { DocumentName } from "../../editing/document/DocumentName.tsx";
import { UploadDrop, type UploadState } from "../../files/UploadDrop.tsx";
import { type FieldRef, fieldId } from "../state/field-id.ts";
import { FieldLegend } from "./FieldLegend.tsx";
import { type Change, usePageFields } from "./field-context.ts";
import { useReportedUpload } from "./use-open-uploads.ts";

interface DocumentInputProps {
  fieldRef: FieldRef;
  label: string;
  isRequired: boolean;
  value: LocalizedDocument;
  change: Change<LocalizedDocument>;
}

export function DocumentInput({ fieldRef, label, isRequired, value, change }: DocumentInputProps) {
  const words = blockEditorWords.document;
  const { languages, problemAt } = usePageFields();
  const id = fieldId(fieldRef);
  const error = problemAt(fieldRef);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="@container min-w-0 outline-none"
    >
      <FieldLegend label={label} isRequired={isRequired} />
      <div className={`grid grid-cols-1 gap-3 ${languages.length > 1 ? "@md:grid-cols-2" : ""}`}>
        {languages.map((locale) => (
          <InLanguage
            key={locale}
            id={`${id}_${locale}`}
            label={label}
            locale={locale}
            value={value}
            onDocument={(document, of = locale) => change((now) => ({ ...now, [of]: document }))}
          />
        ))}
      </div>
      {languages.length > 1 && <p className="mt-1 text-muted text-small">{words.other}</p>}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-compact text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface InLanguageProps extends Pick<DocumentInputProps, "label" | "value"> {
  id: string;
  locale: Locale;
  onDocument: (document: PublishedDocument | null, locale?: Locale) => void;
}

function InLanguage({ id, label, locale, value, onDocument }: InLanguageProps) {
  const words = blockEditorWords.document;
  const [upload, setUpload] = useState<UploadState>();
  useReportedUpload(id, upload);
  const document = value[locale];
  const name = fill(words.of, { label, language: languageName(locale) });
  return (
    <div className="min-w-0">
      <p className="text-muted text-small">{languageName(locale)}</p>
      {document && (
        <>
          <a
            href={documentAddress(document)}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(words.open, { name: document.name })}
            className="mt-1 inline-flex min-w-0 items-center gap-1.5 break-all text-action text-note underline underline-offset-4"
          >
            <FileText className="size-4 shrink-0" />
            {document.name}
          </a>
          <DocumentName
            key={document.file}
            document={document}
            onName={(called) => onDocument({ ...document, name: called })}
          />
        </>
      )}
      <UploadDrop
        kind="document"
        label={name}
        onStored={({ name: file, size }, originalName) =>
          onDocument({ file, size, name: documentName(originalName) })
        }
        onState={setUpload}
      />
      {document && (
        <p className="mt-1 flex flex-wrap gap-x-1">
          <button type="button" onClick={() => onDocument(null)} className={toolButton("quiet", "-ml-3")}>
            <Trash2 className="size-4" />
            {words.remove}
            <span className="sr-only"> ({name})</span>
          </button>
          {otherLocales(locale)
            .filter((other) => value[other]?.file !== document.file)
            .map((other) => (
              <button
                key={other}
                type="button"
                onClick={() => onDocument(document, other)}
                className={toolButton("quiet")}
              >
                {fill(editor.document.also, { language: languageName(other, defaultLocale) })}
              </button>
            ))}
        </p>
      )}
    </div>
  );
}
