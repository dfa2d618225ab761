import { Contents } from "../page/Contents.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { Route } from "./+types/route";
import { PolicySection } from "./PolicySection.tsx";

export const loader = (asked: Route.LoaderArgs) => pageData(asked, { page: "privacy" });

export const meta = metaOfPage;

/** The legal text with numbered sections; their list stands beside it on wide screens. */
export default function Privacy({ loaderData: { text, page } }: Route.ComponentProps) {
  return (
    <Page page={page}>
      <div className="page-width grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[4fr_8fr] lg:py-22">
        <Contents title={text.contents} sections={text.sections} />
        <div className="max-w-[46rem] divide-y divide-line">
          {text.sections.map((section, index) => (
            <PolicySection key={section.id} section={section} number={index + 1} email={page.company.email} />
          ))}
        </div>
      </div>
    </Page>
  );
}
