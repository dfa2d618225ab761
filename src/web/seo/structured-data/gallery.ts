import type { CreativeWorkLeaf, ItemList } from "schema-dts";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { organizationId, type SiteInLocale } from "./organization.ts";

const listed = 20;

/** List of the gallery's first projects, in the page's language and order. */
export function projectList(site: SiteInLocale, projects: readonly Project[]): ItemList {
  const first = projects.slice(0, listed);
  return {
    "@type": "ItemList",
    "@id": `${site.siteUrl}${pathIn(site.locale, paths.gallery)}#projects`,
    numberOfItems: first.length,
    itemListElement: first.map((project, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: project.title,
      url: addressOf(site, project),
      item: projectWork(site, project),
    })),
  };
}

/** Project as a creative work of the company, the same in the list and on its own page. */
export function projectWork(site: SiteInLocale, project: Project): CreativeWorkLeaf {
  const url = addressOf(site, project);
  const { title, description, imageUrl, projectYear, city, country } = project;
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    url,
    name: title,
    description,
    creator: { "@id": organizationId(site) },
    ...(imageUrl === null ? {} : { image: new URL(pictureAddress(imageUrl), site.siteUrl).href }),
    ...(projectYear === null ? {} : { dateCreated: String(projectYear) }),
    locationCreated: {
      "@type": "Place",
      name: [city, country].filter((part) => part !== null).join(", "),
    },
  };
}

function addressOf({ siteUrl, locale }: SiteInLocale, { id }: Pick<Project, "id">): string {
  return siteUrl + pathIn(locale, projectPath(id));
}
