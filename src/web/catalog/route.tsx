import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { CatalogCard } from "./CatalogCard.tsx";

export const loader = (asked: Route.LoaderArgs) => pageData(asked, { page: "catalog" });

export const meta = metaOfPage;

export default function CatalogPage({ loaderData: { text, page } }: Route.ComponentProps) {
  return (
    <Page page={page}>
      <div className="page-width py-14 lg:py-20 print:py-6">
        <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3 print:gap-3">
          {text.items.map((item, index) => (
            <CatalogCard key={item.id} text={text} item={item} siteUrl={page.siteUrl} isAbove={index < 6} />
          ))}
        </ul>
        <p className="mt-6 text-muted text-sm">{page.shared.renderNote}</p>
      </div>
      <CallToAction page={page} text={text.callToAction} />
    </Page>
  );
}
