import { useState } from "react";
import { mailWords } from "#content/admin/mail.ts";
import { fill } from "#content/fill.ts";
import { mailCalls, type TestMailOutcome } from "#domain/mail/mail-settings.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { sendingFailure, useSentForm } from "../records/use-sent-form.ts";
import { useUnsavedFields } from "../unsaved/use-unsaved-fields.ts";
import { sendTestMail } from "./mail-api.ts";

const words = mailWords.test;

export function TestMail() {
  const [outcome, setOutcome] = useState<TestMailOutcome & { to: string }>();
  const { field, failure, isPending, submit, entries } = useSentForm({
    schema: mailCalls.test.body,
    async send(body) {
      setOutcome(undefined);
      return { ...(await sendTestMail(body)), to: body.to };
    },
    onSent(sent) {
      forget();
      setOutcome(sent);
    },
  });
  const { forget } = useUnsavedFields(entries, "test-mail", ["to"]);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3 border-line border-t pt-5">
      <div>
        <h3 className="text-base">{words.title}</h3>
        <p className="text-muted text-note">{words.lead}</p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 grow">
          <ToolField {...field("to")} type="email" label={words.to} required autoComplete="email" />
        </div>
        <ToolButton type="submit" isDisabled={isPending} className={toolButton("primary")}>
          {isPending ? words.sending : words.send}
        </ToolButton>
      </div>
      <Alert text={sendingFailure(failure, words.failed)} />
      <div role="status" className="empty:absolute">
        {outcome && <Outcome outcome={outcome} />}
      </div>
    </form>
  );
}

function Outcome({ outcome }: { outcome: TestMailOutcome & { to: string } }) {
  const { server, said } = outcome;
  if (outcome.kind === "taken") {
    return (
      <div className="rounded-button bg-success-soft px-4 py-3 text-compact text-success leading-relaxed">
        <p>{fill(words.taken, { to: outcome.to })}</p>
        <p className="mt-1 break-words text-small">{fill(words.serverReply, { words: said })}</p>
      </div>
    );
  }
  return (
    <div className="rounded-button bg-danger-soft px-4 py-3 text-compact text-danger leading-relaxed">
      <p className="break-words font-semibold">
        {server === "" ? words.failed : fill(words.failedAt, { server })}
      </p>
      <p>{words.troubles[outcome.trouble]}</p>
      {outcome.trouble !== "unsealed" && (
        <p className="mt-1 break-words text-small">{fill(words.received, { words: said })}</p>
      )}
    </div>
  );
}
