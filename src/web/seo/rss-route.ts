import { galleryDescription } from "#content/derived/gallery-description.ts";
import { localizeProjectWithTerms } from "#content/lookup/projects.ts";
import { localeOf } from "#domain/locale.ts";
import { contentContext, servicesContext, siteUrlContext } from "../context.ts";
import type { Route } from "./+types/rss-route";
import { projectsRss } from "./rss.ts";
import { xmlResponse } from "./xml.ts";

const maxProjects = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const content = context.get(contentContext);
  const { company, gallery } = content;
  const projects = await context.get(servicesContext).projects.latest(maxProjects);
  return xmlResponse(
    projectsRss({
      siteUrl: context.get(siteUrlContext),
      locale,
      title: `${company.name[locale]} ${gallery[locale].h1}`,
      description: galleryDescription(content, locale),
      projects: projects.map((project) => localizeProjectWithTerms(locale, project)),
    }),
    "application/rss+xml",
  );
}
