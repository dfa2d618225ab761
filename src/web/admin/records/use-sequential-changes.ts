import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToast } from "../../ui/tools/toast.tsx";
import { failureToast } from "../failure-text.ts";

/**
 * Runs changes of a list one at a time: of two simultaneous requests the older one could arrive last and win. A
 * failure is shown.
 * @param key of the list's queries, which are refetched after the last change: before that the server's list is
 * outdated
 * @returns a function that resolves to whether the change was stored
 */
export function useSequentialChanges(
  key: readonly [string, ...unknown[]],
  failureTitle: string,
): (change: () => Promise<unknown>) => Promise<boolean> {
  const client = useQueryClient();
  const showToast = useToast();
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
      showToast(failureToast(failureTitle, failure));
      return false;
    } finally {
      if (client.isMutating({ mutationKey: key }) === 0) await client.invalidateQueries({ queryKey: key });
    }
  };
}
