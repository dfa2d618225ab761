import { useQuery } from "@tanstack/react-query";
import { contentScheduleWords, scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { CalendarClock } from "../../../ui/icons/admin-icons.ts";
import { TriangleAlert } from "../../../ui/icons/visitor-icons.ts";
import { koreanMinute } from "../../dates.ts";
import { scheduleQuery } from "../state/content-api.ts";

/** Length of the year at the beginning of a time such as "2026-03-02 00:30": the toolbar leaves it out. */
const yearLength = "2026-".length;

export function ScheduleButton({ onOpen }: { onOpen: () => void }) {
  const { data: scheduled } = useQuery(scheduleQuery);
  if (!scheduled) return null;
  const hasFailed = scheduled.failedAt !== null;
  const time = koreanMinute(scheduled.at);
  const Icon = hasFailed ? TriangleAlert : CalendarClock;
  return (
    <button
      type="button"
      onClick={onOpen}
      title={fill(hasFailed ? contentScheduleWords.notice.failed : scheduleWords.now, { time })}
      className={toolButton(
        "quiet",
        `px-2.5 max-sm:w-full max-sm:justify-start ${hasFailed ? "text-danger" : ""}`,
      )}
    >
      <Icon className="size-4" />
      <span className="figures">{fill(contentScheduleWords.bar, { time: time.slice(yearLength) })}</span>
    </button>
  );
}
