import { data } from "react-router";
import { newsBeside } from "#domain/page-records/news-summary.ts";
import { newsAmong } from "#domain/page-records/page-summary.ts";
import { contentContext, servicesContext } from "../../context.ts";
import { headersOfPlayers, playersHeaders } from "../../films/players.ts";
import { MissingPage, missingMeta } from "../../not-found/MissingPage.tsx";
import { metaOfPage } from "../../page/page-data.ts";
import { blocksData } from "../block-data.ts";
import { filmsIn } from "../films.ts";
import { foundPage, localesOf, missingPage } from "../found-page.ts";
import { recordPage } from "../page-facts.ts";
import type { Route } from "./+types/route";
import { NewsView } from "./NewsView.tsx";

export async function loader(args: Route.LoaderArgs) {
  const found = await foundPage(args, "news");
  if (!found) return missingPage(args);
  const { page: draft, summary } = found;
  const page = { ...recordPage(args, found.summary), locales: localesOf("news", draft) };
  const { locale } = page;
  const { context } = args;
  const content = context.get(contentContext);
  const services = context.get(servicesContext);
  return data(
    {
      page,
      draft,
      text: content.news[locale],
      ...(await blocksData(args, locale, draft.blocks)),
      ...newsBeside(locale, newsAmong(await services.ownPages.published()), summary.id),
      updatedAt: summary.publishedAt,
    },
    { headers: headersOfPlayers(filmsIn(draft.blocks)) },
  );
}

export const headers = playersHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && "missing" in loaderData ? missingMeta(loaderData.missing) : metaOfPage({ loaderData });

export default function News({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <MissingPage locale={loaderData.locale} text={loaderData.missing} />;
  const { page, draft, text, words, stored, newer, older, updatedAt } = loaderData;
  return <NewsView {...{ page, draft, text, words, stored, newer, older, updatedAt }} />;
}
