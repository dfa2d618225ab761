import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { projectPath } from "#content/lookup/project-path.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import type { ProjectView } from "./project-view.ts";

interface StepsProps {
  locale: Locale;
  text: ProjectView["text"]["steps"];
  /** Nothing at the ends of the list. */
  newer: Project | undefined;
  older: Project | undefined;
}

/** The projects before and after this one in the list. */
export function Steps({ locale, text, newer, older }: StepsProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={text.label} className="page-width pb-16 lg:pb-22 print:hidden">
      <div className="grid border-line border-y sm:grid-cols-2">
        {newer && (
          <Step locale={locale} project={newer} rel="prev" name={text.newer}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          </Step>
        )}
        {older && (
          <Step
            locale={locale}
            project={older}
            rel="next"
            name={text.older}
            className="border-line not-first:max-sm:border-t not-first:sm:border-l sm:col-start-2 sm:flex-row-reverse sm:text-right"
          >
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </Step>
        )}
      </div>
    </nav>
  );
}

interface StepProps {
  locale: Locale;
  project: Project;
  rel: "prev" | "next";
  name: string;
  className?: string;
  /** The arrow. */
  children: ReactNode;
}

function Step({ locale, project, rel, name, className = "", children }: StepProps) {
  return (
    <a
      href={pathIn(locale, projectPath(project.id))}
      rel={rel}
      className={`group flex items-center gap-5 px-1 py-6 hover:text-action sm:px-6 ${className}`}
    >
      {children}
      <span className="min-w-0 grow">
        <span className="block text-muted text-small">{name}</span>
        <span className="wrap-anywhere mt-0.5 line-clamp-2 font-semibold">{project.title}</span>
      </span>
    </a>
  );
}
