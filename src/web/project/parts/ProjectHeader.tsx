import { pictureText } from "#domain/projects/pictures.ts";
import { HeaderEnd } from "../../page/HeaderEnd.tsx";
import { Breadcrumbs } from "../../page/hero/Breadcrumbs.tsx";
import type { PageWithHeader } from "../../page/page-data.ts";
import { locationOf } from "../../project-list/card/location-of.ts";
import { ProjectPicture } from "../../project-list/card/ProjectPicture.tsx";
import { Facts } from "./Facts.tsx";
import { hasFactsInOpening, type ProjectView } from "./project-view.ts";

interface OpeningProps {
  page: PageWithHeader;
  shown: ProjectView;
  ask: string;
}

export function ProjectHeader({ page, shown, ask }: OpeningProps) {
  const { project, card, terms } = shown;
  return (
    <div className="page-width pt-8 lg:pt-10 print:pt-4">
      <Breadcrumbs steps={page.breadcrumbs} label={page.breadcrumbsLabel} />
      <p className="eyebrow mt-8 lg:mt-12 print:mt-4">
        {terms.types[project.coolingTowerType]} · {locationOf(project, card, terms)}
      </p>
      {/* A title may have letters outside the subset of the heading font. */}
      <h1 className="wrap-anywhere max-w-[26em] text-section-l leading-tight">{page.title}</h1>
      {hasFactsInOpening(project) ? (
        <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-10 lg:grid-cols-[7fr_5fr] print:mt-4 print:grid-cols-2 print:gap-x-8">
          <Frame
            shown={shown}
            shape=""
            sizes="(min-width: 1280px) 664px, (min-width: 1024px) 53vw, calc(100vw - 40px)"
          />
          <Facts shown={shown} ask={ask} />
        </div>
      ) : (
        <Frame
          shown={shown}
          shape="mt-8 lg:mt-10 lg:aspect-2/1 print:mt-4"
          sizes="(min-width: 2000px) 62vw, (min-width: 1280px) 1200px, calc(100vw - 40px)"
        />
      )}
      <HeaderEnd />
    </div>
  );
}

interface FrameProps {
  shown: ProjectView;
  shape: string;
  sizes: string;
}

function Frame({ shown: { locale, project, pictures, card }, shape, sizes }: FrameProps) {
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
