import { ArrowLeft, Mail } from "lucide-react";
import { useEffect, useRef } from "react";
import { admin } from "#content/admin.ts";
import { fill } from "#content/fill.ts";
import { dutySummary } from "#content/inquiry-duty.ts";
import { paths } from "#content/paths.ts";
import { dutyQuery } from "#domain/calculator/entry.ts";
import type { InboxInquiry } from "#domain/inquiry/inbox.ts";
import { koreanDay, koreanMinute } from "../tools/dates.ts";
import { toolButton } from "../tools/tool-class.ts";
import { InquiryActions } from "./InquiryActions.tsx";
import { MailState } from "./MailState.tsx";
import { NoteForm } from "./NoteForm.tsx";

interface InquiryDetailProps {
  inquiry: InboxInquiry;
  /** Back to the list, or because the inquiry has left it. */
  onLeave: () => void;
}

/** One inquiry with everything known of it, and what can be done with it. */
export function InquiryDetail({ inquiry, onLeave }: InquiryDetailProps) {
  const words = admin.inquiries;
  const { company, name, phone, email, productType, message, suspicion } = inquiry;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(fill(words.replySubject, { company }))}`;
  return (
    <article aria-labelledby="inquiry-heading" className="min-w-0 p-5 lg:p-6">
      <button type="button" onClick={onLeave} className={toolButton("quiet", "-ml-3 mb-3 lg:hidden")}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.back}
      </button>
      <header className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <h2 ref={heading} id="inquiry-heading" tabIndex={-1} className="break-all text-xl outline-none">
          {company}
        </h2>
        <a href={reply} className={toolButton("primary")}>
          <Mail aria-hidden="true" className="size-4" />
          {words.reply}
        </a>
      </header>
      {suspicion && (
        <p className="mb-4 rounded-button bg-notice-soft px-3.5 py-2.5 text-[14px] text-notice">
          {words.suspicions[suspicion]}
        </p>
      )}
      <dl className="grid gap-x-8 text-[14px] leading-snug sm:grid-cols-2">
        <Fact name={words.facts.contact}>{name}</Fact>
        <Fact name={words.facts.phone}>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="text-action hover:underline">
            {phone}
          </a>
        </Fact>
        <Fact name={words.facts.email}>
          <a href={reply} className="break-all text-action hover:underline">
            {email}
          </a>
        </Fact>
        <Fact name={words.facts.product}>
          {productType === null ? words.noProduct : words.products[productType]}
        </Fact>
        <Fact name={words.facts.received}>
          <time dateTime={inquiry.createdAt}>{koreanMinute(inquiry.createdAt)}</time>
        </Fact>
        <Fact name={words.facts.from}>{inquiry.locale === "ko" ? words.fromKorean : words.fromEnglish}</Fact>
        <Fact name={words.facts.mail}>
          <MailState inquiry={inquiry} />
        </Fact>
        <Fact name={words.facts.retained}>
          {fill(words.retainedNote, { date: koreanDay(inquiry.retainedUntil) })}
        </Fact>
      </dl>
      {inquiry.duty && (
        <p className="figures mt-6 rounded-button border border-line px-4 py-3 text-[14px]">
          <span className="font-semibold">{words.duty.title}</span> {dutySummary(inquiry.duty)}{" "}
          <a
            href={`${paths.calculator}${dutyQuery(inquiry.duty)}`}
            target="_blank"
            rel="noreferrer"
            className="whitespace-nowrap text-action underline underline-offset-4"
          >
            {words.duty.open}
          </a>
        </p>
      )}
      <h3 className="mt-6 mb-2 text-[15px]">{words.message}</h3>
      <p className="whitespace-pre-wrap break-words rounded-button bg-mist p-4 text-[15px] leading-relaxed">
        {message}
      </p>
      <NoteForm inquiry={inquiry} />
      <InquiryActions inquiry={inquiry} onLeave={onLeave} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-3 border-line border-b py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </div>
  );
}
