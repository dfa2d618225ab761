import { admin } from "#content/admin/admin.ts";
import { paths } from "#content/paths.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { Locale } from "#domain/locale.ts";

interface SelectedProps {
  inquiry: Pick<InboxInquiry, "locale">;
  selection: NonNullable<InboxInquiry["selection"]>;
}

/** The sender's selection of towers and conditions, with links to the calculator and the documents. */
export function Selected({ inquiry: { locale }, selection: { query, rows } }: SelectedProps) {
  const words = admin.inquiries.selection;
  if (rows.length === 0) return null;
  return (
    <section
      aria-label={words.title}
      className="figures wrap-anywhere mt-3 rounded-button border border-line px-4 py-3 text-note"
    >
      <h3 className="font-semibold text-note">{words.title}</h3>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4">
        {rows.map(({ label, figure }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 flex flex-wrap gap-x-5 print:hidden">
        {linksOf(locale, query).map(({ text, href }) => (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noreferrer"
            className="text-action underline underline-offset-4"
          >
            {text}
          </a>
        ))}
      </p>
    </section>
  );
}

/** Documents in the sender's language, for forwarding. */
function linksOf(locale: Locale, query: string): { text: string; href: string }[] {
  const { open, sheet, submittal } = admin.inquiries.selection;
  const texts = readSelection(new URLSearchParams(query));
  const addresses = selectionAddresses(locale, texts);
  const hasTower = texts.model !== undefined || texts.product !== undefined;
  return [
    { text: open, href: paths.calculator + query },
    ...(selectionOf(texts).duty ? [{ text: sheet, href: addresses.pdf[locale] }] : []),
    ...(hasTower ? [{ text: submittal, href: addresses.submittal }] : []),
  ];
}
