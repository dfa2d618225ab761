import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import type { SheetImportKind, StoredImport } from "../sheet-import-kind.ts";
import type { PlannedOutcome } from "./decisions.ts";
import { UndoImport } from "./UndoImport.tsx";

interface OutcomeProps {
  kind: SheetImportKind;
  stored: StoredImport;
  onMore: () => void;
}

export function Outcome({ kind, stored: { outcomes, run }, onMore }: OutcomeProps) {
  const { Afterwards } = kind;
  const words = kind.words.done;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="imported" className="rounded-card border border-line bg-white p-6">
      <h1 id="imported" ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        {words.title}
      </h1>
      <Counts kind={kind} outcomes={outcomes} />
      {Afterwards && <Afterwards outcomes={outcomes} />}
      <div className="mt-5 flex flex-wrap gap-2">
        <Link to={kind.address} className={toolButton("primary")}>
          {words.list}
        </Link>
        <button type="button" onClick={onMore} className={toolButton("plain")}>
          {words.more}
        </button>
        {run !== null && (
          <UndoImport
            kind={kind}
            run={{ id: run, added: countOf(outcomes, "added"), changed: countOf(outcomes, "changed") }}
            onUndone={onMore}
          />
        )}
      </div>
    </section>
  );
}

export function Counts({
  kind,
  outcomes,
}: {
  kind: SheetImportKind;
  outcomes: readonly { outcome: PlannedOutcome }[];
}) {
  const words = kind.words.store;
  const shown = [...usualKinds, ...rareKinds.filter((each) => countOf(outcomes, each) > 0)];
  return (
    <dl className="flex flex-wrap gap-3">
      {shown.map((each) => (
        <div key={each} className="min-w-28 rounded-button border border-line bg-mist px-4 py-2.5">
          <dt className="text-muted text-small">{words[each]}</dt>
          <dd className="figures font-bold text-xl">
            {fill(words.count, { count: countOf(outcomes, each) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const usualKinds = ["added", "changed", "same"] as const;
const rareKinds = ["left", "undecided"] as const;

function countOf(outcomes: readonly { outcome: PlannedOutcome }[], kind: PlannedOutcome): number {
  return outcomes.filter(({ outcome }) => outcome === kind).length;
}
