import { projectPath } from "#content/lookup/project-path.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { ProjectCard } from "../../project-list/card/ProjectCard.tsx";
import { ArrowRight } from "../../ui/icons/visitor-icons.ts";
import type { ProjectView } from "./project-view.ts";

interface SimilarProps {
  view: ProjectView;
  projects: readonly Project[];
}

export function Similar({ view, projects }: SimilarProps) {
  const { locale, text, card, terms } = view;
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="page-width pt-16 pb-14 lg:pt-20 print:hidden">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="similar" className="text-part">
          {text.similar.title}
        </h2>
        <a
          href={pathIn(locale, paths.gallery)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-action text-compact hover:underline"
        >
          {text.similar.all}
          <ArrowRight className="size-4" />
        </a>
      </div>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              text={card}
              terms={terms}
              href={pathIn(locale, projectPath(project.id))}
              isBrief
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
