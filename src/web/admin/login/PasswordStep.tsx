import { admin } from "#content/admin/admin.ts";
import { loginSchema } from "#domain/admin/credentials.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { useSentForm } from "../records/use-sent-form.ts";
import { useHydrated } from "../use-hydrated.ts";
import { type Credentials, loginFailure } from "./login-failure.ts";

interface PasswordStepProps {
  logIn: (credentials: Credentials) => Promise<void>;
  /** True after signing in: the button stays disabled until the page changes. */
  isDone: boolean;
}

export function PasswordStep({ logIn, isDone }: PasswordStepProps) {
  const words = admin.login;
  const isHydrated = useHydrated();
  const { field, failure, isPending, submit } = useSentForm({
    schema: loginSchema,
    send: logIn,
    onSent: () => undefined,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <Alert text={loginFailure(failure)} />
      <ToolField
        {...field("username")}
        label={words.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ToolField
        {...field("password")}
        type="password"
        label={words.password}
        required
        autoComplete="current-password"
      />
      <ToolButton
        type="submit"
        disabled={!isHydrated}
        isDisabled={isPending || isDone}
        className={toolButton("primary", "mt-1 min-h-11 text-compact")}
      >
        {isPending || isDone ? words.submitting : words.submit}
      </ToolButton>
    </form>
  );
}
