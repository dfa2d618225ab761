import { data } from "react-router";
import { newsBeside } from "#domain/own-pages/news-summary.ts";
import { languagesOfPage } from "#domain/own-pages/own-page.ts";
import { newsAmong } from "#domain/own-pages/page-summary.ts";
import { contentContext, servicesContext } from "../../context.ts";
import { headersOfPlayers, playersHeaders } from "../../films/players.ts";
import { MissingPage, missingMeta } from "../../not-found/MissingPage.tsx";
import { metaOfPage } from "../../page/page-data.ts";
import { blocksData } from "../block-data.ts";
import { filmsIn } from "../films.ts";
import { foundPage, missingPage } from "../found-page.ts";
import { ownPageData } from "../page-data.ts";
import type { Route } from "./+types/route";
import { NewsView } from "./NewsView.tsx";

export async function loader(args: Route.LoaderArgs) {
  const found = await foundPage(args, "news");
  if (!found) return missingPage(args);
  const { content, summary } = found;
  const page = { ...ownPageData(args, summary), locales: languagesOfPage("news", content) };
  const { locale } = page;
  const { context } = args;
  const text = context.get(contentContext).news[locale];
  const services = context.get(servicesContext);
  return data(
    {
      page,
      content,
      text,
      ...(await blocksData(args, locale, content.blocks)),
      ...newsBeside(locale, newsAmong(await services.ownPages.published()), summary.id),
      publishedAt: summary.publishedAt,
    },
    { headers: headersOfPlayers(filmsIn(content.blocks)) },
  );
}

export const headers = playersHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && "missing" in loaderData ? missingMeta(loaderData.missing) : metaOfPage({ loaderData });

export default function News({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <MissingPage locale={loaderData.locale} text={loaderData.missing} />;
  const { page, content, text, words, stored, newer, older, publishedAt } = loaderData;
  return <NewsView {...{ page, content, text, words, stored, newer, older, publishedAt }} />;
}
