import { pictureText } from "#domain/projects/pictures.ts";
import { HeaderEnd } from "../../page/HeaderEnd.tsx";
import { Breadcrumbs } from "../../page/hero/Breadcrumbs.tsx";
import type { PageWithHeader } from "../../page/page-data.ts";
import { locationOf } from "../../project-list/card/location-of.ts";
import { ProjectPicture } from "../../project-list/card/ProjectPicture.tsx";
import { Facts } from "./Facts.tsx";
import { hasFactsInHeader, type ProjectView } from "./project-view.ts";

interface ProjectHeaderProps {
  page: PageWithHeader;
  view: ProjectView;
  ask: string;
}

export function ProjectHeader({ page, view, ask }: ProjectHeaderProps) {
  const { project, card, terms } = view;
  return (
    <div className="page-width pt-8 lg:pt-10 print:pt-4">
      <Breadcrumbs steps={page.breadcrumbs} label={page.breadcrumbsLabel} />
      <p className="eyebrow mt-8 lg:mt-12 print:mt-4">
        {terms.types[project.coolingTowerType]} · {locationOf(project, card, terms)}
      </p>
      {/* A title may have letters outside the subset of the heading font. */}
      <h1 className="wrap-anywhere max-w-[26em] text-section-l leading-tight">{page.title}</h1>
      {hasFactsInHeader(project) ? (
        <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-10 lg:grid-cols-[7fr_5fr] print:mt-4 print:grid-cols-2 print:gap-x-8">
          <Frame
            view={view}
            shape=""
            sizes="(min-width: 1280px) 664px, (min-width: 1024px) 53vw, calc(100vw - 40px)"
          />
          <Facts view={view} ask={ask} />
        </div>
      ) : (
        <Frame
          view={view}
          shape="mt-8 lg:mt-10 lg:aspect-2/1 print:mt-4"
          sizes="(min-width: 2000px) 62vw, (min-width: 1280px) 1200px, calc(100vw - 40px)"
        />
      )}
      <HeaderEnd />
    </div>
  );
}

interface FrameProps {
  view: ProjectView;
  shape: string;
  sizes: string;
}

function Frame({ view: { locale, project, pictures, card }, shape, sizes }: FrameProps) {
  const [first] = pictures;
  return (
    <div
      className={`relative aspect-16/10 overflow-hidden rounded-card bg-blank print:max-h-[5cm] print:w-full ${shape}`}
    >
      <ProjectPicture
        project={project}
        text={card}
        described={first && project.imageUrl !== null ? pictureText(locale, first) : null}
        load="first"
        sizes={sizes}
      />
    </div>
  );
}
