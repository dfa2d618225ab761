import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DraftState } from "../../editing/state/draft-store.ts";
import { startQuery } from "./start-api.ts";

/** Fetches the done steps, and the places that are still the sample, after each change. */
export function useFreshStart({ saving, edits }: DraftState): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of edits is another draft
  useEffect(() => {
    if (saving === "saved") void client.invalidateQueries({ queryKey: startQuery.queryKey });
  }, [client, saving, edits]);
}
