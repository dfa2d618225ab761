import type { ReactNode } from "react";
import { ScreenHead } from "#web/admin/screen/ScreenHead.tsx";
import { addresses } from "../addresses.ts";

interface InboxPageProps {
  words: { back: string; title: string; lead: string };
  children: ReactNode;
}

/** A page that belongs to the inbox: the title with the way back, the content, and below it one sentence about it. */
export function InboxPage({ words, children }: InboxPageProps) {
  return (
    <>
      <ScreenHead title={words.title} to={addresses.inquiries} back={words.back} />
      {children}
      <p className="mt-3 text-muted text-small">{words.lead}</p>
    </>
  );
}
