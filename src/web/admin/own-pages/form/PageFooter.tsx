import { admin } from "#content/admin/admin.ts";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { scheduleWords } from "#content/admin/publication/schedule.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { CalendarClock } from "../../../ui/icons/admin-icons.ts";
import type { PageForm } from "./use-page-form.ts";

/** Bar with the save status and the buttons to save and publish. */
export function PageFooter({ form, onSchedule }: { form: PageForm; onSchedule: () => void }) {
  const words = pageFormWords;
  const { pending, isBlocked, uploads } = form;
  const state =
    uploads.pending > 0
      ? words.uploading
      : form.isDirty()
        ? words.status.unsaved
        : form.base && words.status.saved;
  return (
    <footer
      data-lower-bar
      className="sticky bottom-(--phone-bar) z-10 -mx-gutter flex flex-wrap items-center justify-end gap-2 border-line border-t bg-white px-gutter py-3 sm:mx-0 sm:rounded-card sm:border sm:px-5"
    >
      <p role="status" className="mr-auto text-muted text-small max-sm:w-full">
        {state}
      </p>
      {pending === "save" && (
        <button type="button" onClick={form.stop} className={toolButton("quiet")}>
          {admin.project.stop}
        </button>
      )}
      <ToolButton isDisabled={isBlocked} onClick={onSchedule} className={toolButton("quiet", "px-2.5")}>
        <CalendarClock className="size-4" />
        {scheduleWords.button}
      </ToolButton>
      <ToolButton type="submit" isDisabled={isBlocked} className={toolButton("plain", "min-w-20")}>
        {pending === "save" ? words.saving : words.save}
      </ToolButton>
      <ToolButton
        isDisabled={isBlocked}
        onClick={form.publishNow}
        className={toolButton("primary", "min-w-20")}
      >
        {pending === "publish" ? words.publishing : words.publish}
      </ToolButton>
    </footer>
  );
}
