import type { ReactNode } from "react";
import { ArrowUpRight, FileText } from "./icons/visitor-icons.ts";

interface FileLinkProps {
  href: string;
  label: ReactNode;
  /** Screen reader texts after a link that opens a new tab, on this site or another. */
  words: { newTab: string; externalNewTab: string };
}

/** Link to a document in a new tab. An external one shows its site. */
export function FileLink({ href, label, words }: FileLinkProps) {
  const site = URL.canParse(href) ? new URL(href).host : undefined;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="group inline-flex flex-wrap items-center gap-x-2 py-1.5 font-semibold text-compact text-action"
    >
      {site === undefined && <FileText className="size-4.5 shrink-0" />}
      <span className="underline-offset-4 group-hover:underline">{label}</span>
      {site !== undefined && (
        <span className="inline-flex items-center gap-1 font-normal text-muted">
          {site}
          <ArrowUpRight className="size-4 shrink-0" />
        </span>
      )}
      <span className="sr-only">, {site === undefined ? words.newTab : words.externalNewTab}</span>
    </a>
  );
}
