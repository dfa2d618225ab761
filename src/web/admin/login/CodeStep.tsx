import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";

interface CodeStepProps {
  failure: string | undefined;
  isPending: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The second step of a login: six digits of an app, or a recovery code. */
export function CodeStep({ failure, isPending, onCode, onBack }: CodeStepProps) {
  const words = admin.login.code;
  const [problem, setProblem] = useState<string>();
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
        setProblem(code === "" ? words.missing : undefined);
        if (code !== "") onCode(code);
      }}
    >
      <h2 className="-mt-2 text-lg">{words.title}</h2>
      <p className="text-compact text-muted">{words.description}</p>
      <Alert text={failure} />
      <ToolField
        id="code"
        name="code"
        label={words.label}
        error={problem}
        required
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" disabled={isPending} className={toolButton("primary", "min-h-11 text-compact")}>
        {isPending ? words.submitting : words.submit}
      </button>
      <button type="button" onClick={onBack} className={toolButton("quiet")}>
        {words.back}
      </button>
    </form>
  );
}
