import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { resetConfirmationSchema } from "#domain/admin/credentials.ts";
import { problemsByField } from "../../ui/fields/problems-by-field.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { addresses } from "../addresses.ts";
import { callInKorean } from "../call-api.ts";
import { NewPasswordFields, repeatProblem } from "../entry/NewPasswordFields.tsx";
import { failureText } from "../failure-text.ts";

/** The page that a mailed link opens: a new password, typed twice. */
export function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { confirm } = admin.reset;
  const navigate = useNavigate();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const change = useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      callInKorean("POST", "/api/auth/password-reset/confirm", body),
    onSuccess() {
      onDone();
      // The link is used up: it is not to stay in the address and in the history.
      void navigate(addresses.passwordReset, { replace: true });
    },
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const entered = resetConfirmationSchema.safeParse({ token, newPassword: form.get("newPassword") });
        const found = { ...repeatProblem(form), ...(entered.error ? problemsByField(entered.error) : {}) };
        setProblems(found);
        if (entered.success && Object.keys(found).length === 0) change.mutate(entered.data);
      }}
    >
      <p className="text-compact text-muted">{confirm.description}</p>
      <Alert text={change.isError ? (failureText(change.error) ?? confirm.failed) : problems.token} />
      {change.isError && (
        <Link to={addresses.passwordReset} className="text-note text-action underline underline-offset-4">
          {confirm.again}
        </Link>
      )}
      <NewPasswordFields problems={problems} />
      <button
        type="submit"
        disabled={change.isPending}
        className={toolButton("primary", "min-h-11 text-compact")}
      >
        {change.isPending ? confirm.submitting : confirm.submit}
      </button>
    </form>
  );
}
