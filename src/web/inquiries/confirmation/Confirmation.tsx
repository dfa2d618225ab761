import { useState } from "react";
import type { inquiry } from "#content/inquiries/inquiry.ts";
import type { Locale } from "#domain/locale.ts";
import type { ConfirmationView } from "./confirmation-view.ts";

export interface ConfirmationProps {
  words: (typeof inquiry)[Locale]["confirmation"];
  received: ConfirmationView;
  /** Level of its heading on the page. */
  heading: "h2" | "h3";
  /** True if a script can copy the number. */
  canCopy?: boolean;
}

export default function Confirmation({
  words,
  received,
  heading: Heading,
  canCopy = false,
}: ConfirmationProps) {
  const { reference, rows, mailedNote, delay } = received;
  return (
    <section className="rounded-card border border-line bg-mist px-5 py-5 sm:px-6">
      <Heading className="font-sans font-semibold text-compact text-muted tracking-normal">
        {words.reference}
      </Heading>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
        <strong data-reference className="figures select-all font-bold text-2xl text-navy tracking-[0.02em]">
          {reference}
        </strong>
        {canCopy && <CopyButton words={words} text={reference} />}
      </p>
      <p className="mt-2 text-compact text-muted">
        {words.note} {mailedNote} {delay}
      </p>
      <dl aria-label={words.title} hidden={rows.length === 0} className="mt-4 text-compact">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-4 border-line border-t py-2 min-[23rem]:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="figures wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function CopyButton({ words, text }: { words: ConfirmationProps["words"]; text: string }) {
  const [copyNotice, setCopyNotice] = useState("");
  const copy = async () => {
    // The Clipboard API is absent outside a secure context.
    const outcome = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("No clipboard."));
    setCopyNotice(await outcome.then(() => words.copied).catch(() => words.notCopied));
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="min-h-11 rounded-button bg-white px-4 font-semibold text-compact ring-1 ring-line ring-inset hover:bg-action-soft"
      >
        {words.copy}
      </button>
      <span role="status" className="text-compact text-muted">
        {copyNotice}
      </span>
    </>
  );
}
