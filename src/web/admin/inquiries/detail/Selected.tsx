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
import { usableTowers } from "#documents/selection/usable-towers.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { seriesOfModel } from "#domain/products/model/series-order.ts";
import type { Product } from "#domain/products/product.ts";
import type { TowerFacts } from "#engine/finder/tower.ts";

interface SelectedProps {
  inquiry: Pick<InboxInquiry, "locale">;
  selection: Pick<NonNullable<InboxInquiry["selection"]>, "query" | "model" | "rows">;
  /** Visible products; none while they are loading. */
  products: readonly (Pick<Product, "slug" | "brand"> & { models: readonly { name: string }[] })[];
  /** Low-noise options of the model; none while its record is loading, or where it is not asked for. */
  lowNoise?: TowerFacts["lowNoise"] | undefined;
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
 * Documents in the sender's language, for forwarding. They refuse a low-noise option that the record has lost and the standby of a single
 * tower; the calculator and the sheet refuse the model of a partner and one that is no longer on offer, too.
 */
function linksOf({ inquiry: { locale }, selection: { query, model }, ...loaded }: SelectedProps) {
  const { open, sheet, submittal } = admin.inquiries.selection;
  const sent = readSelection(new URLSearchParams(query));
  const { duty } = selectionOf(sent);
  const { products, lowNoise } = loaded;
  const series = seriesOfModel(products, sent);
  const texts = series ? usableIn(sent, lowNoise) : sent;
  const isOnOffer = sent.model === undefined || products.length === 0 || series?.brand === null;
  const offered = isOnOffer ? texts : withoutTowers(texts);
  const printed = duty && printableSelection(offered, duty, model?.kind);
  const hasTower = texts.model !== undefined || texts.product !== undefined;
  return [
    { text: open, href: paths.calculator + selectionQuery(offered) },
    ...(printed ? [{ text: sheet, href: selectionAddresses(locale, printed).pdf[locale] }] : []),
    ...(hasTower ? [{ text: submittal, href: selectionAddresses(locale, texts).submittal }] : []),
  ];
}

/** Selection without what its documents refuse. An option stays where those of the model are not known. */
function usableIn({ quiet, ...others }: SelectionTexts, lowNoise: SelectedProps["lowNoise"]): SelectionTexts {
  if (lowNoise) return usableTowers({ ...others, quiet }, { lowNoise }).texts;
  return { ...usableTowers(others, { lowNoise: [] }).texts, quiet };
}
