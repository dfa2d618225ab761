import { fill } from "#content/fill.ts";
import { Capacity } from "../../project-list/card/Capacity.tsx";
import { locationOf } from "../../project-list/card/location-of.ts";
import { TagList } from "../../project-list/card/TagList.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { completedMonth } from "../completion.ts";
import type { ProjectView } from "./project-view.ts";

interface FactsProps {
  view: ProjectView;
  ask: string;
}

export function Facts({ view, ask }: FactsProps) {
  const { text } = view;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {text.facts.label}
      </h2>
      <Rows view={view} />
      <p className="mt-8 print:hidden">
        <ButtonLink href={ask} className="max-sm:w-full">
          {text.ask.button}
        </ButtonLink>
      </p>
    </section>
  );
}

function Rows({ view }: Pick<FactsProps, "view">) {
  const { locale, project, text, card, terms } = view;
  const { facts } = text;
  const month = completedMonth(project, locale);
  const year = project.projectYear;
  return (
    <dl className="figures border-ink border-t-2">
      <Fact name={facts.client}>{project.clientCompany}</Fact>
      <Fact name={facts.location}>{locationOf(project, card, terms)}</Fact>
      <Fact name={facts.towerType}>{terms.types[project.coolingTowerType]}</Fact>
      {project.capacity !== null && (
        <Fact name={facts.capacity}>
          <Capacity text={project.capacity} />
        </Fact>
      )}
      {month === undefined ? (
        <Fact name={facts.year}>{year === null ? card.yearUnknown : fill(card.yearValue, { year })}</Fact>
      ) : (
        <Fact name={facts.completed}>{month}</Fact>
      )}
      {project.tags.length > 0 && (
        <Fact name={facts.tags}>
          <TagList label={facts.tags} tags={project.tags} terms={terms} className="py-0.5" />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid min-[17rem]:grid-cols-[7rem_minmax(0,1fr)] gap-4 border-line border-b py-3.5 text-base leading-snug sm:grid-cols-[8.5rem_minmax(0,1fr)] print:grid-cols-[6.5rem_minmax(0,1fr)] print:py-2 print:text-compact">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
