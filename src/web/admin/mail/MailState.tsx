import { mailWords as words } from "#content/admin/mail.ts";
import { fill } from "#content/fill.ts";
import type { MailSettingsView } from "#domain/mail/mail-settings.ts";

/** State of the sending of mail: the server in use, or the reason that none is. */
export function MailState({ setup, inquiriesTo, password, fixed }: MailSettingsView) {
  const { state, server } = words;
  if (setup === null) {
    const isSealed = password === "sealed by another key" && fixed.server === null;
    return (
      <div className="mb-4 rounded-button bg-notice-soft px-4 py-3 text-compact text-notice">
        <p>{isSealed ? server.passwords[password] : state.notSetUp}</p>
        {!isSealed && fixed.server !== null && <p className="mt-1">{words.fixed.off}</p>}
      </div>
    );
  }
  return (
    <ul className="mb-4 grid gap-1 break-words rounded-button bg-success-soft px-4 py-3 text-compact text-success">
      <li>{fill(state.isSetUp, { server: setup.server, from: setup.from })}</li>
      <li>{setup.isEncrypted ? state.encrypted : state.unencrypted}</li>
      <li>{setup.hasLogin ? state.withLogin : state.withoutLogin}</li>
      <li>{fill(state.inquiriesTo, { to: inquiriesTo })}</li>
    </ul>
  );
}
