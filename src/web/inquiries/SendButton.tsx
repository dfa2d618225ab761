import { useEffect, useRef } from "react";
import type { inquiry } from "#content/inquiries/inquiry.ts";
import type { Locale } from "#domain/locale.ts";
import { buttonClass } from "../ui/button-class.ts";

interface SendButtonProps {
  text: Pick<(typeof inquiry)[Locale], "send" | "sending">;
  isSending: boolean;
}

/**
 * Submit button. Disabled while sending, it loses the focus, so it is focused again afterwards: keyboard
 * users keep their position.
 */
export function SendButton({ text, isSending }: SendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    const isOver = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (isOver && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isSending]);
  return (
    <button ref={button} type="submit" disabled={isSending} className={buttonClass("primary", "min-w-44")}>
      {isSending ? text.sending : text.send}
    </button>
  );
}
