import { AddedBlocks } from "../../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import type { Route } from "./+types/route";
import { Achievements } from "./Achievements.tsx";
import { Timeline } from "./Timeline.tsx";

export const loader = (args: Route.LoaderArgs) =>
  pageData(args, { page: "history", type: "AboutPage", above: "intro" });

export const meta = metaOfPage;

export default function History({ loaderData: { text, page } }: Route.ComponentProps) {
  const { countries, overseasOffices } = page.company.figures;
  // Zero is no achievement: without references there is no number of countries, and a company may have no office abroad.
  const isStated = ({ id }: (typeof text.achievements.items)[number]) =>
    (id !== "countries" || countries > 0) && (id !== "overseas" || overseasOffices > 0);
  const items = text.achievements.items.filter(isStated);
  return (
    <Page page={page} headerPicture={{ picture: text.picture, alt: text.alt }}>
      {text.sections.achievements && <Achievements text={{ ...text.achievements, items }} />}
      <Timeline text={text.timeline} renderNote={page.shared.renderNote} />
      <AddedBlocks page={page} />
      <CallToAction page={page} />
    </Page>
  );
}
