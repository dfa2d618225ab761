import { admin } from "#content/admin/admin.ts";
import { currentPasswordSchema } from "#domain/admin/credentials.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Alert } from "../../../ui/tools/Alert.tsx";
import { sendingFailure, useSentForm } from "../../records/use-sent-form.ts";

interface PasswordGateProps {
  submit: string;
  run: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password again before a security-relevant change. */
export function PasswordGate({ submit, run, onCancel }: PasswordGateProps) {
  const words = admin.account;
  const form = useSentForm({
    schema: currentPasswordSchema,
    send: ({ currentPassword }) => run(currentPassword),
    onSent: () => undefined,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit}>
      <Alert text={sendingFailure(form.failure, words.failure)} />
      <ToolField
        {...form.field("currentPassword")}
        id="gate-password"
        type="password"
        label={words.currentPassword}
        required
        autoFocus
        autoComplete="current-password"
      />
      <div className="flex flex-wrap gap-2">
        <ToolButton type="submit" isDisabled={form.isPending} className={toolButton("primary")}>
          {form.isPending ? words.totp.confirming : submit}
        </ToolButton>
        <button type="button" onClick={onCancel} className={toolButton("plain")}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
