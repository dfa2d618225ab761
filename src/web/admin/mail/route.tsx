import { mailWords as words } from "#content/admin/mail.ts";
import { pageTitle } from "../page-title.ts";
import { MailSettings } from "./MailSettings.tsx";

export const meta = () => pageTitle(words.title);

export default function MailPage() {
  return (
    <div className="max-w-3xl">
      <h1 className="mb-3.5 text-2xl">{words.title}</h1>
      <div className="grid gap-5 rounded-card border border-line bg-white p-4 sm:p-5">
        <MailSettings />
      </div>
      <p className="mt-3 text-muted text-small">{words.lead}</p>
    </div>
  );
}
