import { useEffect, useRef } from "react";
import { ToolButton } from "../fields/ToolButton.tsx";
import { toolButton } from "../fields/tool-class.ts";
import { ModalDialog } from "./ModalDialog.tsx";

interface ConfirmDialogProps {
  words: { title: string; confirm: string; cancel: string; pending?: string };
  question: string;
  note?: string;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirmation before data are lost; the safe button has the focus. It confirms once, and again only after a failure. */
export function ConfirmDialog({
  words,
  question,
  note,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  // The second click of a double click arrives before a render could disable the button.
  const isConfirmed = useRef(false);
  useEffect(() => {
    isConfirmed.current = isPending;
  }, [isPending]);
  function confirmOnce(): void {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    onConfirm();
  }
  return (
    <ModalDialog title={words.title} onClose={onCancel}>
      <div className="grid gap-2 px-5 py-5 text-compact leading-relaxed">
        <p>{question}</p>
        {note && <p className="text-muted">{note}</p>}
      </div>
      <div className="flex justify-end gap-2 border-line border-t bg-mist px-5 py-3.5">
        <button type="button" data-first onClick={onCancel} className={toolButton("plain")}>
          {words.cancel}
        </button>
        <ToolButton isDisabled={isPending} onClick={confirmOnce} className={toolButton("danger")}>
          {isPending ? (words.pending ?? words.confirm) : words.confirm}
        </ToolButton>
      </div>
    </ModalDialog>
  );
}
