import { useMemo } from "react";
import type { SimilarWords } from "#content/calculator/findings.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { type SimilarProject, similarProjects } from "./similar-projects.ts";
import { type ProjectsResponse, useProjectsResponse } from "./use-projects-response.ts";

interface SimilarProjectsProps {
  locale: Locale;
  words: SimilarWords;
  crt: number;
}

export function SimilarProjects({ locale, words, crt }: SimilarProjectsProps) {
  const { sectionRef, projects } = useProjectsResponse(locale);
  const found = useMemo(() => foundIn(projects, crt), [projects, crt]);
  return (
    <div ref={sectionRef} className="mt-10 print:hidden">
      <h4 className="font-semibold text-lead">{words.title}</h4>
      {typeof found === "string" ? (
        // Reserves the height of the projects, so that the content below does not move.
        <p
          role="status"
          className={`mt-3 text-compact text-muted ${found === "loading" ? "min-h-74 md:min-h-24" : ""}`}
        >
          {words[found]}
        </p>
      ) : (
        <ul className="mt-3 grid gap-4 md:grid-cols-3">
          {found.map(({ project, tons }) => (
            <li key={project.id} className="border-line border-t pt-3">
              <p className="figures font-semibold text-lg text-navy">{enteredFigure(tons)} RT</p>
              <p className="font-semibold text-compact leading-snug">
                <a
                  href={pathIn(locale, projectPath(project.id))}
                  className="hover:text-action hover:underline"
                >
                  {project.title}
                </a>
              </p>
              <p className="mt-1 text-note text-muted">
                {locationOf(project, words, projects)}, {yearOf({ project, tons }, words)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function foundIn(projects: ProjectsResponse, crt: number): SimilarProject[] | "loading" | "none" | "failed" {
  if (projects.kind === "waiting") return "loading";
  if (projects.kind === "failed" || !Array.isArray(projects.response)) return "failed";
  const found = similarProjects(projects.response, crt);
  return found.length > 0 ? found : "none";
}

function locationOf(
  { city, country: stored }: SimilarProject["project"],
  words: SimilarWords,
  projects: ProjectsResponse,
): string {
  const country = (projects.kind === "loaded" && projects.countries[stored]) || stored;
  return city === null ? country : fill(words.place, { country, city });
}

function yearOf({ project }: SimilarProject, words: SimilarWords): string {
  return project.projectYear === null ? words.yearUnknown : fill(words.year, { year: project.projectYear });
}
