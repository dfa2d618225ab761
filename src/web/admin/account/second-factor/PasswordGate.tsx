import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { currentPasswordSchema } from "#domain/admin/credentials.ts";
import { problemsByField } from "../../../ui/fields/problems-by-field.ts";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { failureText, fieldProblems } from "../../failure-text.ts";

interface PasswordGateProps {
  submit: string;
  run: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password once more before something that matters. */
export function PasswordGate({ submit, run, onCancel }: PasswordGateProps) {
  const words = admin.account;
  const [problem, setProblem] = useState<string>();
  const attempt = useMutation({
    mutationFn: run,
    onError: (failure) =>
      setProblem(fieldProblems(failure).currentPassword ?? failureText(failure) ?? words.failure),
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const entered = currentPasswordSchema.safeParse(
          Object.fromEntries(new FormData(event.currentTarget)),
        );
        setProblem(entered.error && problemsByField(entered.error).currentPassword);
        if (entered.success) attempt.mutate(entered.data.currentPassword);
      }}
    >
      <ToolField
        id="gate-password"
        name="currentPassword"
        type="password"
        label={words.currentPassword}
        error={problem}
        required
        autoFocus
        autoComplete="current-password"
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={attempt.isPending} className={toolButton("primary")}>
          {attempt.isPending ? words.totp.confirming : submit}
        </button>
        <button type="button" onClick={onCancel} className={toolButton("plain")}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
