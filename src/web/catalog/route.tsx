import { catalog } from "#content/pages/catalog.ts";
import { shared } from "#content/shared.ts";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { CatalogCard } from "./CatalogCard.tsx";

export function loader(asked: Route.LoaderArgs) {
  const data = pageData(asked, { page: "catalog", words: catalog });
  return { ...data, renderNote: shared[data.locale].renderNote };
}

export const meta = metaOfPage;

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, renderNote } = loaderData;
  return (
    <Page page={page}>
      <div className="page-width py-14 lg:py-20 print:py-6">
        <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3 print:gap-3">
          {text.items.map((item, index) => (
            <CatalogCard
              key={item.id}
              locale={locale}
              text={text}
              item={item}
              siteUrl={page.siteUrl}
              isAbove={index < 6}
            />
          ))}
        </ul>
        <p className="mt-6 text-muted text-sm">{renderNote}</p>
      </div>
      <CallToAction locale={locale} text={text.callToAction} />
    </Page>
  );
}
