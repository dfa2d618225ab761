import { memo } from "react";
import { projectPath } from "#content/lookup/project-path.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { ProjectCard } from "../../project-list/card/ProjectCard.tsx";
import type { GalleryWords, Terms } from "../../project-list/gallery-words.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { ListNotice } from "../../ui/lists/ListNotice.tsx";

interface ResultListProps {
  locale: Locale;
  text: GalleryWords;
  terms: Terms;
  projects: readonly Project[];
  onReset: () => void;
}

/**
 * From this number of cards on, those outside the viewport are not laid out. A shorter list is laid out as a whole, which keeps the
 * height of the page exact.
 */
const longListLength = 24;
/** Cards that a tablet has inside its first viewport. */
const aboveFold = 2;
/** Highlight of a card that an address refers to. */
const linkTarget =
  "outline-none aria-[current]:*:outline-3 aria-[current]:*:outline-action aria-[current]:*:-outline-offset-3";

export const ResultList = memo(function ResultList({
  locale,
  text,
  terms,
  projects,
  onReset,
}: ResultListProps) {
  if (projects.length === 0) return <Empty text={text} onReset={onReset} />;
  const className = projects.length < longListLength ? linkTarget : `drawn-in-view ${linkTarget}`;
  return (
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:[zoom:0.85]">
      {projects.map((project, index) => (
        <li key={project.id} id={`project-${project.id}`} className={className}>
          <ProjectCard
            project={project}
            text={text.card}
            terms={terms}
            isAboveFold={index < aboveFold}
            href={pathIn(locale, projectPath(project.id))}
          />
        </li>
      ))}
    </ul>
  );
});

function Empty({ text, onReset }: Pick<ResultListProps, "text" | "onReset">) {
  return (
    <ListNotice ref={show} title={text.results.empty} hint={text.results.emptyHint}>
      <button type="button" onClick={onReset} className={buttonClass("secondary", "script-only")}>
        {text.filters.reset}
      </button>
    </ListNotice>
  );
}

/**
 * A notice below filters in the lower part of the window would be out of view. It is scrolled into view only after a change of a filter: an
 * entry and the history have scroll positions of their own.
 */
function show(notice: Element | null): void {
  if (document.activeElement?.closest("[data-filters]")) notice?.scrollIntoView({ block: "nearest" });
}

interface FailureProps {
  text: GalleryWords["results"];
  /** Message of the failed request, for support. */
  message: string;
  onRetry: () => void;
}

export function Failure({ text, message, onRetry }: FailureProps) {
  return (
    <ListNotice hasFailed title={text.failed} hint={<span lang="en">{message}</span>}>
      <button type="button" onClick={onRetry} className={buttonClass("secondary")}>
        {text.retry}
      </button>
    </ListNotice>
  );
}
