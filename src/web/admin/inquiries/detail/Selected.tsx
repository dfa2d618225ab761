import { admin } from "#content/admin/admin.ts";
import { paths } from "#content/paths.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { printableSelection } from "#documents/selection/printable-selection.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import {
  readSelection,
  type SelectionTexts,
  selectionQuery,
  withoutTowers,
} from "#documents/selection/selection-texts.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { seriesOrder } from "#domain/products/model/series-order.ts";
import type { Product } from "#domain/products/product.ts";

interface SelectedProps {
  inquiry: Pick<InboxInquiry, "locale">;
  selection: Pick<NonNullable<InboxInquiry["selection"]>, "query" | "model" | "rows">;
  /** Visible products; none while they are loading. */
  products: readonly (Pick<Product, "slug" | "brand"> & { models: readonly { name: string }[] })[];
}

/** The sender's selection of towers and conditions, with links to the calculator and the documents. */
export function Selected(props: SelectedProps) {
  const words = admin.inquiries.selection;
  const { rows } = props.selection;
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
        {linksOf(props).map(({ text, href }) => (
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

/**
 * Documents in the sender's language, for forwarding. The calculator and the sheet refuse towers that they do not offer, so they get the
 * selection without them.
 */
function linksOf({ inquiry: { locale }, selection: { query, model }, products }: SelectedProps) {
  const { open, sheet, submittal } = admin.inquiries.selection;
  const texts = readSelection(new URLSearchParams(query));
  const { duty } = selectionOf(texts);
  const offered = isOnOffer(texts, products) ? texts : withoutTowers(texts);
  const printed = duty && printableSelection(offered, duty, model?.kind);
  const hasTower = texts.model !== undefined || texts.product !== undefined;
  return [
    { text: open, href: paths.calculator + selectionQuery(offered) },
    ...(printed ? [{ text: sheet, href: selectionAddresses(locale, printed).pdf[locale] }] : []),
    ...(hasTower ? [{ text: submittal, href: selectionAddresses(locale, texts).submittal }] : []),
  ];
}

/** False for a model of a partner, and for one that is no longer on offer. */
function isOnOffer({ product, model }: SelectionTexts, products: SelectedProps["products"]): boolean {
  if (model === undefined || products.length === 0) return true;
  const series = seriesOrder(products, product).find(({ models }) =>
    models.some(({ name }) => name === model),
  );
  return series?.brand === null;
}
