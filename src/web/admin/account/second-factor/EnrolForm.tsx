import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import type { Enrolment } from "#domain/admin/account-calls.ts";
import { totpCodeSchema } from "#domain/admin/credentials.ts";
import { problemsByField } from "../../../ui/fields/problems-by-field.ts";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { failureText, fieldProblems } from "../../failure-text.ts";
import { confirmSecondFactor } from "../account-api.ts";
import { QrCode } from "./QrCode.tsx";

interface EnrolFormProps {
  enrolment: Enrolment;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Hands the secret to an app, as a picture and to type, and waits for the first code as the proof. */
export function EnrolForm({ enrolment, onEnabled, onCancel }: EnrolFormProps) {
  const words = admin.account.totp;
  const [problem, setProblem] = useState<string>();
  const confirmation = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: onEnabled,
    onError: (failure) =>
      setProblem(fieldProblems(failure).code ?? failureText(failure) ?? admin.account.failure),
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const entered = totpCodeSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
        setProblem(entered.error && problemsByField(entered.error).code);
        if (entered.success) confirmation.mutate(entered.data.code);
      }}
    >
      <p className="text-note text-muted">{words.scan}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={enrolment.uri} label={words.qr} />
        <div className="min-w-0">
          <p className="font-semibold text-note">{words.secret}</p>
          <code className="block max-w-64 break-all text-compact">
            {enrolment.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
        </div>
      </div>
      <ToolField
        id="totp-code"
        name="code"
        label={words.code}
        error={problem}
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={confirmation.isPending} className={toolButton("primary")}>
          {confirmation.isPending ? words.confirming : words.enable}
        </button>
        <button type="button" onClick={onCancel} className={toolButton("plain")}>
          {admin.account.cancel}
        </button>
      </div>
    </form>
  );
}
