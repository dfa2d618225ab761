import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { passwordChangeSchema } from "#domain/admin/credentials.ts";
import { problemsByField } from "../../ui/fields/problems-by-field.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { useTell } from "../../ui/tools/toast.tsx";
import { NewPasswordFields, repeatProblem } from "../entry/NewPasswordFields.tsx";
import { failureToast, fieldProblems } from "../failure-text.ts";
import { accountKey, changePassword } from "./account-api.ts";

/** Changes the password, asking for the old one. */
export function PasswordForm({ username }: { username: string }) {
  const words = admin.account.password;
  const client = useQueryClient();
  const tell = useTell();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const change = useMutation({
    mutationFn: ({ body }: { body: Parameters<typeof changePassword>[0]; form: HTMLFormElement }) =>
      changePassword(body),
    async onSuccess(_answer, { form }) {
      form.reset();
      tell({ title: words.success });
      await client.invalidateQueries({ queryKey: accountKey });
    },
    onError(failure) {
      const found = fieldProblems(failure);
      setProblems(found);
      if (Object.keys(found).length === 0) tell(failureToast(admin.account.failure, failure));
    },
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const data = new FormData(form);
        const entered = passwordChangeSchema.safeParse(Object.fromEntries(data));
        const found = { ...repeatProblem(data), ...(entered.error ? problemsByField(entered.error) : {}) };
        setProblems(found);
        if (entered.success && Object.keys(found).length === 0) change.mutate({ body: entered.data, form });
      }}
    >
      <p className="text-note text-muted">{words.hint}</p>
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <ToolField
        id="currentPassword"
        name="currentPassword"
        type="password"
        label={admin.account.currentPassword}
        error={problems.currentPassword}
        required
        autoComplete="current-password"
      />
      <NewPasswordFields problems={problems} />
      <button
        type="submit"
        disabled={change.isPending}
        className={toolButton("primary", "justify-self-start")}
      >
        {change.isPending ? words.submitting : words.submit}
      </button>
    </form>
  );
}
