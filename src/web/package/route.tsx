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
      picture={{ name: "hero-package", alt: text.alt, className: "object-[75%_50%]" }}
      product="hero-package"
    >
      <OwnSeries locale={locale} text={text.own} buttons={page.shared.buttons} />
      <BacSeries locale={locale} text={text.bac} words={page.shared} />
      <Recommendations locale={locale} text={text.recommendations} catalog={text.catalog} />
      <CallToAction page={page} text={text.callToAction} />
    </Page>
  );
}
