import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { fieldValue } from "#content/inquiries/field-value.ts";
import { inquiry as form } from "#content/inquiries/inquiry.ts";
import { languageName } from "#content/languages.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  isChoice,
} from "#domain/inquiries/inquiry-fields.ts";
import { koreanDay, koreanMinute } from "../../dates.ts";
import { sendMailAgain } from "../state/inquiry-api.ts";
import { MailState } from "./MailState.tsx";

export function InquiryFacts({ inquiry }: { inquiry: InboxInquiry }) {
  const words = admin.inquiries;
  const { reference, answered } = inquiry;
  return (
    <dl className="grid gap-x-8 text-note leading-snug sm:grid-cols-2">
      {reference !== "" && (
        <Fact name={words.facts.reference}>
          <span className="select-all font-semibold">{reference}</span>
        </Fact>
      )}
      {shownFields.map((name) => (
        <FilledField key={name} name={name} inquiry={inquiry} />
      ))}
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

/** The company is the title of the inquiry; long texts are shown below. */
const shownFields = inquiryFieldNames.filter(
  (name) => name !== "company" && inquiryFields[name].kind !== "text",
);

function FilledField({ name, inquiry }: { name: InquiryField; inquiry: InboxInquiry }) {
  const value = fieldValue(form.ko, inquiry, name);
  if (value === "" && !isChoice(name)) return null;
  return (
    <Fact name={form.ko.fields[name].label}>
      {linked(inquiryFields[name].kind, value) ?? (value || admin.inquiries.noProduct)}
    </Fact>
  );
}

function linked(kind: string, value: string): React.ReactNode {
  const scheme = {
    phone: `tel:${value.replace(/[^\d+]/g, "")}`,
    email: `mailto:${encodeURIComponent(value)}`,
  };
  const href = kind === "phone" || kind === "email" ? scheme[kind] : undefined;
  return (
    href && (
      <a href={href} className="text-action hover:underline">
        {value}
      </a>
    )
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-3 min-[17rem]:grid-cols-[5.5rem_minmax(0,1fr)] border-line border-b py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}
