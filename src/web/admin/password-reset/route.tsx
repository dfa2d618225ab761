import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { authenticationCalls } from "#domain/admin/authentication-calls.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { addresses } from "../addresses.ts";
import { callContract } from "../call-api.ts";
import { pageTitle } from "../page-title.ts";
import { SignedOutMain } from "../signed-out/SignedOutCard.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { NewPassword } from "./NewPassword.tsx";
import { RequestForm } from "./RequestForm.tsx";

export const meta = () => pageTitle(admin.reset.title);

/** With a token: sets a new password; else the form that requests the mail, or instructions for a site without mail. */
export default function PasswordReset() {
  const token = useMailedToken();
  const [isDone, setDone] = useState(false);
  return (
    <SignedOutMain title={admin.reset.title}>
      {isDone ? (
        <p role="status" className="text-compact">
          {admin.reset.confirm.done}
        </p>
      ) : token === undefined ? (
        <Request />
      ) : (
        <NewPassword key={token} token={token} onDone={() => setDone(true)} />
      )}
      <p className="mt-5 text-center text-note">
        <Link to={addresses.login} className="text-action underline underline-offset-4">
          {admin.reset.toLogin}
        </Link>
      </p>
    </SignedOutMain>
  );
}

function Request() {
  const { data, isError, refetch } = useQuery({
    queryKey: ["password-reset"],
    queryFn: () => callContract(authenticationCalls.resetAvailability),
  });
  if (data === undefined) {
    const words = {
      loading: admin.reset.loading,
      failed: admin.reset.request.failed,
      retry: admin.projects.retry,
    };
    return <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />;
  }
  return data.available ? <RequestForm /> : <CommandNote />;
}

/** The token is in the URL fragment, which no server or log receives: it is missing during server rendering. */
function useMailedToken(): string | undefined {
  const { hash } = useLocation();
  return useHydrated() ? new URLSearchParams(hash.slice(1)).get("token") || undefined : undefined;
}

function CommandNote() {
  const { description, command, mail } = admin.reset.command;
  return (
    <div className="grid gap-4 text-compact">
      <p>{description}</p>
      <pre className="whitespace-pre-wrap rounded-button bg-ink px-4 py-3 text-note text-white">
        <code>
          {command.split(" ").map((word) => (
            <span key={word}>
              <span className="whitespace-nowrap">{word}</span>{" "}
            </span>
          ))}
        </code>
      </pre>
      <p className="text-muted">{mail}</p>
    </div>
  );
}
