import { contentContext } from "../../context.ts";
import { articleLink, type LinkedPage } from "../../further-reading/article-links.ts";
import { AddedBlocks } from "../../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import type { Route } from "./+types/route";
import { Shelf } from "./Shelf.tsx";
import { shelves } from "./shelves.ts";
import { TowerDrawing } from "./TowerDrawing.tsx";

export function loader(args: Route.LoaderArgs) {
  const content = args.context.get(contentContext);
  const found = pageData(args, { page: "resources", type: "CollectionPage" });
  const { locale } = found;
  return {
    ...found,
    shelves: shelves.map(({ id, names }) => ({
      id,
      links: names.map((name: LinkedPage) => ({ name, ...articleLink(content, locale, name) })),
    })),
  };
}

export const meta = metaOfPage;

export default function Resources({ loaderData: { text, page, shelves } }: Route.ComponentProps) {
  const words = { ...text.groups, tools: text.tools };
  return (
    <Page page={page} drawing={<TowerDrawing text={text.drawing} />}>
      <div className="page-width divide-y divide-line py-6 lg:py-10">
        {shelves.map(({ id, links }) => (
          <Shelf key={id} text={words[id]} links={links} />
        ))}
      </div>
      <AddedBlocks page={page} />
      <CallToAction page={page} />
    </Page>
  );
}
