import { useState } from "react";
import { authenticationCalls } from "#domain/admin/authentication-calls.ts";
import { callContract } from "../call-api.ts";
import { CodeStep } from "./CodeStep.tsx";
import { asksForCode, type Credentials, isLimited } from "./login-failure.ts";
import { PasswordStep } from "./PasswordStep.tsx";

const timeoutMs = 30_000;

/** User name and password, then a one-time code if the account requires it. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const [isDone, setDone] = useState(false);
  const [credentialsForCode, setCredentialsForCode] = useState<Credentials>();
  const [refused, setRefused] = useState<unknown>();

  async function logIn(body: Credentials): Promise<void> {
    await callContract(authenticationCalls.logIn, { body, timeoutMs });
    setDone(true);
    onSuccess();
  }

  if (credentialsForCode === undefined) {
    return (
      <PasswordStep
        isDone={isDone}
        logIn={async (credentials) => {
          try {
            await logIn(credentials);
          } catch (failure) {
            if (!asksForCode(failure) && !isLimited(failure)) throw failure;
            setRefused(isLimited(failure) ? failure : undefined);
            setCredentialsForCode(credentials);
          }
        }}
      />
    );
  }
  return (
    <CodeStep
      isDone={isDone}
      refused={refused}
      logIn={(code) => logIn({ ...credentialsForCode, code })}
      onBack={() => setCredentialsForCode(undefined)}
    />
  );
}
