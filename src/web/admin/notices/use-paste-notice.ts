import { useEffect } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { useToast } from "../../ui/tools/toast.tsx";

/** Shows a message when a pasted text is longer than its field: the browser cuts it off without a word. */
export function usePasteNotice(): void {
  const showToast = useToast();
  useEffect(() => {
    const onPaste = ({ target, clipboardData, defaultPrevented }: ClipboardEvent) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isField || target.readOnly || defaultPrevented) return;
      const count = pasteSurplus(target, clipboardData?.getData("text/plain") ?? "");
      if (count === 0) return;
      showToast({ title: fill(admin.pasteCut, { most: target.maxLength, count }), destructive: true });
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [showToast]);
}

type Field = Pick<HTMLInputElement, "value" | "maxLength" | "selectionStart" | "selectionEnd">;

/** Returns the number of characters at the end of a pasted text for which a field has no room. */
export function pasteSurplus(
  { value, maxLength, selectionStart, selectionEnd }: Field,
  pasted: string,
): number {
  if (maxLength < 0) return 0;
  // A field for an address has no readable selection: all of it may be selected.
  const replaced = (selectionEnd ?? value.length) - (selectionStart ?? 0);
  const text = pasted.replaceAll("\r\n", "\n").replace(/\n$/, "");
  const surplus = value.length - replaced + text.length - maxLength;
  return Math.min(Math.max(surplus, 0), text.length);
}
