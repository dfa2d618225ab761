import { useQueryClient } from "@tanstack/react-query";
import { administratorWords } from "#content/admin/administrators.ts";
import { fill } from "#content/fill.ts";
import { administratorCalls, type ListedAdministrator } from "#domain/admin/administrator-calls.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { Alert } from "../../ui/tools/Alert.tsx";
import { DialogForm } from "../../ui/tools/DialogForm.tsx";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { callContract } from "../call-api.ts";
import { keepFocus } from "../records/restore-focus.ts";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { sessionQuery } from "../session.ts";
import { administratorsQuery } from "./administrators-api.ts";
import { RemainingWork } from "./RemainingWork.tsx";

interface RemoveAdministratorProps {
  administrator: ListedAdministrator;
  onClose: () => void;
}

interface Entry {
  currentPassword: string;
  oneself?: boolean | undefined;
}

/** Removes an administrator. Removing the own account requires a checkbox. */
export function RemoveAdministrator({ administrator, onClose }: RemoveAdministratorProps) {
  const words = administratorWords.removal;
  const form = useRemoval(administrator, onClose);
  const { isOneself, username } = administrator;
  return (
    <ModalDialog title={words.title} onClose={onClose}>
      <DialogForm
        words={{ ...words, cancel: administratorWords.cancel }}
        look="danger"
        isPending={form.isPending}
        onSubmit={form.submit}
        onCancel={onClose}
      >
        <p className="text-compact leading-relaxed">
          {fill(isOneself ? words.questionOneself : words.question, { username })}
        </p>
        <RemainingWork administrator={administrator} />
        <Alert text={sendingFailure(form.failure, administratorWords.failure)} />
        {isOneself && <OwnRemovalBox {...form.field("oneself")} />}
        <ToolField
          {...form.field("currentPassword")}
          type="password"
          label={administratorWords.add.currentPassword}
          required
          data-first
          autoComplete="current-password"
        />
      </DialogForm>
    </ModalDialog>
  );
}

function useRemoval({ id, username, isOneself }: ListedAdministrator, onClose: () => void) {
  const words = administratorWords.removal;
  const client = useQueryClient();
  const showToast = useToast();
  return useSentForm({
    schema: administratorCalls.remove.body,
    additionalProblems: ({ oneself }: Entry): Readonly<Record<string, string>> =>
      isOneself && !oneself ? { oneself: words.oneselfMissing } : {},
    send: (body) => callContract(administratorCalls.remove, { params: { id }, body }),
    onSent() {
      onClose();
      showToast({ title: isOneself ? words.doneOneself : fill(words.done, { username }) });
      if (isOneself) client.setQueryData(sessionQuery.queryKey, false);
      else
        void client
          .invalidateQueries({ queryKey: administratorsQuery.queryKey })
          .then(() => keepFocus(document.getElementById("content")));
    },
  });
}

function OwnRemovalBox({
  id,
  error,
  ...box
}: { id: string; error: string | undefined } & React.ComponentProps<"input">) {
  return (
    <div>
      <label className="flex items-start gap-2.5 text-compact">
        <input
          type="checkbox"
          id={id}
          className="mt-1 size-4 accent-action"
          {...(error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` })}
          {...box}
        />
        {administratorWords.removal.oneself}
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-compact text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
