import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import type { EditablePage } from "#domain/own-pages/own-page.ts";
import { ScheduledTime } from "../schedule/ScheduledTime.tsx";

const looks = {
  draft: "bg-mist text-muted ring-line",
  public: "bg-success-soft text-success ring-success-soft",
  changed: "bg-notice-soft text-notice ring-notice-line",
} as const;

export function PageStateMark({
  page,
}: {
  page: Pick<EditablePage, "state" | "publishAt" | "publishFailedAt">;
}) {
  const { state, publishAt, publishFailedAt } = page;
  const words = pageListWords;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span
        title={words.stateHints[state]}
        className={`inline-block whitespace-nowrap rounded-[3px] px-2 py-1 font-semibold text-small leading-tight ring-1 ring-inset ${looks[state]}`}
      >
        {words.states[state]}
      </span>
      {publishAt !== null && <ScheduledTime at={publishAt} hasFailed={publishFailedAt !== null} />}
    </span>
  );
}
