import { useQueryClient } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { passwordChangeSchema } from "#domain/admin/credentials.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { callContract } from "../call-api.ts";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { NewPasswordFields, repeatProblem, type TypedTwice } from "../signed-out/NewPasswordFields.tsx";
import { accountKey } from "./account-api.ts";

interface Entry extends TypedTwice {
  currentPassword: string;
}

export function PasswordForm({ username }: { username: string }) {
  const words = admin.account.password;
  const client = useQueryClient();
  const showToast = useToast();
  const { field, failure, isPending, submit, clear } = useSentForm({
    schema: passwordChangeSchema,
    additionalProblems: (entry: Entry) => repeatProblem(entry),
    send: (body) => callContract(accountCalls.changePassword, { body }),
    async onSent() {
      clear();
      showToast({ title: words.success });
      await client.invalidateQueries({ queryKey: accountKey });
    },
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <Alert text={sendingFailure(failure, admin.account.failure)} />
      {/* Password managers need the user name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <ToolField
        {...field("currentPassword")}
        type="password"
        label={admin.account.currentPassword}
        required
        autoComplete="current-password"
      />
      <NewPasswordFields field={field} />
      <ToolButton
        type="submit"
        isDisabled={isPending}
        className={toolButton("primary", "justify-self-start")}
      >
        {isPending ? words.submitting : words.submit}
      </ToolButton>
      <p className="text-note text-muted">{words.hint}</p>
    </form>
  );
}
