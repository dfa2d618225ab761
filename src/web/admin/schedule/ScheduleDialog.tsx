import { type FormEvent, useState } from "react";
import { scheduleWords } from "#content/admin/publication/schedule.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { koreanMinute } from "../dates.ts";
import { momentInKorea } from "./moment-in-korea.ts";

const usualTime = "09:00";

interface ScheduleDialogProps {
  hint: string;
  scheduledAt: string | undefined;
  /** @param at ISO 8601 */
  onSchedule: (at: string) => void;
  onClose: () => void;
}

/** Asks for date and time, in Korea, of a publication. */
export function ScheduleDialog({ hint, scheduledAt, onSchedule, onClose }: ScheduleDialogProps) {
  const words = scheduleWords;
  const [scheduledDay, scheduledTime] = scheduledAt ? koreanMinute(scheduledAt).split(" ") : [];
  const [day, setDay] = useState(scheduledDay ?? "");
  const [time, setTime] = useState(scheduledTime ?? usualTime);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const at = momentInKorea(day, time);
    if (at === undefined) return setProblem(words.missing);
    if (Date.parse(at) <= Date.now()) return setProblem(words.past);
    onClose();
    onSchedule(at);
  };
  return (
    <ModalDialog title={words.title} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit}>
        <div className="grid gap-4 px-5 py-5">
          <p className="text-compact">{hint}</p>
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
