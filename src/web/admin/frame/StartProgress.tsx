import { useQuery } from "@tanstack/react-query";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { progressOf, startQuery } from "../start/state/start-api.ts";

export function StartProgress() {
  const { data } = useQuery(startQuery);
  if (!data) return null;
  const { count: short, spoken } = firstSteps.menu;
  return (
    <span className="figures rounded-full bg-mist px-1.5 py-0.5 text-fine text-muted leading-tight">
      <span aria-hidden="true">{fill(short, progressOf(data))}</span>
      <span className="sr-only">{fill(spoken, progressOf(data))}</span>
    </span>
  );
}
