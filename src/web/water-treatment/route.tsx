import type { waterTreatment } from "#content/pages/water-treatment.ts";
import type { Locale } from "#domain/locale.ts";
import { contentContext } from "../context.ts";
import { articleLinks } from "../further-reading/article-links.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import { FigureBand } from "../ui/FigureBand.tsx";
import type { Route } from "./+types/route";
import { Benefits } from "./Benefits.tsx";
import { Chemical } from "./Chemical.tsx";
import { LoopFigure } from "./loop/LoopFigure.tsx";
import { Need } from "./Need.tsx";
import { Physical } from "./Physical.tsx";

export function loader(args: Route.LoaderArgs) {
  const found = pageData(args, { page: "waterTreatment" });
  const content = args.context.get(contentContext);
  return { ...found, reading: articleLinks(content, found.locale, ["waterQuality", "fillService"]) };
}

export const meta = metaOfPage;

export default function WaterTreatmentPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, reading } = loaderData;
  const { sections } = text;
  return (
    <Page page={page} headerPicture={{ picture: text.picture, alt: text.alt }} isProduct>
      {sections.need && <Need text={text.need} reading={reading} />}
      {sections.loop && <LoopFigure text={text.loop} />}
      {sections.physical && <Physical text={text.physical} />}
      {sections.chemical && <Chemical text={text.chemical} />}
      {sections.combined && <Combined text={text.combined} />}
      {sections.benefits && <Benefits locale={locale} text={text} />}
      <AddedBlocks page={page} />
      <CallToAction page={page} text={text.callToAction} />
    </Page>
  );
}

function Combined({ text }: { text: (typeof waterTreatment)[Locale]["combined"] }) {
  if (text.figures.length === 0) return null;
  return (
    <section className="on-dark section-space bg-ink text-white">
      <div className="page-width">
        <h2 className="heading-2">{text.title}</h2>
        <p className="mt-4 mb-10 max-w-[38em] text-moon lg:mb-14">{text.lead}</p>
        <FigureBand figures={text.figures} dark />
        <p className="mt-5 max-w-[60em] text-moon-dim text-sm">{text.note}</p>
      </div>
    </section>
  );
}
