import type { ReactNode } from "react";
import { BackLink } from "#web/admin/screen/BackLink.tsx";
import { addresses } from "../addresses.ts";

interface InboxPageProps {
  words: { back: string; title: string; lead: string };
  children: ReactNode;
}

/** A page that belongs to the inbox: the title with the way back, the content, and below it one sentence about it. */
export function InboxPage({ words, children }: InboxPageProps) {
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-5">
        <h1 className="text-2xl">{words.title}</h1>
        <BackLink to={addresses.inquiries}>{words.back}</BackLink>
      </div>
      {children}
      <p className="mt-3 text-muted text-small">{words.lead}</p>
    </>
  );
}
