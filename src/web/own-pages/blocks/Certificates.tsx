import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import type { Locale } from "#domain/locale.ts";
import type { BlockView } from "#domain/own-pages/block-view.ts";
import { Picture } from "../../pictures/Picture.tsx";
import type { BlockWords } from "../block-words.ts";
import type { StoredRecords } from "../stored-records.ts";
import { FileOf } from "./Downloads.tsx";

interface CertificatesProps extends Pick<BlockView<"certificates">, "rows"> {
  locale: Locale;
  words: BlockWords;
  stored: StoredRecords;
}

export function Certificates({ rows, ...shown }: CertificatesProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
      {rows.map((row) => (
        <li
          key={row.id}
          className={`rounded-card border border-line p-4 ${row.picture ? pictured : ""}`.trimEnd()}
        >
          {row.picture && (
            <Picture
              {...row.picture}
              sizes="(min-width: 1024px) 176px, (min-width: 640px) 112px, 72px"
              className="w-full self-start rounded-[3px] bg-blank ring-1 ring-line"
            />
          )}
          <Certificate row={row} {...shown} />
        </li>
      ))}
    </ul>
  );
}

const pictured =
  "grid min-[17rem]:grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 gap-y-5 sm:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[6.5rem_minmax(0,1fr)]";

interface CertificateProps extends Omit<CertificatesProps, "rows"> {
  row: CertificatesProps["rows"][number];
}

function Certificate({ row, locale, words, stored }: CertificateProps) {
  const { name, number, issuer, validUntil, document } = row;
  const text = words.blocks.certificate;
  const facts = [
    [text.number, number],
    [text.issuer, issuer],
    [text.validUntil, validUntil === null ? "" : fill(text.until, { date: dayInWords(locale, validUntil) })],
  ].filter(([, value]) => value !== "");
  const label = (
    <>
      <span className="sr-only">{name} </span>
      {text.document}
    </>
  );
  return (
    <div className="min-w-0 py-1">
      <h3 className="wrap-anywhere text-title-s leading-snug">{name}</h3>
      {facts.length > 0 && (
        <dl className="figures mt-3 border-line border-t text-note leading-snug">
          {facts.map(([label, value]) => (
            <div key={label} className="border-line border-b py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {document && (
        <div className="mt-2">
          <FileOf label={label} file={document} {...{ locale, words, stored }} />
        </div>
      )}
    </div>
  );
}
