import { ProjectPicture } from "../../gallery/card/ProjectPicture.tsx";
import { placeOf } from "../../gallery/card/place-of.ts";
import { OpeningEnd } from "../../page/OpeningEnd.tsx";
import type { FramedPage } from "../../page/page-data.ts";
import { Trail } from "../../page/Trail.tsx";
import type { ShownProject } from "./shown-project.ts";

interface OpeningProps {
  page: FramedPage;
  shown: ShownProject;
}

/** What and where it is, and its picture as large as the page. */
export function Opening({ page, shown }: OpeningProps) {
  const { project, card, terms } = shown;
  return (
    <div className="page-width pt-8 lg:pt-10">
      <Trail trail={page.trail} label={page.trailLabel} />
      <p className="eyebrow mt-8 lg:mt-12">
        {terms.types[project.coolingTowerType]} · {placeOf(project, card, terms)}
      </p>
      {/* A title may have letters that the cut font of headings lacks. */}
      <h1 className="wrap-anywhere max-w-[26em] font-sans text-section-l leading-tight">{page.title}</h1>
      <div className="relative mt-8 aspect-16/10 overflow-hidden rounded-card bg-blank lg:mt-10 lg:aspect-2/1 print:max-h-[9cm] print:w-full">
        <ProjectPicture
          project={project}
          text={card}
          load="first"
          sizes="(min-width: 1280px) 1200px, calc(100vw - 40px)"
        />
      </div>
      <OpeningEnd />
    </div>
  );
}
