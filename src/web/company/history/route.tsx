import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import { AddedBlocks } from "../../page-record/built-in/AddedBlocks.tsx";
import type { Route } from "./+types/route";
import { Achievements } from "./Achievements.tsx";
import { Timeline } from "./Timeline.tsx";

export const loader = (asked: Route.LoaderArgs) =>
  pageData(asked, { page: "history", type: "AboutPage", above: "intro" });

export const meta = metaOfPage;

export default function History({ loaderData: { text, page } }: Route.ComponentProps) {
  // Without references there is no number of countries to be stated.
  const isStated = ({ id }: (typeof text.achievements.items)[number]) =>
    id !== "countries" || page.company.figures.countries > 0;
  const items = text.achievements.items.filter(isStated);
  return (
    <Page page={page} opening={{ picture: text.picture, alt: text.alt }}>
      {text.sections.achievements && <Achievements text={{ ...text.achievements, items }} />}
      <Timeline text={text.timeline} renderNote={page.shared.renderNote} />
      <AddedBlocks page={page} />
      <CallToAction page={page} />
    </Page>
  );
}
