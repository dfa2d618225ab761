import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import type { StartState } from "#domain/start/start-calls.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { fieldAddress } from "../editing/sample/field-address.ts";
import type { DraftState } from "../editing/state/draft-store.ts";
import { type SampleGroup, type SampleLine, sampleGroups } from "./sample-groups.ts";

interface StillSampleProps {
  start: StartState;
  places: DraftState["places"];
}

/** Everything that visitors would take for the company's own, by page, each with a link that opens it for editing. */
export function StillSample({ start, places }: StillSampleProps) {
  const { title, lead, none, begin } = firstSteps.still;
  const groups = sampleGroups(start, places);
  const [first] = start.places;
  return (
    <section
      id="still-sample"
      className="mt-5 scroll-mt-20 rounded-card border border-line bg-white p-5 sm:p-6"
    >
      <h2 className="mb-2 text-lg">
        {title} <Count of={groups.flatMap(({ lines }) => lines)} />
      </h2>
      <p className="mb-4 max-w-3xl text-compact text-muted leading-relaxed">
        {groups.length > 0 ? lead : none}
      </p>
      {first && (
        <Link to={fieldAddress(first.path)} className={toolButton("primary", "mb-4")}>
          {begin}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
      {groups.map((group) => (
        <Group key={group.page} group={group} />
      ))}
    </section>
  );
}

/** Its lines are drawn once it is open: there may be hundreds. */
function Group({ group: { page, lines } }: { group: SampleGroup }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="border-line border-t" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-3 font-semibold text-compact">
        {page} <Count of={lines} />
      </summary>
      {isOpen && (
        <ul className="mb-3 divide-y divide-line">
          {lines.map((line) => (
            <Line key={line.to} line={line} />
          ))}
        </ul>
      )}
    </details>
  );
}

function Count({ of }: { of: readonly SampleLine[] }) {
  if (of.length === 0) return null;
  return (
    <span className="figures font-normal text-compact text-muted">
      {fill(firstSteps.still.count, { count: of.length })}
    </span>
  );
}

function Line({ line: { to, name, note, excerpt } }: { line: SampleLine }) {
  return (
    <li className="grid gap-x-4 py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={to}
          className="inline-block py-1 font-semibold text-action text-compact underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {note !== "" && <span className="text-muted text-small">{note}</span>}
      </p>
      <p className="line-clamp-2 break-words py-1 text-compact text-muted">{excerpt}</p>
    </li>
  );
}
