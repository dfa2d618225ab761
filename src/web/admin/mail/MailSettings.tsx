import { useQuery } from "@tanstack/react-query";
import { mailWords as words } from "#content/admin/mail.ts";
import { fill } from "#content/fill.ts";
import type { MailSettingsView } from "#domain/mail/mail-settings.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { MailForm } from "./MailForm.tsx";
import { mailQuery } from "./mail-api.ts";
import { TestMail } from "./TestMail.tsx";

export function MailSettings() {
  const { data, isError, refetch } = useQuery(mailQuery);
  if (data === undefined) return <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />;
  return (
    <>
      <State {...data} />
      <MailForm view={data} />
      {data.setup && <TestMail />}
    </>
  );
}

function State({ setup, inquiriesTo, password, fixed }: MailSettingsView) {
  const { state, server } = words;
  if (setup === null) {
    const isSealed = password === "sealed by another key" && fixed.server === null;
    return (
      <div className="rounded-button bg-notice-soft px-4 py-3 text-compact text-notice">
        <p>{isSealed ? server.passwords[password] : state.notSetUp}</p>
        {!isSealed && fixed.server !== null && <p className="mt-1">{words.fixed.off}</p>}
      </div>
    );
  }
  return (
    <ul className="grid gap-1 break-words rounded-button bg-success-soft px-4 py-3 text-compact text-success">
      <li>{fill(state.isSetUp, { server: setup.server, from: setup.from })}</li>
      <li>{setup.isEncrypted ? state.encrypted : state.unencrypted}</li>
      <li>{setup.hasLogin ? state.withLogin : state.withoutLogin}</li>
      <li>{fill(state.inquiriesTo, { to: inquiriesTo })}</li>
    </ul>
  );
}
