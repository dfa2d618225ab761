import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Keeps the entries of a form after each change of its fields, or of what is entered beside them.
 * @param keep keeps the entries as they are now
 * @param others what is entered beside the fields, always as many values
 */
export function useKeeping<Entry extends FieldValues>(
  { watch }: Pick<UseFormReturn<Entry>, "watch">,
  keep: () => void,
  others: readonly unknown[],
): void {
  const now = useRef(keep);
  now.current = keep;
  useEffect(() => watch(() => now.current()).unsubscribe, [watch]);
  const before = useRef(others);
  useEffect(() => {
    const isChanged = others.some((value, index) => value !== before.current[index]);
    before.current = others;
    if (isChanged) now.current();
  });
}
