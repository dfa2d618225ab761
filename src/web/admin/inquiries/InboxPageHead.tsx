import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { addresses } from "../addresses.ts";

/** Head of a page that belongs to the inbox: the way back to it, the title, and one sentence. */
export function InboxPageHead({ words }: { words: { back: string; title: string; lead: string } }) {
  return (
    <div className="mb-5 max-w-3xl">
      <Link to={addresses.inquiries} className={toolButton("quiet", "-ml-3 mb-1")}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.back}
      </Link>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 text-muted text-note leading-relaxed">{words.lead}</p>
    </div>
  );
}
