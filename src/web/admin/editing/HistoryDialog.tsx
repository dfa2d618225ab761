import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import type { VersionView } from "#domain/content/content-calls.ts";
import { maxVersions, thinningDays } from "#domain/records/version-thinning.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { koreanMinute } from "../dates.ts";
import { failureToast } from "../failure-text.ts";
import { usePublishedToast } from "../notices/published-toast.ts";
import { Differences } from "./Differences.tsx";
import { contentKey, restoreVersion, versionQuery, versionsQuery } from "./state/content-api.ts";
import type { DraftState, DraftStore } from "./state/draft-store.ts";
import { unpublishedCount } from "./state/server-draft.ts";

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
  const [isAsking, setAsking] = useState(false);
  const restoring = useRestoring(id, store);
  const restore = () => restoring.mutate(id, { onSettled: () => setAsking(false) });
  const count = unpublishedCount(state);
  if (data === undefined)
    return <LoadState words={editor} hasFailed={isError} retry={() => void refetch()} />;
  if (data.length === 0) return <p className="py-3 text-muted text-note">{words.same}</p>;
  return (
    <>
      <Differences differences={data} fields={state.fields} />
      <ToolButton
        isDisabled={restoring.isPending}
        onClick={() => (count > 0 ? setAsking(true) : restore())}
        className={toolButton("primary")}
      >
        {words.restore}
      </ToolButton>
      {isAsking && (
        <ConfirmDialog
          words={{ title: words.restore, confirm: words.discardAndRestore, cancel: words.cancel }}
          question={fill(words.discardQuestion, { count })}
          isPending={restoring.isPending}
          onConfirm={restore}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useRestoring(id: number, store: DraftStore) {
  const words = editor.history;
  const client = useQueryClient();
  const showToast = useToast();
  const showPublishedToast = usePublishedToast();
  return useMutation({
    async mutationFn(version: number) {
      // An edit that is sent after the restored version would return to the draft.
      await store.flush();
      return restoreVersion(version);
    },
    async onSuccess() {
      void showPublishedToast(id === 0 ? words.restoredFirstNow : fill(words.restored, { id }));
      // The restored version replaces the draft.
      void store.reload().catch(() => undefined);
      await client.invalidateQueries({ queryKey: contentKey });
    },
    onError: (failure) => showToast(failureToast(words.failed, failure)),
  });
}
