import { data } from "react-router";
import { parseProjectPath } from "#content/lookup/parse-project-path.ts";
import { partnerOf } from "#content/lookup/product-view.ts";
import { localizedTerms, localizeProject } from "#content/lookup/projects.ts";
import { inquiryPath } from "#content/paths.ts";
import { attachedProjectField } from "#domain/inquiries/inquiry-fields.ts";
import { localeOf } from "#domain/locale.ts";
import { contentContext, servicesContext } from "../context.ts";
import { articleLinks } from "../further-reading/article-links.ts";
import type { InquiryLink } from "../inquiry-link.ts";
import { MissingPage, missingMeta } from "../not-found/MissingPage.tsx";
import { CallToAction } from "../page/CallToAction.tsx";
import { metaOfPage } from "../page/page-data.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import type { Route } from "./+types/route";
import { projectPageData } from "./page-data.ts";
import { About } from "./parts/About.tsx";
import { NewerAndOlder } from "./parts/NewerAndOlder.tsx";
import { Pictures } from "./parts/Pictures.tsx";
import { ProjectHeader } from "./parts/ProjectHeader.tsx";
import { ProjectLocation } from "./parts/ProjectLocation.tsx";
import { Similar } from "./parts/Similar.tsx";
import { projectThing } from "./project-thing.ts";
import { articlesAbout } from "./related-articles.ts";
import { towerUsed } from "./tower-used.ts";

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const content = context.get(contentContext);
  const id = parseProjectPath(pathname);
  const { projects, products } = context.get(servicesContext);
  const found = id === undefined ? undefined : await projects.findWithNeighbors(id);
  if (found === undefined) return data({ missing: content.shared[locale], locale }, { status: 404 });
  const { project, pictures, newer, older, similar } = found;
  const page = projectPageData(args, project);
  const offered = await products.listVisible().catch(() => []);
  const ask = inquiryPath(locale, `?${attachedProjectField}=${project.id}`);
  return {
    page,
    // Titles of projects are wider than the button of the bottom bar.
    inquiryLink: { href: ask, summary: "" } satisfies InquiryLink,
    stored: project,
    view: {
      locale,
      project: localizeProject(locale, project),
      pictures,
      text: content.project[locale],
      card: content.gallery[locale].card,
      terms: localizedTerms(locale, partnerOf(offered)),
    },
    tower: towerUsed(locale, project, { products: offered, pages: content }),
    reading: articleLinks(content, locale, articlesAbout(project.tags)),
    newer: newer && localizeProject(locale, newer),
    older: older && localizeProject(locale, older),
    similar: similar.map((other) => localizeProject(locale, other)),
    ask,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && "missing" in loaderData ? missingMeta(loaderData.missing) : metaOfPage({ loaderData });

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <MissingPage locale={loaderData.locale} text={loaderData.missing} />;
  const { page, stored, view, tower, reading, newer, older, similar, ask } = loaderData;
  return (
    <>
      <ProjectHeader page={page} view={view} ask={ask} />
      <About view={view} tower={tower} reading={reading} ask={ask} />
      <Pictures view={view} />
      <ProjectLocation view={view} />
      <Similar view={view} projects={similar} />
      <NewerAndOlder locale={view.locale} text={view.text.steps} newer={newer} older={older} />
      <CallToAction page={page} text={view.text.ask} href={ask} />
      <StructuredData data={pageGraph(page, [projectThing(page, stored, view.pictures)])} />
    </>
  );
}
