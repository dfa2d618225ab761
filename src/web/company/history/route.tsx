import { history } from "#content/pages/history.ts";
import { intro } from "#content/pages/intro.ts";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import type { Route } from "./+types/route";
import { Achievements } from "./Achievements.tsx";
import { Timeline } from "./Timeline.tsx";

export const loader = (asked: Route.LoaderArgs) =>
  pageData(asked, {
    page: "history",
    words: history,
    type: "AboutPage",
    above: { page: "intro", words: intro },
  });

export const meta = metaOfPage;

export default function History({ loaderData: { locale, text, page } }: Route.ComponentProps) {
  return (
    <Page page={page}>
      <Achievements text={text.achievements} />
      <Timeline text={text.timeline} />
      <CallToAction locale={locale} />
    </Page>
  );
}
