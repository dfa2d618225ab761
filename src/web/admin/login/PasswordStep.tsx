import { type FormEvent, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { loginSchema } from "#domain/admin/credentials.ts";
import { problemsByField } from "../../ui/fields/problems-by-field.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { useHydrated } from "../use-hydrated.ts";

interface PasswordStepProps {
  failure: string | undefined;
  isPending: boolean;
  onEntered: (credentials: { username: string; password: string }) => void;
}

/** The first step of a login. Values are read when it is sent: a password manager may have filled them in early. */
export function PasswordStep({ failure, isPending, onEntered }: PasswordStepProps) {
  const words = admin.login;
  const isHydrated = useHydrated();
  const [problems, setProblems] = useState<Record<string, string>>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = loginSchema.safeParse(Object.fromEntries(new FormData(form)));
    const found = entered.success ? {} : problemsByField(entered.error);
    setProblems(found);
    if (entered.success) onEntered(entered.data);
    else form.querySelector<HTMLInputElement>(`[name=${Object.keys(found)[0]}]`)?.focus();
  }

  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <Alert text={failure} />
      <ToolField
        id="username"
        name="username"
        label={words.username}
        error={problems.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ToolField
        id="password"
        name="password"
        type="password"
        label={words.password}
        error={problems.password}
        required
        autoComplete="current-password"
      />
      <button
        type="submit"
        disabled={!isHydrated || isPending}
        className={toolButton("primary", "mt-1 min-h-11 text-compact")}
      >
        {isPending ? words.submitting : words.submit}
      </button>
    </form>
  );
}
