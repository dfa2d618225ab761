import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { cutSearch, maxId, pageIn } from "#domain/admin/paging.ts";
import {
  type InquiryStatus,
  type InquiryUpdate,
  inquiryStatuses,
  type NotedInquiry,
} from "#domain/inquiries/inbox.ts";
import { inboxCalls } from "#domain/inquiries/inbox-calls.ts";
import type { FiguresPeriod } from "#domain/inquiries/work/figures.ts";
import { fetchApi } from "../../../api-client.ts";
import { ask } from "../../call-api.ts";
import { withProof } from "../../proof/request-proof.ts";
import { isAnythingUnsaved } from "../../unsaved/open-forms.ts";

/** State of the inbox in its address. A search covers every status. */
export interface InboxState {
  status: InquiryStatus;
  search: string;
  /** From 1. */
  page: number;
}

/** Reads an address; what cannot be understood counts as absent. */
export function readInboxState(query: URLSearchParams): InboxState {
  return {
    status: inquiryStatuses.find((status) => status === query.get("status")) ?? "new",
    search: cutSearch(query.get("search") ?? ""),
    page: pageIn(query.get("page")),
  };
}

/** The inquiry that an address opens, such as that of a mail. */
export function readChosenId(query: URLSearchParams): number | undefined {
  const id = Number(query.get("id"));
  return Number.isInteger(id) && id > 0 && id <= maxId ? id : undefined;
}

/** @example inboxQueryOf({ status: "spam", search: "", page: 2 }) // "status=spam&page=2" */
export function inboxQueryOf({ status, search, page }: InboxState): string {
  return queryOf({ status, search, page });
}

/** Returns true when the inbox shows a search and not one of its tabs. */
export function isSearch({ search }: Pick<InboxState, "search">): boolean {
  return search.trim() !== "";
}

/** Number of filters that are set: a search, or another status than that of new inquiries. */
export function filterCount(state: InboxState): number {
  return isSearch(state) || state.status !== "new" ? 1 : 0;
}

/** Begins the keys of all that is known of inquiries, and of what many of them have in common. */
export const inquiriesKey = ["inquiries"] as const;
export const inboxKey = [...inquiriesKey, "inbox"] as const;

/** One page of the inbox: of a tab, or of what was found in all of them. Looked at again, it is asked again. */
export function inboxQuery(state: InboxState) {
  const query = queryOf(isSearch(state) ? { search: state.search, page: state.page } : state);
  return queryOptions({
    queryKey: [...inboxKey, query],
    queryFn: () => ask(inboxCalls.page, { query }),
    refetchOnWindowFocus: "always",
  });
}

/**
 * Number of inquiries of each status. It is fetched again on focus, but not beside an unsaved form: the answer
 * may be that the session has ended, and the page would go with all that was entered.
 */
export const inboxCountsQuery = queryOptions({
  queryKey: [...inboxKey, "counts"],
  queryFn: () => ask(inboxCalls.counts),
  refetchOnMount: "always",
  refetchOnWindowFocus: () => (isAnythingUnsaved() ? false : "always"),
});

/** An inquiry with its notes, which somebody else may be writing. */
export function inquiryQuery(id: number) {
  return queryOptions({
    queryKey: [...inquiriesKey, id],
    queryFn: () => ask(inboxCalls.find, { params: { id } }),
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) => (data && isAnswerUnderWay(data, Date.now()) ? 2_000 : false),
  });
}

/** Time for which the page looks for the answer of the mail server, ms. */
const mailOutcomeMs = 120_000;

/** Returns true when an answer was sent a moment ago and the mail server has not reported its state yet. */
function isAnswerUnderWay({ history }: NotedInquiry, now: number): boolean {
  return history.some(
    (entry) =>
      entry.kind === "reply" &&
      entry.mail.state === "waiting" &&
      entry.mail.trouble === null &&
      now - Date.parse(entry.at) < mailOutcomeMs,
  );
}

/** User names of those who may be responsible for an inquiry. */
export const staffQuery = queryOptions({
  queryKey: [...inquiriesKey, "staff"],
  queryFn: async () => (await ask(inboxCalls.staff)).usernames,
});

/** Figures of a period, kept on the page until those of another one have come. */
export function figuresQuery(period: FiguresPeriod) {
  return queryOptions({
    queryKey: [...inquiriesKey, "figures", period],
    queryFn: () => ask(inboxCalls.figures, { query: new URLSearchParams({ ...period }).toString() }),
    placeholderData: keepPreviousData,
  });
}

/** Fetches the inquiries that a search finds in every status, all without one, as a table for spreadsheets. */
export async function fetchExport(search: string): Promise<{ name: string; file: Blob }> {
  const address = `/api${inboxCalls.page.path}/export.csv?${queryOf({ search })}`;
  const answer = await withProof(() => fetchApi("GET", address, { locale: "ko" }));
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? "inquiries.csv", file: await answer.blob() };
}

export function changeInquiry(id: number, update: InquiryUpdate): Promise<NotedInquiry> {
  return ask(inboxCalls.change, { params: { id }, body: update });
}

/** @param key made up for this note: sent again, it is stored once */
export function writeNote(id: number, key: string, text: string): Promise<NotedInquiry> {
  return ask(inboxCalls.note, { params: { id, key }, body: { text } });
}

export function deleteNote(id: number, key: string): Promise<NotedInquiry> {
  return ask(inboxCalls.removeNote, { params: { id, key } });
}

export async function deleteInquiry(id: number): Promise<undefined> {
  await ask(inboxCalls.remove, { params: { id } });
}

/** Waits for what the mail server says; the inquiry tells. */
export function sendMailAgain(id: number): Promise<NotedInquiry> {
  return ask(inboxCalls.sendMailAgain, { params: { id } });
}

/** The same of an answer; its entry in the history has the result. */
export function sendReplyAgain(id: number, key: string): Promise<NotedInquiry> {
  return ask(inboxCalls.sendReplyAgain, { params: { id, key } });
}

function queryOf({ status, search = "", page = 1 }: Partial<InboxState>): string {
  const query = new URLSearchParams(status ? { status } : {});
  if (search.trim() !== "") query.set("search", search.trim());
  if (page > 1) query.set("page", String(page));
  return query.toString();
}
