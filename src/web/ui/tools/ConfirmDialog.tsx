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

/** Confirmation before data are lost; the safe button has the focus. */
export function ConfirmDialog({
  words,
  question,
  note,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
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
        <button type="button" disabled={isPending} onClick={onConfirm} className={toolButton("danger")}>
          {isPending ? (words.pending ?? words.confirm) : words.confirm}
        </button>
      </div>
    </ModalDialog>
  );
}
