import { admin } from "#content/admin/admin.ts";
import { totpCodeSchema } from "#domain/admin/credentials.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { useSentForm } from "../records/use-sent-form.ts";
import { loginFailure } from "./login-failure.ts";

interface CodeStepProps {
  logIn: (code: string) => Promise<void>;
  isDone: boolean;
  /** Rate limit error of the password step, if a code is requested because of it. */
  refused: unknown;
  onBack: () => void;
}

export function CodeStep({ logIn, isDone, refused, onBack }: CodeStepProps) {
  const words = admin.login.code;
  const { field, failure, isPending, submit } = useSentForm({
    schema: totpCodeSchema,
    send: ({ code }) => logIn(code),
    onSent: () => undefined,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <h2 className="-mt-2 text-lg">{words.title}</h2>
      <p className="text-compact text-muted">{refused ? words.limited : words.description}</p>
      <Alert text={loginFailure(failure ?? refused)} />
      <ToolField
        {...field("code")}
        label={words.label}
        required
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ToolButton
        type="submit"
        isDisabled={isPending || isDone}
        className={toolButton("primary", "min-h-11 text-compact")}
      >
        {isPending || isDone ? words.submitting : words.submit}
      </ToolButton>
      <button type="button" onClick={onBack} className={toolButton("quiet")}>
        {words.back}
      </button>
    </form>
  );
}
