import { queryOptions } from "@tanstack/react-query";
import {
  type InboxFilter,
  type InboxInquiry,
  type InquiryStatus,
  type InquiryUpdate,
  inboxInquirySchema,
  inboxPageSchema,
  inquiryStatuses,
} from "#domain/inquiry/inbox.ts";
import { callInKorean } from "../call-api.ts";

const path = "/api/admin/inquiries";

/** What the inbox shows; it stands in the address. */
export interface InboxState {
  status: InquiryStatus;
  search: string;
  /** From 1. */
  page: number;
}

/** Reads an address; what cannot be understood counts as absent. */
export function readInboxState(query: URLSearchParams): InboxState {
  const page = Number(query.get("page"));
  return {
    status: inquiryStatuses.find((status) => status === query.get("status")) ?? "new",
    search: (query.get("search") ?? "").slice(0, 200),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** @example inboxQueryOf({ status: "spam", search: "", page: 2 }) // "status=spam&page=2" */
export function inboxQueryOf({ status, search, page }: InboxState): string {
  const query = new URLSearchParams({ status });
  if (search.trim() !== "") query.set("search", search.trim());
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** Begins the key of every list of inquiries. */
export const inquiriesKey = ["inquiries"] as const;

/** One page of the inbox. */
export function inboxQuery(state: InboxState) {
  const query = inboxQueryOf(state);
  return queryOptions({
    queryKey: [...inquiriesKey, query],
    queryFn: async () => inboxPageSchema.parse(await callInKorean("GET", `${path}?${query}`)),
  });
}

/** Address of the same inquiries, all of them, as a table for spreadsheets. */
export function exportAddress({ status, search }: InboxFilter): string {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(search?.trim() ? { search } : {}) });
  return `${path}/export.csv?${query}`;
}

export async function updateInquiry(id: number, update: InquiryUpdate): Promise<InboxInquiry> {
  return inboxInquirySchema.parse(await callInKorean("PATCH", `${path}/${id}`, update));
}

export async function deleteInquiry(id: number): Promise<void> {
  await callInKorean("DELETE", `${path}/${id}`);
}

export async function sendMailAgain(id: number): Promise<InboxInquiry> {
  return inboxInquirySchema.parse(await callInKorean("POST", `${path}/${id}/mail`, {}));
}
