import { scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import { CalendarClock } from "../../ui/icons/admin-icons.ts";
import { koreanMinute } from "../dates.ts";

export function ScheduledTime({ at }: { at: string }) {
  return (
    <span className="figures inline-flex items-center gap-1 text-small">
      <CalendarClock className="size-3.5 shrink-0" />
      {fill(scheduleWords.now, { time: koreanMinute(at) })}
    </span>
  );
}
