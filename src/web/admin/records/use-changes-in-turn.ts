import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToast } from "../../ui/tools/toast.tsx";
import { failureToast } from "../failure-text.ts";

/**
 * Makes changes of a list of records one after the other: of two that are under way at once the older one may arrive last, and would
 * hold. A failure is shown.
 * @param key of the queries of the list, which are asked anew once the last change is stored: before, the server has an older list
 * @returns a function that resolves to whether the change was made
 */
export function useChangesInTurn(
  key: readonly [string, ...unknown[]],
  failureTitle: string,
): (change: () => Promise<unknown>) => Promise<boolean> {
  const client = useQueryClient();
  const tell = useToast();
  const { mutateAsync: inTurn } = useMutation({
    mutationKey: key,
    scope: { id: key[0] },
    mutationFn: (change: () => Promise<unknown>) => change(),
  });
  return async (change) => {
    try {
      await inTurn(change);
      return true;
    } catch (failure) {
      tell(failureToast(failureTitle, failure));
      return false;
    } finally {
      if (client.isMutating({ mutationKey: key }) === 0) await client.invalidateQueries({ queryKey: key });
    }
  };
}
