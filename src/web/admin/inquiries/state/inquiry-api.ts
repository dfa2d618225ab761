import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { pageNumberFrom, parseId, truncateSearch } from "#domain/admin/paging.ts";
import {
  type InquiryStatus,
  type InquiryUpdate,
  type InquiryWithHistory,
  inquiryStatuses,
} from "#domain/inquiries/inbox.ts";
import { inboxCalls } from "#domain/inquiries/inbox-calls.ts";
import type { FiguresPeriod } from "#domain/inquiries/work/figures.ts";
import { callContract, fetchForAccount } from "../../call-api.ts";
import { isSignedOut } from "../../query-client.ts";
import { withReauthentication } from "../../reauthentication/request-reauthentication.ts";
import { isAnythingUnsaved } from "../../unsaved/open-forms.ts";

/** State of the inbox in the URL. A search covers all statuses. */
export interface InboxState {
  status: InquiryStatus;
  search: string;
  /** From 1. */
  page: number;
}

/** Reads the state from a URL; invalid values are ignored. */
export function readInboxState(query: URLSearchParams): InboxState {
  return {
    status: inquiryStatuses.find((status) => status === query.get("status")) ?? "new",
    search: truncateSearch(query.get("search") ?? ""),
    page: pageNumberFrom(query.get("page")),
  };
}

export function readChosenId(query: URLSearchParams): number | undefined {
  return parseId(query.get("id"));
}

/** @example inboxQueryOf({ status: "spam", search: "", page: 2 }) // "status=spam&page=2" */
export function inboxQueryOf({ status, search, page }: InboxState): string {
  return queryOf({ status, search, page });
}

export function isSearch({ search }: Pick<InboxState, "search">): boolean {
  return search.trim() !== "";
}

export function filterCount(state: InboxState): number {
  return isSearch(state) || state.status !== "new" ? 1 : 0;
}

/** Prefix of all query keys of inquiries. */
export const inquiriesKey = ["inquiries"] as const;
export const inboxKey = [...inquiriesKey, "inbox"] as const;

/** Refetches on focus, but not beside unsaved entries: a 401 would close their page. */
const onFocus = () => (isAnythingUnsaved() ? false : "always");

/** A page of the inbox or of the search results. */
export function inboxQuery(state: InboxState) {
  const query = queryOf(isSearch(state) ? { search: state.search, page: state.page } : state);
  return queryOptions({
    queryKey: [...inboxKey, query],
    queryFn: () => callContract(inboxCalls.page, { query }),
    refetchOnWindowFocus: onFocus,
  });
}

/** Inquiries by status. */
export const inboxCountsQuery = queryOptions({
  queryKey: [...inboxKey, "counts"],
  queryFn: () => callContract(inboxCalls.counts),
  refetchOnMount: "always",
  refetchOnWindowFocus: onFocus,
});

/** An inquiry with its notes. Refetched, because others may be answering it or writing notes. */
export function inquiryQuery(id: number) {
  return queryOptions({
    queryKey: [...inquiriesKey, id],
    queryFn: ({ client, queryKey }) =>
      callContract(inboxCalls.find, { params: { id } }).catch((failure) => {
        const known = client.getQueryData<InquiryWithHistory>(queryKey);
        // A 401 would close a page with unsaved entries.
        if (known && isSignedOut(failure) && isAnythingUnsaved()) return known;
        throw failure;
      }),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) => (data && isReplyPending(data, Date.now()) ? 2_000 : false),
  });
}

/** Time limit of polling for the mail server's response, ms. */
const mailOutcomeMs = 120_000;

/** Returns true when an answer was just sent and the mail server has not reported its state. */
function isReplyPending({ history }: InquiryWithHistory, now: number): boolean {
  return history.some(
    (entry) =>
      entry.kind === "reply" &&
      entry.mail.state === "waiting" &&
      entry.mail.trouble === null &&
      now - Date.parse(entry.at) < mailOutcomeMs,
  );
}

/** User names of accounts that may be responsible for an inquiry. */
export const staffQuery = queryOptions({
  queryKey: [...inquiriesKey, "staff"],
  queryFn: async () => (await callContract(inboxCalls.staff)).usernames,
});

/** Figures of a period; shown until those of another period are loaded. */
export function figuresQuery(period: FiguresPeriod) {
  return queryOptions({
    queryKey: [...inquiriesKey, "figures", period],
    queryFn: () => callContract(inboxCalls.figures, { query: new URLSearchParams({ ...period }).toString() }),
    placeholderData: keepPreviousData,
  });
}

export async function fetchExport(search: string): Promise<{ name: string; file: Blob }> {
  const address = `/api${inboxCalls.page.path}/export.csv?${queryOf({ search })}`;
  const response = await withReauthentication(() => fetchForAccount("GET", address));
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? "inquiries.csv", file: await response.blob() };
}

export function changeInquiry(id: number, update: InquiryUpdate): Promise<InquiryWithHistory> {
  return callContract(inboxCalls.change, { params: { id }, body: update });
}

/** @param key idempotency key: repeated requests store one note */
export function writeNote(id: number, key: string, text: string): Promise<InquiryWithHistory> {
  return callContract(inboxCalls.note, { params: { id, key }, body: { text } });
}

export function deleteNote(id: number, key: string): Promise<InquiryWithHistory> {
  return callContract(inboxCalls.removeNote, { params: { id, key } });
}

/** Sends the notification again and waits for the mail server's response. */
export function sendMailAgain(id: number): Promise<InquiryWithHistory> {
  return callContract(inboxCalls.sendMailAgain, { params: { id } });
}

/** Sends an answer again; the result is in its history entry. */
export function sendReplyAgain(id: number, key: string): Promise<InquiryWithHistory> {
  return callContract(inboxCalls.sendReplyAgain, { params: { id, key } });
}

function queryOf({ status, search = "", page = 1 }: Partial<InboxState>): string {
  const query = new URLSearchParams(status ? { status } : {});
  if (search.trim() !== "") query.set("search", search.trim());
  if (page > 1) query.set("page", String(page));
  return query.toString();
}
