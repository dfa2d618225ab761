import { Readable } from "node:stream";
import { auditDetails } from "#content/admin/log/audit-details.ts";
import { inquiryHeadings, inquiryRow } from "#content/inquiries/inquiry-export.ts";
import { type InquiryWithHistory, inboxFilterSchema } from "#domain/inquiries/inbox.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { byteOrderMark, csvRows } from "#domain/spreadsheets/csv.ts";
import { type Api, file, operation } from "#http/calls/operation.ts";
import type { InboxOptions } from "./inbox.ts";

/** Inquiries as a spreadsheet file, streamed so that memory use is independent of its length. */
export async function inboxExportApi(
  api: Api,
  { inbox, logChange, clock = () => new Date() }: InboxOptions,
): Promise<void> {
  api.get(
    "/admin/inquiries/export.csv",
    {
      config: { isPrivateFile: true, needsReauthentication: true },
      ...operation({
        operationId: "exportInquiries",
        summary: "Matching inquiries as CSV, of all statuses unless one is given",
        querystring: inboxFilterSchema,
        responseHeaders: ["Content-Disposition"],
        response: { 200: file("text/csv", "The inquiries, as a table") },
      }),
    },
    async (request, reply) => {
      await logChange(
        request,
        () => inbox.count(request.query),
        (count) => ({ event: "inquiries-exported", detail: auditDetails.inquiries(count) }),
      );
      const day = dayInKorea(clock());
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="inquiries-${day}.csv"`)
        .send(Readable.from(tableOf(inbox.pages(request.query))));
    },
  );
}

async function* tableOf(pages: AsyncIterable<InquiryWithHistory[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvRows([inquiryHeadings]);
  for await (const inquiries of pages) yield csvRows(inquiries.map(inquiryRow));
}
