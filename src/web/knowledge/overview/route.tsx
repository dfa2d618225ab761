import { contentContext } from "../../context.ts";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import { AddedBlocks } from "../../page-record/built-in/AddedBlocks.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { articleLinks } from "../article-links.ts";
import { NextSteps } from "../NextSteps.tsx";
import type { Route } from "./+types/route";
import { TowerDrawing } from "./TowerDrawing.tsx";

export function loader(asked: Route.LoaderArgs) {
  const content = asked.context.get(contentContext);
  const found = pageData(asked, { page: "resources", type: "CollectionPage" });
  const { locale } = found;
  return {
    ...found,
    articles: articleLinks(content, locale),
    tools: articleLinks(content, locale, ["calculator", "method", "catalog"]),
  };
}

export const meta = metaOfPage;

export default function Resources({ loaderData: { text, page, articles, tools } }: Route.ComponentProps) {
  return (
    <Page page={page} drawing={<TowerDrawing text={text.drawing} />}>
      <section className="section-space">
        <div className="page-width">
          <SectionHead title={text.reading} />
          <NextSteps links={articles} />
        </div>
        <div className="page-width mt-16 lg:mt-18">
          <SectionHead title={text.tools} />
          <NextSteps links={tools} />
        </div>
      </section>
      <AddedBlocks page={page} />
      <CallToAction page={page} />
    </Page>
  );
}
