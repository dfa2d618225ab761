import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { admin } from "#content/admin.ts";
import { loginSchema } from "#domain/administration/credentials.ts";
import { ApiError } from "../../api-client.ts";
import { callInKorean } from "../call-api.ts";
import { Alert } from "../tools/Alert.tsx";
import { problemsByField } from "../tools/problems-by-field.ts";
import { ToolField } from "../tools/ToolField.tsx";
import { toolButton } from "../tools/tool-class.ts";
import { useHydrated } from "../use-hydrated.ts";
import { CodeStep } from "./CodeStep.tsx";

interface Credentials {
  username: string;
  password: string;
  code?: string | undefined;
}

/** User name and password, then the code of the second factor where the account asks for one. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const words = admin.login;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [secondStep, setSecondStep] = useState<Credentials>();
  const login = useMutation({
    mutationFn: (credentials: Credentials) => callInKorean("POST", "/api/auth/login", credentials),
    onSuccess,
    onError(failure, { username, password }) {
      if (asksForCode(failure)) setSecondStep({ username, password });
    },
  });

  if (secondStep) {
    return (
      <CodeStep
        // The question for a code is no failure; an answer to one that was sent is.
        failure={login.variables?.code === undefined ? undefined : loginFailure(login.error)}
        isPending={login.isPending || login.isSuccess}
        onCode={(code) => login.mutate({ ...secondStep, code })}
        onBack={() => {
          setSecondStep(undefined);
          login.reset();
        }}
      />
    );
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const entered = loginSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
        setProblems(entered.success ? {} : problemsByField(entered.error));
        if (entered.success) login.mutate(entered.data);
        else
          form.current
            ?.querySelector<HTMLInputElement>(`[name=${String(entered.error.issues[0]?.path[0])}]`)
            ?.focus();
      }}
    >
      <Alert text={loginFailure(login.error)} />
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
        disabled={!isHydrated || login.isPending || login.isSuccess}
        className={toolButton("primary", "mt-1 min-h-11 text-[15px]")}
      >
        {login.isPending || login.isSuccess ? words.submitting : words.submit}
      </button>
    </form>
  );
}

function asksForCode(failure: unknown): boolean {
  return failure instanceof ApiError && failure.json.needsCode === true;
}

function loginFailure(failure: unknown): string | undefined {
  if (failure === null || failure === undefined) return undefined;
  const message = failure instanceof ApiError ? failure.json.message : undefined;
  return typeof message === "string" && message !== "" ? message : admin.login.failed;
}
