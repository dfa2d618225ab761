import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import type { ImportOutcome } from "#domain/projects/import/import-calls.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { addresses } from "../../addresses.ts";

interface OutcomeProps {
  outcomes: readonly ImportOutcome[];
  onMore: () => void;
}

/** What has been stored. */
export function Outcome({ outcomes, onMore }: OutcomeProps) {
  const words = importWords.done;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="imported" className="rounded-card border border-line bg-white p-6">
      <h1 id="imported" ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        {words.title}
      </h1>
      <Counts outcomes={outcomes} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Link to={addresses.projects} className={toolButton("primary")}>
          {words.list}
        </Link>
        <button type="button" onClick={onMore} className={toolButton("plain")}>
          {words.more}
        </button>
      </div>
    </section>
  );
}

/** How many are new, changed and the same. */
export function Counts({ outcomes }: { outcomes: readonly ImportOutcome[] }) {
  const words = importWords.store;
  const kinds = ["added", "changed", "same"] as const;
  return (
    <dl className="flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <div key={kind} className="min-w-28 rounded-button border border-line bg-mist px-4 py-2.5">
          <dt className="text-muted text-small">{words[kind]}</dt>
          <dd className="figures font-bold text-xl">
            {fill(words.count, { count: outcomes.filter(({ outcome }) => outcome === kind).length })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
