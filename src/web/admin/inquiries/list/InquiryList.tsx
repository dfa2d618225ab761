import { useEffect, useRef } from "react";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { type InboxInquiry, type InboxPage, openStatuses } from "#domain/inquiries/inbox.ts";
import { rowClass, toolButton } from "../../../ui/fields/tool-class.ts";
import { MailWarning, NotebookPen, Paperclip } from "../../../ui/icons/admin-icons.ts";
import { ListPlaceholder } from "../../../ui/lists/ListPlaceholder.tsx";
import { Pager } from "../../../ui/tools/Pager.tsx";
import { koreanDay, koreanMinute } from "../../dates.ts";
import { useUnsavedNames } from "../../unsaved/unsaved-names.ts";
import { type InboxState, isSearch } from "../state/inquiry-api.ts";
import { unsavedName } from "../state/unsaved-names.ts";

interface InquiryListProps {
  page: InboxPage;
  state: InboxState;
  isPending: boolean;
  chosenId: number | undefined;
  onChoose: (id: number) => void;
  onPage: (page: number) => void;
}

/** Sender, time and beginning of each message; a new page starts at the top. */
export function InquiryList({ page, state, isPending, chosenId, onChoose, onPage }: InquiryListProps) {
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page.page);
  const unsaved = useUnsavedNames();
  useEffect(() => {
    if (shownPage.current !== page.page) top.current?.scrollIntoView({ block: "start" });
    shownPage.current = page.page;
  }, [page.page]);
  if (page.inquiries.length === 0) return <Nothing page={page} state={state} onPage={onPage} />;
  return (
    <div
      ref={top}
      aria-busy={isPending}
      className="flex min-h-0 grow flex-col scroll-mt-20 transition-opacity aria-busy:opacity-50"
    >
      <ul
        key={page.page}
        aria-label={admin.inquiries.list}
        className="divide-y divide-line lg:min-h-0 lg:overflow-y-auto"
      >
        {page.inquiries.map((inquiry) => (
          <li key={inquiry.id}>
            <button
              id={rowId(inquiry.id)}
              ref={inquiry.id === chosenId ? intoView : null}
              type="button"
              {...(inquiry.id === chosenId ? { "aria-current": "true" as const } : {})}
              onClick={() => onChoose(inquiry.id)}
              className={`block w-full px-4 py-3 text-left text-note leading-snug -outline-offset-3 ${rowClass}`}
            >
              <Summary inquiry={inquiry} withStatus={isSearch(state)} unsaved={unsaved} />
            </button>
          </li>
        ))}
      </ul>
      <Pager {...page} onPage={onPage} />
    </div>
  );
}

/** Returns the id of the button of an inquiry in the list. */
export function rowId(inquiryId: number): string {
  return `inquiry-${inquiryId}`;
}

/** Scrolls the list, not the window, to an inquiry opened by keyboard. */
function intoView(button: HTMLButtonElement | null): void {
  const list = button?.closest("ul");
  if (!button || !list || list.scrollHeight <= list.clientHeight) return;
  const [row, frame] = [button, list].map((element) => element.getBoundingClientRect());
  if (!row || !frame) return;
  if (row.top < frame.top) list.scrollTop += row.top - frame.top;
  if (row.bottom > frame.bottom) list.scrollTop += row.bottom - frame.bottom;
}

function Nothing({ page, state, onPage }: Pick<InquiryListProps, "page" | "state" | "onPage">) {
  const words = admin.inquiries;
  const pages = Math.ceil(page.total / page.pageSize);
  if (pages === 0) {
    return <ListPlaceholder>{isSearch(state) ? words.none : words.empty[state.status]}</ListPlaceholder>;
  }
  return (
    <ListPlaceholder>
      <p className="mb-4">{fill(words.noSuchPage, { page: page.page, pages })}</p>
      <button type="button" onClick={() => onPage(pages)} className={toolButton("plain")}>
        {words.lastPage}
      </button>
    </ListPlaceholder>
  );
}

function Due({ inquiry: { status, nextOn, responsible } }: { inquiry: InboxInquiry }) {
  const words = inquiryWork.list;
  const isOpen = openStatuses.some((open) => open === status);
  if (!isOpen || (nextOn === null && responsible === null)) return null;
  const today = koreanDay(new Date().toISOString());
  const isDue = nextOn !== null && nextOn <= today;
  return (
    <span className="figures mt-1 flex flex-wrap items-center gap-x-2 text-small text-muted">
      {nextOn !== null && (
        <span className={isDue ? "font-semibold text-danger" : undefined}>
          {fill(nextOn < today ? words.overdue : isDue ? words.today : words.next, { day: nextOn })}
        </span>
      )}
      {responsible !== null && <span className="truncate">{responsible}</span>}
    </span>
  );
}

interface SummaryProps {
  inquiry: InboxInquiry;
  withStatus: boolean;
  unsaved: ReadonlySet<string>;
}

function Summary({ inquiry, withStatus, unsaved }: SummaryProps) {
  const { files, mail, products, noProduct, tabs } = admin.inquiries;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <strong className="truncate font-semibold text-compact">{inquiry.company}</strong>
        <time dateTime={inquiry.createdAt} className="shrink-0 text-fine text-muted">
          {koreanMinute(inquiry.createdAt)}
        </time>
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-small text-muted">
        <span className="truncate">
          {inquiry.name} · {inquiry.productType === null ? noProduct : products[inquiry.productType]}
        </span>
        {inquiry.files.length > 0 && (
          <span className="ml-auto flex shrink-0 items-center gap-0.5">
            <Paperclip className="size-3.5" />
            <span className="sr-only">{fill(files.count, { count: inquiry.files.length })}</span>
            <span aria-hidden="true" className="figures">
              {inquiry.files.length}
            </span>
          </span>
        )}
        {withStatus && (
          <span className="shrink-0 rounded-[3px] bg-mist px-1.5 py-0.5 text-fine">
            {tabs[inquiry.status]}
          </span>
        )}
      </span>
      <span className="mt-1 line-clamp-2 wrap-anywhere text-slate">{inquiry.message}</span>
      {inquiry.mail.state === "failed" && (
        <span className="mt-1 flex items-center gap-1 text-small text-danger">
          <MailWarning className="size-4" />
          {mail.failed}
        </span>
      )}
      {inquiry.isAnswerStuck && (
        <span className="mt-1 flex items-center gap-1 text-danger text-small">
          <MailWarning className="size-4" />
          {inquiryWork.list.answerStuck}
        </span>
      )}
      <Due inquiry={inquiry} />
      {(["note", "reply"] as const).map(
        (kind) =>
          unsaved.has(unsavedName[kind](inquiry.id)) && (
            <span key={kind} className="mt-1 flex items-center gap-1 text-small text-notice">
              <NotebookPen className="size-4" />
              {inquiryWork.drafts[kind]}
            </span>
          ),
      )}
    </>
  );
}
