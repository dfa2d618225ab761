import { packageTowers } from "#content/pages/package.ts";
import { shared } from "#content/shared.ts";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { BacSeries } from "./BacSeries.tsx";
import { OwnSeries } from "./OwnSeries.tsx";
import { Recommendations } from "./Recommendations.tsx";

export function loader(asked: Route.LoaderArgs) {
  const data = pageData(asked, { page: "package", words: packageTowers });
  const { buttons, renderNote } = shared[data.locale];
  return { ...data, words: { buttons, renderNote } };
}

export const meta = metaOfPage;

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, words } = loaderData;
  return (
    <Page
      page={page}
      picture={{ name: "hero-package", alt: text.alt, className: "object-[75%_50%]" }}
      product="hero-package"
    >
      <OwnSeries locale={locale} text={text.own} buttons={words.buttons} />
      <BacSeries locale={locale} text={text.bac} words={words} />
      <Recommendations locale={locale} text={text.recommendations} catalog={text.catalog} />
      <CallToAction locale={locale} text={text.callToAction} />
    </Page>
  );
}
