import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { ApiError, callApi } from "../../api-client.ts";
import { CodeStep } from "./CodeStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";

interface Credentials {
  username: string;
  password: string;
  code?: string | undefined;
}

/** After this a login counts as failed, ms. */
const patienceMs = 30_000;

/** User name and password, then the code of the second factor where the account asks for one. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const [secondStep, setSecondStep] = useState<Credentials>();
  const login = useMutation({
    mutationFn: (body: Credentials) => callApi("POST", "/api/auth/login", { locale: "ko", body, patienceMs }),
    onSuccess,
    onError(failure, { username, password }) {
      if (asksForCode(failure)) setSecondStep({ username, password });
    },
  });
  // After success the button stays as it is until the page has changed.
  const isPending = login.isPending || login.isSuccess;

  if (secondStep === undefined) {
    return (
      <PasswordStep failure={loginFailure(login.error)} isPending={isPending} onEntered={login.mutate} />
    );
  }
  return (
    <CodeStep
      // The question for a code is no failure; an answer to one that was sent is.
      failure={login.variables?.code === undefined ? undefined : loginFailure(login.error)}
      isPending={isPending}
      onCode={(code) => login.mutate({ ...secondStep, code })}
      onBack={() => {
        setSecondStep(undefined);
        login.reset();
      }}
    />
  );
}

function asksForCode(failure: unknown): boolean {
  return failure instanceof ApiError && failure.json.needsCode === true;
}

/** What the server says; where nothing of ours answered, what that means. */
function loginFailure(failure: unknown): string | undefined {
  const words = admin.login;
  if (failure === null || failure === undefined) return undefined;
  if (!(failure instanceof ApiError)) return words.unreachable;
  const { message } = failure.json;
  if (typeof message === "string" && message !== "") return message;
  return failure.status >= 500 ? words.unavailable : words.failed;
}
