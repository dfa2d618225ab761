import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DraftState } from "../../editing/state/draft-store.ts";
import { startQuery } from "./start-api.ts";

/** Refetches the first steps and the unchanged sample fields after each saved change. */
export function useRefetchFirstSteps({ saving, edits }: DraftState): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of edits is another draft
  useEffect(() => {
    if (saving === "saved") void client.invalidateQueries({ queryKey: startQuery.queryKey });
  }, [client, saving, edits]);
}
