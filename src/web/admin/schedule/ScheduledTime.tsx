import { scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import { CalendarClock } from "../../ui/icons/admin-icons.ts";
import { TriangleAlert } from "../../ui/icons/visitor-icons.ts";
import { koreanMinute } from "../dates.ts";

interface ScheduledTimeProps {
  at: string;
  hasFailed?: boolean;
}

export function ScheduledTime({ at, hasFailed = false }: ScheduledTimeProps) {
  const Icon = hasFailed ? TriangleAlert : CalendarClock;
  const { now, failed } = scheduleWords;
  return (
    <span
      className={`figures inline-flex items-center gap-1 text-small ${hasFailed ? "font-semibold text-danger" : ""}`}
    >
      <Icon className="size-3.5 shrink-0" />
      {fill(hasFailed ? failed : now, { time: koreanMinute(at) })}
    </span>
  );
}
