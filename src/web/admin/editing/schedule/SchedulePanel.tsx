import { useState } from "react";
import { contentScheduleWords, scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import type { ScheduleView } from "#domain/content/content-calls.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { koreanMinute } from "../../dates.ts";
import { ScheduledTime } from "../../schedule/ScheduledTime.tsx";
import { Differences } from "../Differences.tsx";
import { fieldName } from "../field-name.ts";
import type { DraftState } from "../state/draft-store.ts";

interface SchedulePanelProps extends Pick<DraftState, "fields"> {
  scheduled: ScheduleView;
  isPending: boolean;
  onReschedule: () => void;
  onCancel: () => void;
}

/** The scheduled publication: time, author, changes, and the effect of publishing earlier. */
export function SchedulePanel({ scheduled, fields, isPending, onReschedule, onCancel }: SchedulePanelProps) {
  const words = contentScheduleWords;
  const [isOpen, setOpen] = useState(false);
  const { at, by, failedAt, differences, left: skipped } = scheduled;
  return (
    <section aria-label={words.notice.title} className="border-line border-b bg-mist px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {failedAt === null ? (
          <strong>
            <ScheduledTime at={at} />
          </strong>
        ) : (
          <p role="alert" className="w-full font-semibold text-danger text-note">
            {fill(words.failed, { time: koreanMinute(at) })}
          </p>
        )}
        <p className="mr-auto text-muted text-small">
          {fill(words.by, { name: by, count: differences.length })}
        </p>
        <div className="flex flex-wrap gap-1.5">
          {differences.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className={toolButton("quiet")}
            >
              {words.show}
            </button>
          )}
          <ToolButton isDisabled={isPending} onClick={onReschedule} className={toolButton("plain")}>
            {words.move}
          </ToolButton>
          <ToolButton isDisabled={isPending} onClick={onCancel} className={toolButton("plain")}>
            {scheduleWords.undo}
          </ToolButton>
        </div>
      </div>
      {skipped.length > 0 && (
        <p className="mt-1.5 text-notice text-small">
          {fill(words.unchanged, { places: skipped.map((path) => fieldName(path, fields)).join(", ") })}
        </p>
      )}
      {failedAt === null && differences.length > 0 && (
        <p className="mt-1.5 text-muted text-small">{words.meanwhile}</p>
      )}
      {isOpen && (
        <div className="mt-2 max-h-[40dvh] overflow-y-auto rounded-card border border-line bg-white px-4">
          <Differences differences={differences} fields={fields} />
        </div>
      )}
    </section>
  );
}
