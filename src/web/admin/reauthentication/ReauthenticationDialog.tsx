import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { reauthenticationWords as words } from "#content/admin/administrators.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { DialogForm } from "../../ui/tools/DialogForm.tsx";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { accountQuery } from "../account/account-api.ts";
import { callContract } from "../call-api.ts";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { provideReauthentication } from "./request-reauthentication.ts";

/** Asks for the password or a code when a call requires re-authentication. */
export function ReauthenticationDialog() {
  const [settle, setSettle] = useState<(isRecentlyAuthenticated: boolean) => void>();
  useEffect(
    () =>
      provideReauthentication(
        () =>
          new Promise<boolean>((resolve) => {
            setSettle(() => (isRecentlyAuthenticated: boolean) => {
              setSettle(undefined);
              resolve(isRecentlyAuthenticated);
            });
          }),
      ),
    [],
  );
  return settle && <ReauthenticationForm onResult={settle} />;
}

type Method = "currentPassword" | "code";
type Entry = Partial<Record<Method, string | undefined>>;

function ReauthenticationForm({ onResult }: { onResult: (isRecentlyAuthenticated: boolean) => void }) {
  const { data: account } = useQuery({ ...accountQuery, enabled: false });
  const [method, setMethod] = useState<Method>("currentPassword");
  const other = method === "code" ? "currentPassword" : "code";
  return (
    <ModalDialog title={words.title} onClose={() => onResult(false)}>
      <MethodForm key={method} method={method} onResult={onResult}>
        {account?.totp.isEnabled && (
          <button
            type="button"
            onClick={() => setMethod(other)}
            className={toolButton("quiet", "-ml-3 justify-self-start")}
          >
            {words.methods[other]}
          </button>
        )}
      </MethodForm>
    </ModalDialog>
  );
}

interface MethodFormProps {
  method: Method;
  onResult: (isRecentlyAuthenticated: boolean) => void;
  children: React.ReactNode;
}

function MethodForm({ method, onResult, children }: MethodFormProps) {
  const form = useSentForm<Entry, Entry, unknown>({
    schema: accountCalls.reauthenticate.body,
    send: (body) => callContract(accountCalls.reauthenticate, { body }),
    onSent: () => onResult(true),
  });
  const isCode = method === "code";
  return (
    <DialogForm
      words={words}
      isPending={form.isPending}
      onSubmit={form.submit}
      onCancel={() => onResult(false)}
    >
      <p className="text-compact leading-relaxed">{words.description}</p>
      <Alert text={sendingFailure(form.failure, words.failure)} />
      <ToolField
        {...form.field(method)}
        {...(isCode ? { inputMode: "numeric" as const } : { type: "password" as const })}
        label={words.labels[method]}
        required
        data-first
        autoComplete={isCode ? "one-time-code" : "current-password"}
      />
      {children}
    </DialogForm>
  );
}
