import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { koreanDay, koreanMinute } from "../../dates.ts";
import { sendMailAgain } from "../state/inquiry-api.ts";
import { MailState } from "./MailState.tsx";

/** Sender, contact, and state of an inquiry. */
export function InquiryFacts({ inquiry }: { inquiry: InboxInquiry }) {
  const words = admin.inquiries;
  const { reference, name, phone, email, productType, answered } = inquiry;
  return (
    <dl className="grid gap-x-8 text-note leading-snug sm:grid-cols-2">
      {reference !== "" && (
        <Fact name={words.facts.reference}>
          <span className="select-all font-semibold">{reference}</span>
        </Fact>
      )}
      <Fact name={words.facts.contact}>{name}</Fact>
      <Fact name={words.facts.phone}>
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="text-action hover:underline">
          {phone}
        </a>
      </Fact>
      <Fact name={words.facts.email}>
        <a href={`mailto:${encodeURIComponent(email)}`} className="text-action hover:underline">
          {email}
        </a>
      </Fact>
      <Fact name={words.facts.product}>
        {productType === null ? words.noProduct : words.products[productType]}
      </Fact>
      <Fact name={words.facts.received}>
        <time dateTime={inquiry.createdAt}>{koreanMinute(inquiry.createdAt)}</time>
      </Fact>
      <Fact name={words.facts.from}>
        {fill(words.fromPage, { language: languageName(inquiry.locale, "ko") })}
      </Fact>
      {inquiry.page !== null && <Fact name={words.facts.page}>{inquiry.page}</Fact>}
      {answered && (
        <Fact name={words.facts.answered}>
          {fill(words.answeredBy, { by: answered.by, time: koreanMinute(answered.at) })}
        </Fact>
      )}
      <Fact name={words.facts.mail}>
        <MailState
          mail={inquiry.mail}
          names={admin.inquiries.mail}
          sendAgain={() => sendMailAgain(inquiry.id)}
          mailIn={({ mail }) => mail}
        />
      </Fact>
      <Fact name={words.facts.retained}>
        {fill(words.retainedNote, { date: koreanDay(inquiry.retainedUntil) })}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 border-line border-b py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}
