import { projectPath } from "#content/lookup/project-path.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { Neighbors } from "../../page/Neighbors.tsx";
import type { ProjectView } from "./project-view.ts";

interface NewerAndOlderProps {
  locale: Locale;
  text: ProjectView["text"]["steps"];
  /** Absent at the end of the list. */
  newer: Project | undefined;
  older: Project | undefined;
}

export function NewerAndOlder({ locale, text, newer, older }: NewerAndOlderProps) {
  const beside = (project: Project | undefined, name: string) =>
    project && { name, title: project.title, href: pathIn(locale, projectPath(project.id)) };
  return <Neighbors label={text.label} newer={beside(newer, text.newer)} older={beside(older, text.older)} />;
}
