import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DraftState } from "../../editing/state/draft-store.ts";
import { startQuery } from "./start-api.ts";

/** Asks what is done, and what is still the sample, whenever something has been stored. */
export function useFreshStart({ saving, edits }: DraftState): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of edits is another draft
  useEffect(() => {
    if (saving === "saved") void client.invalidateQueries({ queryKey: startQuery.queryKey });
  }, [client, saving, edits]);
}
