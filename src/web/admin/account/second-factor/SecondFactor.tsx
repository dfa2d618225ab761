import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import type { Account, Enrolment } from "#domain/admin/account-calls.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { accountKey, beginSecondFactor, disableSecondFactor, renewRecoveryCodes } from "../account-api.ts";
import { EnrolForm } from "./EnrolForm.tsx";
import { PasswordGate } from "./PasswordGate.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

type Step =
  | { kind: "rest" }
  | { kind: "password"; for: "begin" | "disable" | "renew" }
  | { kind: "enrol"; enrolment: Enrolment }
  | { kind: "codes"; codes: readonly string[] };

/** From this number of unused codes on, new ones are suggested. */
const fewCodes = 3;

interface SecondFactorProps {
  totp: Account["totp"];
  /** Called when the user confirms having stored the recovery codes. */
  onCodesStored?: () => void;
}

/** Turns the second factor on or off and renews its recovery codes. Every step asks for the password. */
export function SecondFactor({ totp, onCodesStored }: SecondFactorProps) {
  const words = admin.account.totp;
  const client = useQueryClient();
  const showToast = useToast();
  const [step, setStep] = useState<Step>({ kind: "rest" });
  const rest = () => setStep({ kind: "rest" });
  const refresh = () => client.invalidateQueries({ queryKey: accountKey });

  switch (step.kind) {
    case "password":
      return (
        <PasswordGate
          key={step.for}
          submit={words[step.for]}
          onCancel={rest}
          run={async (password) => {
            if (step.for === "begin")
              return setStep({ kind: "enrol", enrolment: await beginSecondFactor(password) });
            if (step.for === "renew") setStep({ kind: "codes", codes: await renewRecoveryCodes(password) });
            else {
              await disableSecondFactor(password);
              showToast({ title: words.disabled });
              rest();
            }
            await refresh();
          }}
        />
      );
    case "enrol":
      return (
        <EnrolForm
          enrolment={step.enrolment}
          onCancel={rest}
          onEnabled={(codes) => {
            setStep({ kind: "codes", codes });
            showToast({ title: words.enabled });
            void refresh();
          }}
        />
      );
    case "codes":
      return (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => {
            rest();
            onCodesStored?.();
          }}
        />
      );
    case "rest":
      return <State totp={totp} onStep={(next) => setStep({ kind: "password", for: next })} />;
  }
}

function State({
  totp,
  onStep,
}: {
  totp: Account["totp"];
  onStep: (next: "begin" | "disable" | "renew") => void;
}) {
  const words = admin.account.totp;
  return (
    <div className="grid justify-items-start gap-3 text-compact">
      <p className={`font-semibold ${totp.isEnabled ? "text-success" : "text-muted"}`}>
        {totp.isEnabled ? words.on : words.off}
      </p>
      <p className="text-note text-muted">{words.explanation}</p>
      {totp.isEnabled ? (
        <>
          <p>{fill(words.remainingCodes, { count: totp.recoveryCodesLeft })}</p>
          {totp.recoveryCodesLeft <= fewCodes && <p className="text-notice">{words.few}</p>}
          <div className="flex flex-wrap gap-2">
            <button type="button" onClick={() => onStep("renew")} className={toolButton("plain")}>
              {words.renew}
            </button>
            <button type="button" onClick={() => onStep("disable")} className={toolButton("warning")}>
              {words.disable}
            </button>
          </div>
        </>
      ) : (
        <button type="button" onClick={() => onStep("begin")} className={toolButton("primary")}>
          {words.begin}
        </button>
      )}
    </div>
  );
}
