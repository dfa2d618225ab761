import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { authenticationCalls } from "#domain/admin/authentication-calls.ts";
import { resetRequestSchema } from "#domain/admin/credentials.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { callContract } from "../call-api.ts";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";

/** Requests the mail with the link. The response does not disclose whether the user exists. */
export function RequestForm() {
  const { request } = admin.reset;
  const [confirmation, setConfirmation] = useState<string>();
  const { field, failure, isPending, submit } = useSentForm({
    schema: resetRequestSchema,
    send: (body) => callContract(authenticationCalls.requestReset, { body }),
    onSent: ({ message }) => setConfirmation(message),
  });
  if (confirmation !== undefined) {
    return (
      <p role="status" className="text-compact">
        {confirmation}
      </p>
    );
  }
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-compact text-muted">{request.description}</p>
      <Alert text={sendingFailure(failure, request.failed)} />
      <ToolField
        {...field("username")}
        label={admin.login.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ToolButton
        type="submit"
        isDisabled={isPending}
        className={toolButton("primary", "min-h-11 text-compact")}
      >
        {isPending ? request.submitting : request.submit}
      </ToolButton>
    </form>
  );
}
