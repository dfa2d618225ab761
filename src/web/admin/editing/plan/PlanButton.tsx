import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { contentPlanWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { koreanMinute } from "../../dates.ts";
import { PlannedTime } from "../../schedule/PlannedTime.tsx";
import { planQuery } from "../state/content-api.ts";

/** Shows in the bar that a publication is planned, or has failed, and opens it. */
export function PlanButton({ onOpen }: { onOpen: () => void }) {
  const { data: plan } = useQuery(planQuery);
  if (!plan) return null;
  const failed = plan.failedAt !== null;
  return (
    <button
      type="button"
      onClick={onOpen}
      title={failed ? fill(contentPlanWords.notice.failed, { time: koreanMinute(plan.at) }) : undefined}
      className={toolButton("quiet", `max-sm:w-full max-sm:justify-start ${failed ? "text-danger" : ""}`)}
    >
      {failed ? (
        <>
          <TriangleAlert aria-hidden="true" className="size-4" />
          {contentPlanWords.notice.title}
        </>
      ) : (
        <PlannedTime at={plan.at} />
      )}
    </button>
  );
}
