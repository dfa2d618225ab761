import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { contentScheduleWords, scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { CalendarClock } from "../../ui/icons/admin-icons.ts";
import { ListPlaceholder } from "../../ui/lists/ListPlaceholder.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { failureToast } from "../failure-text.ts";
import { usePublishedToast } from "../notices/published-toast.ts";
import { ScheduleDialog } from "../schedule/ScheduleDialog.tsx";
import { Differences } from "./Differences.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { fieldName } from "./field-name.ts";
import { SchedulePanel } from "./schedule/SchedulePanel.tsx";
import { useContentSchedule } from "./schedule/use-content-schedule.ts";
import { discardDraft, publish, reviewQuery, scheduleQuery } from "./state/content-api.ts";
import type { DraftState } from "./state/draft-store.ts";

interface PublishDialogProps extends Pick<DraftState, "fields" | "conflicts"> {
  onFix?: (path: string) => void;
  onClose: () => void;
}

/** Shows the changes and publishes them now or at a later time, or discards the draft. */
export function PublishDialog({ fields, conflicts, onFix, onClose }: PublishDialogProps) {
  const words = editor.publish;
  const { data, isError, isFetching, refetch } = useQuery(reviewQuery);
  const contentSchedule = useContentSchedule(() => void refetch());
  const { publishing, discarding } = usePublication(onClose, () => {
    contentSchedule.refresh();
    void refetch();
  });
  const [openDialog, setOpenDialog] = useState<"discard" | "schedule" | "reschedule">();
  const list = useRef<HTMLDivElement>(null);
  const differences = data?.differences ?? [];
  const undecided = [...conflicts.keys()].map((path) => fieldName(path, fields));
  const { scheduled } = contentSchedule;
  const isRescheduling = openDialog === "reschedule";
  return (
    <ModalDialog title={words.title} onClose={onClose} className="w-[48rem]">
      {undecided.length > 0 && (
        <p role="alert" className="bg-danger-soft px-5 py-3 text-danger text-note">
          {fill(editor.conflict.publish, { places: undecided.join(", ") })}
        </p>
      )}
      {scheduled && (
        <SchedulePanel
          {...{ scheduled, fields }}
          isPending={contentSchedule.isPending}
          onReschedule={() => setOpenDialog("reschedule")}
          onCancel={contentSchedule.cancel}
        />
      )}
      <div ref={list} className="min-h-24 overflow-y-auto px-5">
        {data === undefined ? (
          <LoadState words={editor} hasFailed={isError} retry={() => void refetch()} />
        ) : differences.length === 0 ? (
          <ListPlaceholder>{words.none}</ListPlaceholder>
        ) : (
          <Differences differences={differences} fields={fields} {...(onFix ? { onFix } : {})} />
        )}
      </div>
      <Footer
        count={differences.length}
        isUndecided={undecided.length > 0}
        problems={differences.filter(({ problems }) => problems.length > 0).length}
        onProblem={() => focusNextProblem(list.current)}
        isPending={publishing.isPending || contentSchedule.isPending}
        isPublishing={publishing.isPending}
        isScheduled={Boolean(scheduled)}
        onSchedule={() => setOpenDialog("schedule")}
        onDiscard={() => setOpenDialog("discard")}
        onPublish={() => data && publishing.mutate(data.draftHash)}
      />
      {openDialog === "discard" && data && differences.length > 0 && (
        <DiscardDialog
          words={{ ...words, title: words.discard, confirm: words.discard }}
          {...{ fields, changes: differences }}
          isPending={discarding.isPending || isFetching}
          onConfirm={() => discarding.mutate(data.draftHash)}
          onCancel={() => setOpenDialog(undefined)}
        />
      )}
      {(openDialog === "schedule" || isRescheduling) && (
        <ScheduleDialog
          hint={isRescheduling ? contentScheduleWords.timeHint : contentScheduleWords.hint}
          scheduledAt={scheduled?.at}
          onSchedule={(at) => contentSchedule.schedule(at, isRescheduling ? undefined : data?.draftHash)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </ModalDialog>
  );
}

function usePublication(onClose: () => void, onRefused: () => void) {
  const words = editor.publish;
  const showToast = useToast();
  const showPublishedToast = usePublishedToast();
  const client = useQueryClient();
  const publishing = useMutation({
    mutationFn: publish,
    onSuccess() {
      void showPublishedToast(words.done);
      // The publication may have ended the scheduled one.
      void client.invalidateQueries({ queryKey: scheduleQuery.queryKey });
      onClose();
    },
    onError(failure) {
      showToast(failureToast(words.failed, failure));
      onRefused();
    },
  });
  const discarding = useMutation({
    mutationFn: discardDraft,
    onSuccess() {
      showToast({ title: words.discarded });
      onClose();
    },
    onError(failure) {
      showToast(failureToast(words.discardFailed, failure));
      onRefused();
    },
  });
  return { publishing, discarding };
}

/** Moves to the next invalid field, and from the last to the first. */
function focusNextProblem(list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>("li:has([role=alert])") ?? [])];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const next = items[(at + 1) % items.length];
  next?.scrollIntoView({ block: "start" });
  const target = next?.querySelector<HTMLElement>("[data-problem]") ?? next;
  if (target === next) next?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

interface FooterProps {
  count: number;
  isUndecided: boolean;
  problems: number;
  onProblem: () => void;
  isPending: boolean;
  isPublishing: boolean;
  isScheduled: boolean;
  onSchedule: () => void;
  onDiscard: () => void;
  onPublish: () => void;
}

function Footer({ count, isUndecided, problems, isPending, isScheduled, onProblem, ...footer }: FooterProps) {
  const words = editor.publish;
  const isUnfinished = isUndecided || problems > 0;
  return (
    <footer className="flex flex-wrap items-center gap-2 border-line border-t bg-mist px-5 py-3.5">
      <ToolButton isDisabled={count === 0} onClick={footer.onDiscard} className={toolButton("warning")}>
        {words.discard}
      </ToolButton>
      <p className="ml-auto text-muted text-small">
        {isUnfinished ? words.problems : fill(words.count, { count })}
      </p>
      {problems > 0 && (
        <button type="button" onClick={onProblem} className={toolButton("plain")}>
          {fill(words.nextProblem, { count: problems })}
        </button>
      )}
      <ToolButton
        isDisabled={count === 0 || isUnfinished || isPending}
        onClick={footer.onSchedule}
        className={toolButton("plain")}
      >
        <CalendarClock className="size-4" />
        {isScheduled ? contentScheduleWords.again : scheduleWords.button}
      </ToolButton>
      <ToolButton
        data-first
        isDisabled={count === 0 || isUnfinished || isPending}
        onClick={footer.onPublish}
        className={toolButton("primary")}
      >
        {footer.isPublishing ? words.submitting : words.submit}
      </ToolButton>
    </footer>
  );
}
