import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { ListChecks } from "../../ui/icons/admin-icons.ts";
import { useMayUse } from "../account/role.ts";
import { addresses } from "../addresses.ts";
import { isStartInMenu, progressOf, sampleCount, startQuery } from "../start/state/start-api.ts";

const looks = {
  rail: "rounded-card border px-3 py-2.5 text-small leading-snug",
  bar: "border-b px-4 py-1 text-compact",
};

/** Number of open first steps, on all other pages; in the editor a bar below the toolbar. */
export function FirstStepsNotice({ look = "rail" }: { look?: keyof typeof looks }) {
  const { data } = useQuery({ ...startQuery, enabled: useMayUse("siteManagement") });
  const { pathname } = useLocation();
  if (!data || !isStartInMenu(data) || pathname === addresses.start) return null;
  const { title, remaining, samples, link } = firstSteps.notice;
  const { done, count } = progressOf(data);
  const text =
    done < count
      ? fill(remaining, { left: count - done, done, count })
      : fill(samples, { left: sampleCount(data) });
  return (
    <section
      aria-label={title}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-line bg-white ${looks[look]}`}
    >
      <ListChecks className={`size-5 text-action ${look === "rail" ? "hidden" : ""}`} />
      <p className="min-w-40 flex-1">{text}</p>
      <Link to={addresses.start} className="py-1 font-semibold text-action underline underline-offset-4">
        {link}
      </Link>
    </section>
  );
}
