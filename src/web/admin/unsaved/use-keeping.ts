import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Stores the entries of a form in the browser after each change.
 * @param keep stores the present entries
 * @param others values beside the fields; always the same number of them
 */
export function useKeeping<Entry extends FieldValues>(
  { watch }: Pick<UseFormReturn<Entry>, "watch">,
  keep: () => void,
  others: readonly unknown[],
): void {
  const latestKeep = useRef(keep);
  latestKeep.current = keep;
  useEffect(() => watch(() => latestKeep.current()).unsubscribe, [watch]);
  const before = useRef(others);
  useEffect(() => {
    const isChanged = others.some((value, index) => value !== before.current[index]);
    before.current = others;
    if (isChanged) latestKeep.current();
  });
}
