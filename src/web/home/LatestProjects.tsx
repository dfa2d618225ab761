import { projectPath } from "#content/lookup/project-path.ts";
import type { Terms } from "#content/lookup/projects.ts";
import type { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { ProjectCard } from "../project-list/card/ProjectCard.tsx";
import type { CardWords } from "../project-list/gallery-words.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { ArrowRight } from "../ui/icons/visitor-icons.ts";
import { SectionHead } from "../ui/SectionHead.tsx";

/** In two columns the third card would stand alone: it takes both, its picture beside its words. */
const thirdOfTwoColumns =
  "not-print:md:max-lg:nth-3:col-span-2 not-print:md:max-lg:nth-3:[&>article]:flex-row not-print:md:max-lg:nth-3:[&>article>div]:w-1/2";
/** The text may be taller than the picture, which is then enlarged and cropped. */
const sizesOfThird =
  "(min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 768px) 66vw, calc(100vw - 40px)";

interface LatestProjectsProps {
  locale: Locale;
  text: (typeof home)[Locale]["projects"];
  card: CardWords;
  terms: Terms;
  /** `null` while the projects are unavailable; script then requests them again. */
  projects: readonly Project[] | null;
}

/** Projects chosen for the home page, then the newest. A card links to its place in the gallery, "details" to its page. */
export function LatestProjects({ locale, text, card, terms, projects }: LatestProjectsProps) {
  const gallery = pathIn(locale, paths.gallery);
  return (
    <section id="latest-projects" {...(projects ? {} : { "data-awaited": "" })} className="section-space">
      <div className="page-width">
        <SectionHead eyebrow={text.eyebrow} title={text.title} description={text.description} />
        {projects === null || projects.length === 0 ? (
          <p className="text-muted">{projects === null ? text.loading : text.empty}</p>
        ) : (
          <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:[zoom:0.85]">
            {projects.map((project, index) => (
              <li key={project.id} className={thirdOfTwoColumns}>
                <ProjectCard
                  project={project}
                  text={card}
                  terms={terms}
                  href={`${gallery}?project=${project.id}`}
                  details={pathIn(locale, projectPath(project.id))}
                  isBrief
                  {...(index === 2 ? { pictureSizes: sizesOfThird } : {})}
                />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-10">
          <ButtonLink href={pathIn(locale, text.all.href)} variant="secondary">
            {text.all.label}
            <ArrowRight className="size-4" />
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
