import { BackLink } from "#web/admin/screen/BackLink.tsx";
import { addresses } from "../addresses.ts";

/** Header of a page of the inbox: title, back link and lead, in one line on wide screens. */
export function InboxPageHead({ words }: { words: { back: string; title: string; lead: string } }) {
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-5 gap-y-1">
      <h1 className="text-2xl">{words.title}</h1>
      <BackLink to={addresses.inquiries}>{words.back}</BackLink>
      <p className="text-muted text-note">{words.lead}</p>
    </div>
  );
}
