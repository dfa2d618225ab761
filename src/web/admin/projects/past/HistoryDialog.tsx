import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { keepingWords } from "#content/admin/project-keeping.ts";
import { fill } from "#content/fill.ts";
import type { KeptRecord } from "#domain/projects/past/kept-record.ts";
import type { ProjectVersion } from "#domain/projects/past/past-calls.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { useTell } from "../../../ui/tools/toast.tsx";
import { koreanMinute } from "../../dates.ts";
import { failureToast } from "../../failure-text.ts";
import { projectsKey } from "../state/project-api.ts";
import { revertProject, versionsQuery } from "./past-api.ts";
import { recordDifferences } from "./record-differences.ts";
import { usePast } from "./use-past.ts";

interface HistoryDialogProps {
  /** As it is stored. */
  project: EditedProject;
  /** Something was entered and not stored: going back would lose it. */
  isDirty: boolean;
  onReverted: () => void;
  onClose: () => void;
}

const words = keepingWords.history;

/** The states that a project was in, newest first, each with what it changed; any can be brought back. */
export function HistoryDialog({ project, isDirty, onReverted, onClose }: HistoryDialogProps) {
  const { data, isError, refetch } = useQuery(versionsQuery(project.id));
  const reverting = useReverting(project, onReverted);
  const states = statesOf(project, data ?? []);
  return (
    // Going back closes the form: nothing may be entered there meanwhile.
    <ModalDialog title={words.title} onClose={() => !reverting.isPending && onClose()} className="w-[44rem]">
      <div className="min-h-24 overflow-y-auto px-5 py-3">
        <p className="text-muted text-small">{words.hint}</p>
        {isDirty && (
          <p className="mt-2 rounded-button border border-notice-line bg-notice-soft p-3 text-small">
            {words.dirty}
          </p>
        )}
        {data === undefined && <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />}
        {data?.length === 0 && <p className="py-10 text-center text-muted">{words.none}</p>}
        {data && data.length > 0 && (
          <ol className="divide-y divide-line">
            {states.map((state, index) => (
              <State
                key={state.version ?? 0}
                state={state}
                older={states[index + 1]}
                isBlocked={isDirty || reverting.isPending}
                onRevert={(version) => reverting.mutate(version)}
              />
            ))}
          </ol>
        )}
      </div>
    </ModalDialog>
  );
}

function useReverting(project: EditedProject, onReverted: () => void) {
  const client = useQueryClient();
  const tell = useTell();
  const { undoing } = usePast();
  return useMutation({
    mutationFn: (version: number) => revertProject(project, version),
    async onSuccess(reverted) {
      await client.invalidateQueries({ queryKey: projectsKey });
      const isChanged = reverted.updatedAt !== project.updatedAt;
      tell({ title: words.reverted, ...(isChanged ? { action: undoing([reverted]) } : {}) });
      onReverted();
    },
    onError: (failure) => tell(failureToast(keepingWords.failure, failure)),
  });
}

interface ProjectState {
  record: KeptRecord;
  /** Who stored it, where that is known. */
  by: string | null;
  /** By which it can be brought back; none for the state that it is in. */
  version?: number;
}

/** A change keeps what was before it: who made it has stored the state that came after. */
function statesOf(project: EditedProject, versions: readonly ProjectVersion[]): ProjectState[] {
  return [
    { record: project, by: versions[0]?.changedBy ?? null },
    ...versions.map(({ id, record }, index) => ({
      record,
      by: versions[index + 1]?.changedBy ?? null,
      version: id,
    })),
  ];
}

interface StateProps {
  state: ProjectState;
  older: ProjectState | undefined;
  isBlocked: boolean;
  onRevert: (version: number) => void;
}

function State({ state: { record, by, version }, older, isBlocked, onRevert }: StateProps) {
  const changes = older ? recordDifferences(older.record, record) : [];
  const time = koreanMinute(record.updatedAt);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="figures text-compact">{by === null ? time : fill(words.by, { time, by })}</h3>
        {version === undefined ? (
          <span className="rounded-[3px] bg-success-soft px-2 py-1 font-semibold text-small text-success">
            {words.now}
          </span>
        ) : (
          <button
            type="button"
            disabled={isBlocked}
            onClick={() => onRevert(version)}
            className={toolButton("plain")}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            {words.revert}
          </button>
        )}
      </div>
      {older === undefined && <p className="mt-1 text-muted text-small">{words.first}</p>}
      {changes.map(({ label, before, after }) => (
        <div key={label} className="mt-3 text-note">
          <h4 className="text-note">{label}</h4>
          <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <Side name={words.before} text={before} className="text-danger line-through decoration-1" />
            <Side name={words.after} text={after} className="text-success" />
          </dl>
        </div>
      ))}
    </li>
  );
}

function Side({ name, text, className }: { name: string; text: string; className: string }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt className="shrink-0 text-muted text-small leading-relaxed">{name}</dt>
      <dd className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line">
        {text === "" ? (
          <span className="text-muted">{words.nothing}</span>
        ) : (
          <span className={className}>{text}</span>
        )}
      </dd>
    </div>
  );
}
