import { data } from "react-router";
import { productView, shownDocuments } from "#content/lookup/product-view.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import type { Locale } from "#domain/locale.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { catalogsContext, failureContext, servicesContext } from "../context.ts";
import { factsAt } from "../downloads/facts-line.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { CatalogCard, type CatalogItem, cardOf, cardsOf } from "./CatalogCard.tsx";
import { Lineup } from "./Lineup.tsx";
import { lineup, narrowRow } from "./lineup.ts";

export async function loader(args: Route.LoaderArgs) {
  const page = pageData(args, { page: "catalog" });
  const { locale, text } = page;
  const { products } = args.context.get(servicesContext);
  const listed = await products.listVisible().catch(() => null);
  const shown = (listed ?? []).map((product) => ({
    view: productView(locale, product),
    documents: shownDocuments(locale, product),
  }));
  const items = [
    ...shown.flatMap(({ view, documents }) => cardsOf(locale, view, documents)),
    ...text.items.map((item) => cardOf(locale, item)),
  ];
  const factsOf = await factsOfItems(args, locale, items, listed ?? []).catch((failure) => {
    args.context.get(failureContext)(failure);
    return null;
  });
  // A page without its products must not be cached, neither by our cache nor by a search engine.
  return data(
    {
      ...page,
      towers: lineup(shown.map(({ view }) => view)),
      items: items.map((item) => ({ ...item, facts: factsOf?.get(item.id) })),
    },
    { status: listed === null || factsOf === null ? 503 : 200 },
  );
}

/** Facts of the files of these cards; of those that are drawn, as far as they have been. */
async function factsOfItems(
  { context }: Route.LoaderArgs,
  locale: Locale,
  items: readonly CatalogItem[],
  products: readonly ProductRecord[],
): Promise<ReadonlyMap<string, DocumentFacts>> {
  const { files } = context.get(servicesContext);
  const stored = await factsAt(
    files,
    items.map(({ downloadUrl }) => downloadUrl),
  );
  const facts = new Map<string, DocumentFacts>();
  for (const { id, downloadUrl, drawnOf } of items) {
    const subject = typeof drawnOf === "string" ? drawnOf : products.find((each) => each.id === drawnOf);
    const found = subject ? await context.get(catalogsContext).facts(locale, subject) : stored(downloadUrl);
    if (typeof found === "object") facts.set(id, found);
  }
  return facts;
}

export const meta = metaOfPage;

export default function CatalogPage({
  loaderData: { locale, text, page, towers, items },
}: Route.ComponentProps) {
  return (
    <Page
      page={page}
      drawing={towers.length > 0 && <Lineup label={text.drawing} rows={towers} narrow={narrowRow(towers)} />}
    >
      <div className="page-width py-14 lg:py-20 print:py-6">
        <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3 print:gap-3">
          {items.map((item, index) => (
            <CatalogCard
              key={item.id}
              locale={locale}
              text={text}
              buttons={page.shared.buttons}
              item={item}
              siteUrl={page.siteUrl}
              isAbove={index < 3}
            />
          ))}
        </ul>
        <p className="mt-6 text-muted text-sm">{page.shared.renderNote}</p>
      </div>
      <AddedBlocks page={page} />
      <CallToAction page={page} text={text.callToAction} />
    </Page>
  );
}
