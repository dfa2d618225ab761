import { Link, useNavigate } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { authenticationCalls } from "#domain/admin/authentication-calls.ts";
import { resetConfirmationSchema } from "#domain/admin/credentials.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { addresses } from "../addresses.ts";
import { callContract } from "../call-api.ts";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { NewPasswordFields, repeatProblem, type TypedTwice } from "../signed-out/NewPasswordFields.tsx";

/** Opened by the mailed link: sets a new password, typed twice. */
export function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { confirm } = admin.reset;
  const navigate = useNavigate();
  const { field, problem, failure, isPending, submit } = useSentForm({
    schema: resetConfirmationSchema,
    extraValues: { token },
    additionalProblems: (entry: TypedTwice) => repeatProblem(entry),
    send: (body) => callContract(authenticationCalls.confirmReset, { body }),
    onSent() {
      onDone();
      // The used link must not stay in the URL and the history.
      void navigate(addresses.passwordReset, { replace: true });
    },
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-compact text-muted">{confirm.description}</p>
      <Alert text={sendingFailure(failure, confirm.failed) ?? problem("token")} />
      {failure !== undefined && (
        <Link to={addresses.passwordReset} className="text-note text-action underline underline-offset-4">
          {confirm.again}
        </Link>
      )}
      <NewPasswordFields field={field} />
      <ToolButton
        type="submit"
        isDisabled={isPending}
        className={toolButton("primary", "min-h-11 text-compact")}
      >
        {isPending ? confirm.submitting : confirm.submit}
      </ToolButton>
    </form>
  );
}
