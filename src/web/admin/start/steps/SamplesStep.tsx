import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { sampleKinds } from "#domain/start/start-calls.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Undo2 } from "../../../ui/icons/admin-icons.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { contentKey } from "../../editing/state/content-api.ts";
import { failureToast } from "../../failure-text.ts";
import type { StepProps } from "../state/drafting.ts";
import { removeSamples, restoreSamples } from "../state/start-api.ts";
import { OwnHistory } from "./OwnHistory.tsx";
import { PastedHistory } from "./PastedHistory.tsx";
import { StepFrame } from "./StepFrame.tsx";
import {
  historyYears,
  removeWordSamples,
  restoreWordSamples,
  type WordSample,
  wordSampleCounts,
  wordSamples,
} from "./sample-words.ts";

const words = firstSteps.samples;
const kinds = [...sampleKinds, ...wordSamples] as const;
type Kind = (typeof kinds)[number];

const pageOf: Readonly<Record<Kind, string>> = {
  projects: paths.gallery,
  products: paths.package,
  history: paths.history,
  review: paths.history,
};

interface SampleCounts {
  remaining: number;
  removed: number;
}

/** Removes and restores samples, by kind or all at once. */
export function SamplesStep(props: StepProps) {
  const { start, state } = props;
  const [page, setPage] = useState<string>(paths.history);
  const counts: Record<Kind, SampleCounts> = { ...recordCounts(start), ...wordSampleCounts(props) };
  const { remove, bringBack, isPending } = useSampleChanges(props, counts);
  const [asking, setAsking] = useState<readonly Kind[]>();
  const [isAddingOwn, setAddingOwn] = useState(false);
  const some = (which: keyof SampleCounts) => kinds.filter((kind) => counts[kind][which] > 0);
  const years = state.fields.get(historyYears);
  const act = (change: typeof remove, which: readonly Kind[]) => {
    const [only, ...others] = which;
    setPage(only !== undefined && others.length === 0 ? pageOf[only] : paths.history);
    change(which);
  };
  // Visitors see at once that records are gone.
  const askOrRemove = (which: readonly Kind[]) =>
    sampleKinds.some((kind) => which.includes(kind)) ? setAsking(which) : act(remove, which);
  return (
    <StepFrame
      lead={firstSteps.steps.samples.lead}
      state={state}
      shown={{ path: page, version: `${counts.projects.remaining}` }}
    >
      <ul className="divide-y divide-line border-line border-y">
        {kinds.map((kind) => (
          <SampleRow
            key={kind}
            kind={kind}
            counts={counts[kind]}
            isPending={isPending}
            onRemove={() => askOrRemove([kind])}
            onBringBack={() => act(bringBack, [kind])}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <ToolButton
          isDisabled={isPending || some("remaining").length === 0}
          onClick={() => askOrRemove(some("remaining"))}
          className={toolButton("primary")}
        >
          {words.removeAll}
        </ToolButton>
        <ToolButton
          isDisabled={isPending || some("removed").length === 0}
          onClick={() => act(bringBack, some("removed"))}
          className={toolButton("plain")}
        >
          <Undo2 className="size-4" />
          {words.bringBackAll}
        </ToolButton>
      </div>
      {/* Stays until the line is stored: the page would move another button under a second click. */}
      {years?.kind === "list" && (years.ids.length === 0 || isAddingOwn) && (
        <OwnHistory {...props} isAdding={isAddingOwn} onAdding={setAddingOwn} />
      )}
      {years?.kind === "list" && <PastedHistory {...props} />}
      {asking && (
        <RemovalQuestion
          count={asking.reduce((sum, kind) => sum + counts[kind].remaining, 0)}
          onClose={() => setAsking(undefined)}
          onRemove={() => act(remove, asking)}
        />
      )}
    </StepFrame>
  );
}

interface RemovalQuestionProps {
  count: number;
  onClose: () => void;
  onRemove: () => void;
}

function RemovalQuestion({ count, onClose, onRemove }: RemovalQuestionProps) {
  return (
    <ConfirmDialog
      words={words.removal}
      question={fill(words.removal.question, { count })}
      onConfirm={() => {
        onClose();
        onRemove();
      }}
      onCancel={onClose}
    />
  );
}

interface SampleRowProps {
  kind: Kind;
  counts: SampleCounts;
  isPending: boolean;
  onRemove: () => void;
  onBringBack: () => void;
}

function SampleRow({
  kind,
  counts: { remaining, removed },
  isPending,
  onRemove,
  onBringBack,
}: SampleRowProps) {
  const name = words.kinds[kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-40 flex-1">
        <h3 className="text-compact">
          {name}{" "}
          <span className="figures font-normal text-muted">
            {remaining > 0 ? fill(words.remaining, { count: remaining }) : words.none}
          </span>
        </h3>
        <p className="text-muted text-small">{words.notes[kind]}</p>
      </div>
      {remaining > 0 && (
        <ToolButton
          isDisabled={isPending}
          aria-label={fill(words.removeOf, { kind: name, count: remaining })}
          onClick={onRemove}
          className={toolButton("plain")}
        >
          {words.remove}
        </ToolButton>
      )}
      {removed > 0 && (
        <ToolButton
          isDisabled={isPending}
          aria-label={fill(words.bringBackOf, { kind: name, count: removed })}
          onClick={onBringBack}
          className={toolButton("quiet")}
        >
          {words.bringBack}
        </ToolButton>
      )}
    </li>
  );
}

function recordCounts({ records: { projects, products } }: StepProps["start"]) {
  return {
    projects: { ...projects, remaining: projects.left.length },
    products: { ...products, remaining: products.left.length },
  };
}

/** Removes and restores samples in all storages and returns the numbers. */
function useSampleChanges({ state, store }: StepProps, counts: Record<Kind, SampleCounts>) {
  const client = useQueryClient();
  const showToast = useToast();
  const change = useMutation({
    async mutationFn({ which, isBack }: { which: readonly Kind[]; isBack: boolean }) {
      const records = sampleKinds.filter((kind) => which.includes(kind));
      const changeRecords = isBack ? restoreSamples : removeSamples;
      let count = records.length > 0 ? await changeRecords(records) : 0;
      const changeWords = isBack ? restoreWordSamples : removeWordSamples;
      for (const sample of wordSamples.filter((each: WordSample) => which.includes(each))) {
        await changeWords({ state, store }, sample);
        count += counts[sample][isBack ? "removed" : "remaining"];
      }
      return { count, isBack };
    },
    onSuccess: ({ count, isBack }) =>
      showToast({ title: fill(isBack ? words.returned : words.removed, { count }) }),
    onError: (failure) => showToast(failureToast(words.failed, failure)),
    // Other pages also cache projects and products; the draft has its own store.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== contentKey[0] }),
  });
  return {
    isPending: change.isPending,
    remove: (which: readonly Kind[]) => change.mutate({ which, isBack: false }),
    bringBack: (which: readonly Kind[]) => change.mutate({ which, isBack: true }),
  };
}
