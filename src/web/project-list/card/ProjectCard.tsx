import { memo } from "react";
import { fill } from "#content/fill.ts";
import { lookUpOrSame } from "#content/lookup/look-up.ts";
import type { Project } from "#domain/projects/project.ts";
import type { CardWords, Terms } from "../gallery-words.ts";
import { Capacity } from "./Capacity.tsx";
import { locationOf } from "./location-of.ts";
import { ProjectPicture } from "./ProjectPicture.tsx";
import { TagList } from "./TagList.tsx";

export interface ProjectCardProps {
  project: Project;
  text: CardWords;
  terms: Terms;
  href?: string;
  /** Address of the project's own page, if the whole card links elsewhere. */
  details?: string;
  /** `sizes` of the picture, if not a column of the list. */
  pictureSizes?: string;
  /** True for a card that may be inside the first viewport: its picture loads with the page. */
  isAboveFold?: boolean;
  /** Truncates long texts after some lines, so that adjacent cards have the same height. */
  isBrief?: boolean;
  /** True for a card of two columns: its picture stands beside its words. */
  isWide?: boolean;
}

/** Card of a project. Memoized, since a page may have a thousand of them. */
export const ProjectCard = memo(function ProjectCard(card: ProjectCardProps) {
  const { project, text, terms, href, details, pictureSizes, isAboveFold = false, isBrief = false } = card;
  const direction = card.isWide ? "grid sm:grid-cols-2" : "flex flex-col";
  return (
    <article
      className={`group relative h-full overflow-hidden rounded-card border border-line bg-white ${direction}`}
    >
      <div className={`relative aspect-16/10 overflow-hidden bg-blank ${card.isWide ? "size-full" : ""}`}>
        <ProjectPicture
          project={project}
          text={text}
          load={isAboveFold ? "atOnce" : "near"}
          {...(pictureSizes ? { sizes: pictureSizes } : {})}
        />
        <p className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5 font-semibold text-small leading-none">
          <Badge label={text.type} className="bg-ink text-white">
            {terms.types[project.coolingTowerType]}
          </Badge>
          <Badge label={text.country} className="bg-white text-ink">
            {lookUpOrSame(terms.countries, project.country)}
          </Badge>
        </p>
      </div>
      <div className="flex grow flex-col p-5 lg:p-6">
        <h3
          className={`wrap-anywhere text-title-s leading-snug ${isBrief ? "line-clamp-3 max-[17rem]:block" : ""}`}
        >
          {href === undefined ? (
            project.title
          ) : (
            <a href={href} className="after:absolute after:inset-0 group-hover:text-action">
              {project.title}
            </a>
          )}
        </h3>
        <p
          className={`wrap-anywhere mt-2 mb-5 text-compact text-muted leading-relaxed ${isBrief ? "line-clamp-5 max-[17rem]:block" : ""}`}
        >
          {project.description}
        </p>
        {project.tags.length > 0 && (
          <TagList label={text.tags} tags={project.tags} terms={terms} className="mt-auto mb-5" />
        )}
        <Facts project={project} text={text} terms={terms} />
        {details !== undefined && (
          <p className="mt-4 text-compact">
            <a href={details} className="text-link relative inline-block py-1">
              <span className="sr-only">{project.title} </span>
              {text.details}
            </a>
          </p>
        )}
      </div>
    </article>
  );
});

function Badge({ label, className, children }: { label: string; className: string; children: string }) {
  return (
    <span className={`rounded-[3px] px-2.5 py-1.5 ${className}`}>
      <span className="sr-only">{label} </span>
      {children}
    </span>
  );
}

function Facts({ project, text, terms }: ProjectCardProps) {
  const { capacity, projectYear } = project;
  return (
    <dl className="figures grid min-[17rem]:grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-line border-t pt-5 pb-1 text-note leading-snug">
      <Fact name={text.client}>{project.clientCompany}</Fact>
      {capacity === null ? (
        <Fact name={text.towerType}>{terms.types[project.coolingTowerType]}</Fact>
      ) : (
        <Fact name={text.capacity}>
          <Capacity text={capacity} />
        </Fact>
      )}
      <Fact name={text.location}>{locationOf(project, text, terms)}</Fact>
      <Fact name={text.year}>
        {projectYear === null ? text.yearUnknown : fill(text.yearValue, { year: projectYear })}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </>
  );
}
