import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { Benefits } from "./Benefits.tsx";
import { Chemical } from "./Chemical.tsx";
import { Combined } from "./Combined.tsx";
import { Need } from "./Need.tsx";
import { Physical } from "./Physical.tsx";

export const loader = (asked: Route.LoaderArgs) => pageData(asked, { page: "waterTreatment" });

export const meta = metaOfPage;

export default function WaterTreatmentPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page } = loaderData;
  return (
    <Page page={page} opening={{ picture: text.picture, alt: text.alt }} isProduct>
      <Need text={text.need} />
      <Physical text={text.physical} />
      <Chemical text={text.chemical} />
      <Combined text={text.combined} />
      <Benefits locale={locale} text={text} />
      <CallToAction page={page} text={text.callToAction} />
    </Page>
  );
}
