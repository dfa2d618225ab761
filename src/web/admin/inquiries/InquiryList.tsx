import { MailWarning } from "lucide-react";
import { admin } from "#content/admin.ts";
import type { InboxInquiry, InboxPage } from "#domain/inquiry/inbox.ts";
import { koreanMinute } from "../tools/dates.ts";
import type { InboxState } from "./inquiry-api.ts";

interface InquiryListProps {
  page: InboxPage;
  state: InboxState;
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

/** Who asked, when, and how the message begins. */
export function InquiryList({ page, state, chosenId, onChoose }: InquiryListProps) {
  const words = admin.inquiries;
  if (page.inquiries.length === 0) {
    return (
      <p className="px-5 py-12 text-center text-muted">
        {state.search.trim() === "" ? words.empty[state.status] : words.none}
      </p>
    );
  }
  return (
    <ul
      aria-label={words.list}
      className="divide-y divide-line lg:max-h-[calc(100dvh-16rem)] lg:overflow-y-auto"
    >
      {page.inquiries.map((inquiry) => (
        <li key={inquiry.id}>
          <button
            type="button"
            {...(inquiry.id === chosenId ? { "aria-current": "true" as const } : {})}
            onClick={() => onChoose(inquiry.id)}
            className="block w-full px-4 py-3 text-left text-[14px] leading-snug -outline-offset-3 hover:bg-mist aria-[current]:bg-[#e7f0fa]"
          >
            <Summary inquiry={inquiry} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Summary({ inquiry }: { inquiry: InboxInquiry }) {
  const { mail, products, noProduct } = admin.inquiries;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <strong className="truncate font-semibold text-[15px]">{inquiry.company}</strong>
        <time dateTime={inquiry.createdAt} className="shrink-0 text-[12px] text-muted">
          {koreanMinute(inquiry.createdAt)}
        </time>
      </span>
      <span className="mt-0.5 flex items-center gap-1.5 text-[13px] text-muted">
        {inquiry.name} · {inquiry.productType === null ? noProduct : products[inquiry.productType]}
        {inquiry.mail.state === "failed" && (
          <span className="ml-auto flex items-center gap-1 text-danger">
            <MailWarning aria-hidden="true" className="size-4" />
            {mail.failed}
          </span>
        )}
      </span>
      <span className="mt-1 line-clamp-2 wrap-anywhere text-[#33475b]">{inquiry.message}</span>
    </>
  );
}
