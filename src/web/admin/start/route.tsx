import { useQuery } from "@tanstack/react-query";
import { firstSteps } from "#content/admin/first-steps.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { draftQuery } from "../editing/state/content-api.ts";
import { pageTitle } from "../page-title.ts";
import { StartPage } from "./StartPage.tsx";
import { startQuery } from "./state/start-api.ts";

export const meta = () => pageTitle(firstSteps.title);

/** Loads the draft and the state of the steps; the page then keeps its own copy of the draft. */
export default function FirstStepsPage() {
  const draft = useQuery(draftQuery);
  const start = useQuery(startQuery);
  if (draft.data && start.data) return <StartPage draft={draft.data} start={start.data} />;
  const retry = () => void Promise.all([draft.refetch(), start.refetch()]);
  return (
    <>
      <h1 className="text-2xl">{firstSteps.title}</h1>
      <LoadState words={firstSteps} hasFailed={draft.isError || start.isError} retry={retry} />
    </>
  );
}
