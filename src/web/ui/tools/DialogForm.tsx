import type { FormEvent, ReactNode } from "react";
import { ToolButton } from "../fields/ToolButton.tsx";
import { toolButton } from "../fields/tool-class.ts";
import { useHeldOpen } from "./ModalDialog.tsx";

interface DialogFormProps {
  words: { cancel: string; submit: string; submitting: string };
  look?: "primary" | "danger";
  isPending: boolean;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Short form of a dialog with two buttons; the dialog stays open until the request is answered. */
export function DialogForm(props: DialogFormProps) {
  const { words, look = "primary", isPending, onSubmit, onCancel, children } = props;
  useHeldOpen(isPending);
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex min-h-0 flex-col">
      <div className="grid gap-4 overflow-y-auto px-5 py-5">{children}</div>
      <div className="flex justify-end gap-2 border-line border-t bg-mist px-5 py-3.5">
        <ToolButton isDisabled={isPending} onClick={onCancel} className={toolButton("plain")}>
          {words.cancel}
        </ToolButton>
        <ToolButton type="submit" isDisabled={isPending} className={toolButton(look, "min-w-24")}>
          {isPending ? words.submitting : words.submit}
        </ToolButton>
      </div>
    </form>
  );
}
