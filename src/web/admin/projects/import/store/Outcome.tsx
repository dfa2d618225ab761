import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import type { ImportOutcome } from "#domain/projects/import/import-calls.ts";
import { toolButton } from "../../../../ui/fields/tool-class.ts";
import { addresses } from "../../../addresses.ts";
import { EnglishLeft } from "./EnglishLeft.tsx";
import type { StoredImport } from "./send-import.ts";
import { UndoImport } from "./UndoImport.tsx";

interface OutcomeProps {
  stored: StoredImport;
  onMore: () => void;
}

/** Result of the import. */
export function Outcome({ stored: { outcomes, run }, onMore }: OutcomeProps) {
  const words = importWords.done;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="imported" className="rounded-card border border-line bg-white p-6">
      <h1 id="imported" ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        {words.title}
      </h1>
      <Counts outcomes={outcomes} />
      <EnglishLeft outcomes={outcomes} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Link to={addresses.projects} className={toolButton("primary")}>
          {words.list}
        </Link>
        <button type="button" onClick={onMore} className={toolButton("plain")}>
          {words.more}
        </button>
        {run !== null && (
          <UndoImport
            run={{ id: run, added: countOf(outcomes, "added"), changed: countOf(outcomes, "changed") }}
            onUndone={onMore}
          />
        )}
      </div>
    </section>
  );
}

/** Number of new, changed and equal rows. */
export function Counts({ outcomes }: { outcomes: readonly { outcome: Planned }[] }) {
  const words = importWords.store;
  const kinds = [...usualKinds, ...rareKinds.filter((kind) => countOf(outcomes, kind) > 0)];
  return (
    <dl className="flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <div key={kind} className="min-w-28 rounded-button border border-line bg-mist px-4 py-2.5">
          <dt className="text-muted text-small">{words[kind]}</dt>
          <dd className="figures font-bold text-xl">
            {fill(words.count, { count: countOf(outcomes, kind) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Planned outcome of a row; "undecided" while a person has to choose. */
export type Planned = ImportOutcome["outcome"] | "undecided";

const usualKinds = ["added", "changed", "same"] as const;
const rareKinds = ["left", "undecided"] as const;

function countOf(outcomes: readonly { outcome: Planned }[], kind: Planned): number {
  return outcomes.filter(({ outcome }) => outcome === kind).length;
}
