import { Fragment, type ReactNode } from "react";
import { documentAddress } from "#domain/files/published-document.ts";
import type { Locale } from "#domain/locale.ts";
import type { BlockView, DocumentIn } from "#domain/own-pages/block-view.ts";
import { factTexts } from "../../downloads/facts-line.ts";
import { FileLink } from "../../ui/FileLink.tsx";
import type { BlockWords } from "../block-words.ts";
import type { StoredRecords } from "../stored-records.ts";

interface DocumentsProps {
  locale: Locale;
  words: BlockWords;
  stored: StoredRecords;
}

export function Downloads({ rows, ...shown }: DocumentsProps & Pick<BlockView<"downloads">, "rows">) {
  return (
    <ul className="border-ink border-t-2">
      {rows.map(({ id, name, document }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-line border-b py-3"
        >
          <FileOf label={name} file={document} {...shown} />
        </li>
      ))}
    </ul>
  );
}

interface FileOfProps extends DocumentsProps {
  label: ReactNode;
  file: DocumentIn;
}

/** Link to a PDF, with its language, pages and size if known. */
export function FileOf({ label, file: { document, ...file }, locale, words, stored }: FileOfProps) {
  const known = stored.documents[document.file];
  const facts = {
    pages: known?.pages,
    edition: known?.edition,
    // A file without a stated language has that of the field in which it was entered.
    languages: known && known.languages.length > 0 ? known.languages : [file.locale],
    bytes: document.size,
  };
  return (
    <>
      <FileLink href={documentAddress(document)} label={label} words={words.buttons} />
      <p className="text-muted text-small">
        {factTexts(locale, words.file, facts).map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ", "}
            <span className="whitespace-nowrap">{fact}</span>
          </Fragment>
        ))}
      </p>
    </>
  );
}
