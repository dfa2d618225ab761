import { data } from "react-router";
import { headersOfPlayers, playersHeaders } from "../../films/players.ts";
import { MissingPage, missingMeta } from "../../not-found/MissingPage.tsx";
import { metaOfPage } from "../../page/page-data.ts";
import { blocksData } from "../block-data.ts";
import { filmsIn } from "../films.ts";
import { foundPage, missingPage } from "../found-page.ts";
import { OwnPageView } from "../OwnPageView.tsx";
import { ownPageData } from "../page-data.ts";
import type { Route } from "./+types/route";

export async function loader(args: Route.LoaderArgs) {
  const found = await foundPage(args, "page");
  if (!found) return missingPage(args);
  const page = ownPageData(args, found.summary);
  const { content } = found;
  const { locale } = page;
  return data(
    {
      page,
      content,
      ...(await blocksData(args, locale, content.blocks)),
    },
    { headers: headersOfPlayers(filmsIn(content.blocks)) },
  );
}

export const headers = playersHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && "missing" in loaderData ? missingMeta(loaderData.missing) : metaOfPage({ loaderData });

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <MissingPage locale={loaderData.locale} text={loaderData.missing} />;
  // Loader data are not enumerable (`withoutSerializedLoaderData`), so they are read by name.
  const { page, content, words, stored } = loaderData;
  return <OwnPageView {...{ page, content, words, stored }} />;
}
