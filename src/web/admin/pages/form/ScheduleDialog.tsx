import { type FormEvent, useState } from "react";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { koreanMinute } from "../../dates.ts";
import { momentInKorea } from "../state/schedule.ts";
import type { PageForm } from "./use-page-form.ts";

/** Time of a day at which most is published. */
const usualTime = "09:00";

/** Asks for the day and hour, in Korea, at which the page is to be published. */
export function ScheduleDialog({ form, onClose }: { form: PageForm; onClose: () => void }) {
  const words = pageFormWords.schedule;
  const [plannedDay, plannedTime] = form.base?.publishAt ? koreanMinute(form.base.publishAt).split(" ") : [];
  const [day, setDay] = useState(plannedDay ?? "");
  const [time, setTime] = useState(plannedTime ?? usualTime);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const at = momentInKorea(day, time);
    if (at === undefined) return setProblem(words.missing);
    if (Date.parse(at) <= Date.now()) return setProblem(words.past);
    onClose();
    void form.publish(at);
  };
  return (
    <ModalDialog title={words.title} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit}>
        <div className="grid gap-4 px-5 py-5">
          <p className="text-compact">{words.hint}</p>
          <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
            <ToolField
              id="schedule-day"
              type="date"
              label={words.day}
              data-first
              required
              min={koreanMinute(new Date().toISOString()).slice(0, 10)}
              max="9999-12-31"
              error={problem}
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <ToolField
              id="schedule-time"
              type="time"
              label={words.time}
              required
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </div>
        </div>
        <div className="flex justify-end gap-2 border-line border-t bg-mist px-5 py-3.5">
          <button type="button" onClick={onClose} className={toolButton("plain")}>
            {words.cancel}
          </button>
          <button type="submit" className={toolButton("primary")}>
            {words.confirm}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
