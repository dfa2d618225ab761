import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { contentScheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import { CalendarClock } from "../../../ui/icons/admin-icons.ts";
import { addresses } from "../../addresses.ts";
import { koreanMinute } from "../../dates.ts";
import { scheduleQuery } from "../state/content-api.ts";

export function ScheduleNotice() {
  const { data: scheduled } = useQuery(scheduleQuery);
  if (!scheduled) return null;
  const { title, text, failed, link } = contentScheduleWords.notice;
  const look =
    scheduled.failedAt === null ? "border-line bg-white" : "border-danger-line bg-danger-soft text-danger";
  return (
    <section
      aria-label={title}
      className={`mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border px-4 py-2.5 text-compact ${look}`}
    >
      <CalendarClock className="size-5 shrink-0" />
      <p className="figures min-w-48 flex-1">
        {fill(scheduled.failedAt === null ? text : failed, { time: koreanMinute(scheduled.at) })}
      </p>
      <Link to={addresses.editing} className="py-1 font-semibold underline underline-offset-4">
        {link}
      </Link>
    </section>
  );
}
