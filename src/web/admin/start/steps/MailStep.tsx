import { useState } from "react";
import { Link } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { type MailSetup, startCalls, type TestMailOutcome } from "#domain/start/start-calls.ts";
import { ToolField } from "../../../ui/fields/ToolField.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Alert } from "../../../ui/tools/Alert.tsx";
import { addresses } from "../../addresses.ts";
import { sendingFailure, useSentForm } from "../../records/use-sent-form.ts";
import { useUnsavedFields } from "../../unsaved/use-unsaved-fields.ts";
import { FactInput } from "../fields/FactInput.tsx";
import type { StepProps } from "../state/drafting.ts";
import { sendTestMail } from "../state/start-api.ts";
import { StepFrame } from "./StepFrame.tsx";

const words = firstSteps.mail;

/** Sender and recipient of mail, and a test mail. */
export function MailStep({ state, store, start }: StepProps) {
  return (
    <StepFrame lead={firstSteps.steps.mail.lead} state={state} shown={{ path: "/", target: "footer" }}>
      <Setup mail={start.mail} />
      <FactInput
        path="company.email"
        label={firstSteps.fields.email}
        hint={words.emailHint}
        type="email"
        autoComplete="off"
        state={state}
        store={store}
      />
      <FactInput
        path="company.kakaoChannel"
        label={firstSteps.fields.kakaoChannel}
        hint={firstSteps.fields.kakaoHint}
        type="url"
        autoComplete="off"
        state={state}
        store={store}
      />
      {start.mail && (
        <>
          <p className="text-compact">{fill(words.inquiriesTo, { to: start.inquiriesTo })}</p>
          <TestMail />
        </>
      )}
      <Link to={addresses.webhooks} className="text-action text-compact underline underline-offset-4">
        {words.webhooks}
      </Link>
    </StepFrame>
  );
}

function Setup({ mail }: { mail: MailSetup | null }) {
  if (mail === null) {
    return (
      <div className="rounded-button bg-notice-soft px-4 py-3 text-compact text-notice leading-relaxed">
        <p className="font-semibold">{words.notSetUp}</p>
        <p className="mt-1">{words.how}</p>
      </div>
    );
  }
  return (
    <ul className="grid gap-1 break-words rounded-button bg-success-soft px-4 py-3 text-compact text-success">
      <li>{fill(words.isSetUp, { server: mail.server, from: mail.from })}</li>
      <li>{mail.isEncrypted ? words.encrypted : words.unencrypted}</li>
      <li>{mail.hasLogin ? words.withLogin : words.withoutLogin}</li>
    </ul>
  );
}

function TestMail() {
  const [outcome, setOutcome] = useState<TestMailOutcome & { to: string }>();
  const { test } = words;
  const { field, failure, isPending, submit, entries } = useSentForm({
    schema: startCalls.testMail.body,
    async send(body) {
      setOutcome(undefined);
      return { ...(await sendTestMail(body)), to: body.to };
    },
    onSent(sent) {
      forget();
      setOutcome(sent);
    },
  });
  const { forget } = useUnsavedFields(entries, "start:test-mail", ["to"]);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3 border-line border-t pt-5">
      <h3 className="text-base">{test.title}</h3>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 grow">
          <ToolField {...field("to")} type="email" label={test.to} required autoComplete="email" />
        </div>
        <button type="submit" disabled={isPending} className={toolButton("primary")}>
          {isPending ? test.sending : test.send}
        </button>
      </div>
      <Alert text={sendingFailure(failure, test.failed)} />
      <div role="status" className="empty:absolute">
        {outcome && <Outcome outcome={outcome} />}
      </div>
    </form>
  );
}

function Outcome({ outcome }: { outcome: TestMailOutcome & { to: string } }) {
  const { test } = words;
  const isTaken = outcome.kind === "taken";
  return (
    <div
      className={`rounded-button px-4 py-3 text-compact leading-relaxed ${isTaken ? "bg-success-soft text-success" : "bg-danger-soft text-danger"}`}
    >
      <p>{isTaken ? fill(test.taken, { to: outcome.to }) : test.troubles[outcome.trouble]}</p>
      <p className="mt-1 break-words text-small">
        {fill(isTaken ? test.said : test.received, { words: outcome.said })}
      </p>
    </div>
  );
}
