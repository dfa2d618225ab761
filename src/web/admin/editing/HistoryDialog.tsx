import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import type { VersionView } from "#domain/content/content-calls.ts";
import { maxVersions, thinningDays } from "#domain/records/version-thinning.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { koreanMinute } from "../dates.ts";
import { failureToast } from "../failure-text.ts";
import { usePublishedToast } from "../notices/published-toast.ts";
import { Differences } from "./Differences.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import {
  contentKey,
  type DraftReview,
  isDraftChanged,
  restoreVersion,
  reviewQuery,
  versionQuery,
  versionsQuery,
} from "./state/content-api.ts";
import type { DraftState, DraftStore } from "./state/draft-store.ts";

interface HistoryDialogProps {
  path: string;
  state: DraftState;
  store: DraftStore;
  onClose: () => void;
}

/** Published versions with author and time; each can be compared, previewed and restored. */
export function HistoryDialog({ onClose, ...rest }: HistoryDialogProps) {
  const words = editor.history;
  const { data, isError, refetch } = useQuery(versionsQuery);
  return (
    <ModalDialog title={words.title} onClose={onClose} className="w-[48rem]">
      <div className="min-h-24 overflow-y-auto px-5 py-2">
        {data === undefined && <LoadState words={editor} hasFailed={isError} retry={() => void refetch()} />}
        {data && (
          <p className="mt-2 text-muted text-small">
            {fill(words.retention, { all: thinningDays.all, count: data.length - 1, max: maxVersions })}
          </p>
        )}
        {data && data.length > 0 && (
          <ol className="divide-y divide-line">
            {data.map((version, index) => (
              <VersionRow key={version.id} version={version} isLive={index === 0} {...rest} />
            ))}
          </ol>
        )}
      </div>
    </ModalDialog>
  );
}

interface VersionRowProps extends Omit<HistoryDialogProps, "onClose"> {
  version: VersionView;
  isLive: boolean;
}

function VersionRow({ version, isLive, path, state, store }: VersionRowProps) {
  const words = editor.history;
  const [isOpen, setOpen] = useState(false);
  const { id, publishedBy, publishedAt, restoredFrom } = version;
  return (
    <li className="py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="mr-auto text-note">
          <strong>{id === 0 ? words.first : fill(words.number, { id })}</strong>{" "}
          <span className="text-muted">
            {publishedAt === null
              ? words.firstLead
              : fill(words.by, { name: publishedBy ?? "", time: koreanMinute(publishedAt) })}
            {restoredFrom !== null &&
              ` · ${restoredFrom === 0 ? words.restoredFirst : fill(words.restoredFrom, { id: restoredFrom })}`}
          </span>
        </p>
        {isLive ? (
          <span className="rounded-[3px] bg-success-soft px-2 py-1 font-semibold text-small text-success">
            {words.live}
          </span>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={toolButton("quiet")}
          >
            {words.show}
          </button>
        )}
        <a
          href={`/sd_admin/draft${path}?version=${id}`}
          target="_blank"
          rel="noreferrer"
          className={toolButton("quiet")}
        >
          {words.preview}
        </a>
      </div>
      {isOpen && <Comparison {...{ id, state, store }} />}
    </li>
  );
}

type ComparisonProps = Pick<HistoryDialogProps, "state" | "store"> & { id: number };

function Comparison({ id, state, store }: ComparisonProps) {
  const words = editor.history;
  const { data, isError, refetch } = useQuery(versionQuery(id));
  const { asked, isPending, ask, restore, cancel } = useRestoring(id, store);
  if (data === undefined)
    return <LoadState words={editor} hasFailed={isError} retry={() => void refetch()} />;
  if (data.length === 0) return <p className="py-3 text-muted text-note">{words.same}</p>;
  return (
    <>
      <Differences differences={data} fields={state.fields} />
      <ToolButton isDisabled={isPending} onClick={ask} className={toolButton("primary")}>
        {words.restore}
      </ToolButton>
      {asked && (
        <DiscardDialog
          words={{ ...words, title: words.restore, confirm: words.discardAndRestore }}
          changes={asked.differences}
          fields={state.fields}
          isPending={isPending}
          onConfirm={() => restore(asked.draftHash)}
          onCancel={cancel}
        />
      )}
    </>
  );
}

/** Restores a version, and asks before if the draft has changes, which may be those of other editors. */
function useRestoring(id: number, store: DraftStore) {
  const words = editor.history;
  const client = useQueryClient();
  const showToast = useToast();
  const showPublishedToast = usePublishedToast();
  const [asked, setAsked] = useState<DraftReview>();
  const review = async () => {
    await store.flush();
    return client.fetchQuery(reviewQuery);
  };
  const fail = (failure: unknown) => showToast(failureToast(words.failed, failure));
  const restoring = useMutation({
    async mutationFn(draftHash: string) {
      // An edit that is sent after the restored version would return to the draft.
      await store.flush();
      await restoreVersion(id, draftHash);
    },
    async onSuccess() {
      setAsked(undefined);
      void showPublishedToast(id === 0 ? words.restoredFirstNow : fill(words.restored, { id }));
      // The restored version replaces the draft.
      void store.reload().catch(() => undefined);
      await client.invalidateQueries({ queryKey: contentKey });
    },
    async onError(failure) {
      fail(failure);
      const current = isDraftChanged(failure) ? await review().catch(() => undefined) : undefined;
      setAsked(current && current.differences.length > 0 ? current : undefined);
    },
  });
  const reviewing = useMutation({
    mutationFn: review,
    onSuccess(reviewed) {
      if (reviewed.differences.length > 0) setAsked(reviewed);
      else restoring.mutate(reviewed.draftHash);
    },
    onError: fail,
  });
  return {
    asked,
    isPending: restoring.isPending || reviewing.isPending,
    ask: () => reviewing.mutate(),
    restore: restoring.mutate,
    cancel: () => setAsked(undefined),
  };
}
