import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { BacSeries } from "./BacSeries.tsx";
import { OwnSeries } from "./OwnSeries.tsx";
import { Recommendations } from "./Recommendations.tsx";

export const loader = (asked: Route.LoaderArgs) => pageData(asked, { page: "package" });

export const meta = metaOfPage;

export default function PackagePage({ loaderData: { locale, text, page } }: Route.ComponentProps) {
  return (
    <Page
      page={page}
      opening={{ picture: text.picture, alt: text.alt, position: "object-[75%_50%]" }}
      isProduct
    >
      <OwnSeries text={text.own} buttons={page.shared.buttons} />
      <BacSeries text={text.bac} words={page.shared} />
      <Recommendations locale={locale} text={text.recommendations} catalog={text.catalog} />
      <CallToAction page={page} text={text.callToAction} />
    </Page>
  );
}
