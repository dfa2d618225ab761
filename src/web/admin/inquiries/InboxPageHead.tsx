import { BackLink } from "#web/admin/screen/BackLink.tsx";
import { addresses } from "../addresses.ts";

/** Head of a page that belongs to the inbox: the title, the way back, and one sentence, in one line where there is room. */
export function InboxPageHead({ words }: { words: { back: string; title: string; lead: string } }) {
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-5 gap-y-1">
      <h1 className="text-2xl">{words.title}</h1>
      <BackLink to={addresses.inquiries}>{words.back}</BackLink>
      <p className="text-muted text-note">{words.lead}</p>
    </div>
  );
}
