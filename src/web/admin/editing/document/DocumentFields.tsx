import { editor } from "#content/admin/editor.ts";
import { isSampleFile } from "#content/brand/sample-files.ts";
import { fileSize } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import type { DocumentEdit } from "#domain/content/edits.ts";
import { documentAddress, documentName, type PublishedDocument } from "#domain/files/published-document.ts";
import { defaultLocale, inEach, type Locale, locales, otherLocales } from "#domain/locale.ts";
import { waterSystems } from "#domain/products/generated-catalogs.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { UploadDrop } from "../../files/UploadDrop.tsx";
import { keepFocusNearby } from "../../records/restore-focus.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { DocumentName } from "./DocumentName.tsx";

interface DocumentFieldsProps {
  field: Extract<EditableField, { kind: "document" }>;
  state: DraftState;
  store: DraftStore;
}

const noDocuments: DocumentEdit = { kind: "document", ...inEach(locales, () => null) };

/** Files of a document, one per language: upload, rename, open, or reset to the program's file. */
export function DocumentFields({ field, state, store }: DocumentFieldsProps) {
  const words = editor.document;
  const edit = state.edits.get(field.path)?.edit;
  const files: DocumentEdit = edit?.kind === "document" ? edit : noDocuments;
  const change = (locale: Locale, document: PublishedDocument | null) => {
    // Read again: an upload may end long after it began, and the field may be gone by then.
    if (!store.state().fields.has(field.path)) return;
    const now = store.state().edits.get(field.path)?.edit;
    const next: DocumentEdit = { ...(now?.kind === "document" ? now : noDocuments), [locale]: document };
    store.change(field.path, locales.some((each) => next[each]) ? next : null);
    if (document === null) void store.flush().then(store.reload);
  };
  const replace: typeof change = (...file) => {
    keepFocusNearby();
    change(...file);
  };
  const isDrawn = waterSystems.some((id) => field.path === `catalog.items[${id}].downloadUrl`);
  const absent = isDrawn ? words.drawn : words.none;
  return locales.map((locale) => {
    const document = files[locale];
    return (
      <fieldset key={locale} className="border-line py-3 first:pt-0 not-last-of-type:border-b">
        <legend className="float-left mb-1.5 w-full font-semibold text-small">{languageName(locale)}</legend>
        <CurrentFile document={document} address={field[locale]} absent={absent} />
        {document && (
          <DocumentName
            key={document.file}
            document={document}
            onName={(name) => change(locale, { ...document, name })}
          />
        )}
        <UploadDrop
          kind="document"
          label={languageName(locale)}
          onStored={({ name, size }, originalName) =>
            change(locale, { file: name, size, name: documentName(originalName) })
          }
          track={store.track}
          target={`${field.path} ${locale}`}
        />
        {document && (
          <p className="mt-1.5 flex flex-wrap gap-x-1">
            <button
              type="button"
              onClick={() => replace(locale, null)}
              className={toolButton("quiet", "-ml-3")}
            >
              {words.back}
            </button>
            {otherLocales(locale).map(
              (other) =>
                files[other]?.file !== document.file && (
                  <button
                    key={other}
                    type="button"
                    onClick={() => replace(other, document)}
                    className={toolButton("quiet")}
                  >
                    {fill(words.also, { language: languageName(other, defaultLocale) })}
                  </button>
                ),
            )}
          </p>
        )}
      </fieldset>
    );
  });
}

interface CurrentFileProps {
  document: PublishedDocument | null;
  /** The program's file if the company has none, or "". */
  address: string;
  absent: string;
}

function CurrentFile({ document, address, absent }: CurrentFileProps) {
  const words = editor.document;
  if (!document && address === "") return <p className="clear-both text-muted text-small">{absent}</p>;
  return (
    <>
      <p className="clear-both flex flex-wrap items-baseline gap-x-3 text-note">
        <a
          href={document ? documentAddress(document) : address}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 break-all text-action underline underline-offset-4"
        >
          {document?.name ?? words.original}
        </a>
        {document && <span className="figures text-muted text-small">{fileSize(document.size)}</span>}
      </p>
      {!document && isSampleFile(address) && <p className="mt-1 text-muted text-small">{words.sampleNote}</p>}
    </>
  );
}
