import { data } from "react-router";
import { pagesIn } from "#content/site.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { Contents } from "../page/Contents.tsx";
import { Page } from "../page/Page.tsx";
import { pageAt } from "../page/page-at.ts";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { TextSection } from "./TextSection.tsx";

const textPages = pagesIn("web/text");

export function loader(args: Route.LoaderArgs) {
  const name = pageAt(textPages, new URL(args.request.url).pathname);
  if (name === undefined) throw data(null, { status: 404 });
  return pageData(args, { page: name });
}

export const meta = metaOfPage;

/**
 * Text with numbered sections, such as a privacy policy, with a table of contents beside it on wide screens.
 */
export default function Text({ loaderData: { text, page } }: Route.ComponentProps) {
  return (
    <Page page={page}>
      <div className="page-width gap-x-12 pb-14 lg:grid lg:grid-cols-[4fr_8fr] lg:py-22">
        <Contents title={text.contents} sections={text.sections} />
        <div className="max-w-[46rem] divide-y divide-line">
          {text.sections.map((section, index) => (
            <TextSection key={section.id} section={section} number={index + 1} email={page.company.email} />
          ))}
        </div>
      </div>
      <AddedBlocks page={page} />
    </Page>
  );
}
