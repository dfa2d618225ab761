import { FileText } from "lucide-react";

/** A link to a document that opens in a tab of its own; `note` tells screen readers so. */
export function FileLink({ href, label, note }: { href: string; label: string; note: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-2 py-1.5 font-semibold text-[15px] text-action underline-offset-4 hover:underline"
    >
      <FileText aria-hidden="true" className="size-4.5 shrink-0" />
      {label}
      <span className="sr-only">, {note}</span>
    </a>
  );
}
