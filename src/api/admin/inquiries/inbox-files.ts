import { Readable } from "node:stream";
import { auditDetails } from "#content/admin/log/audit-details.ts";
import { missingFile } from "#content/problems/file-problems.ts";
import { dispositionOf } from "#domain/files/published-document.ts";
import { inquiryFileKinds } from "#domain/inquiries/files/inquiry-file.ts";
import { inquiryFileParamsSchema, inquiryFilePath } from "#domain/inquiries/inbox-calls.ts";
import { type Api, file, operation } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import type { InboxOptions } from "./inbox.ts";

const mediaTypes = Object.values(inquiryFileKinds).map(({ contentType }) => contentType);

/** A stranger's file is always downloaded, never displayed; if it were displayed, it could run nothing. */
const policy = "default-src 'none'; sandbox";

export async function inboxFilesApi(api: Api, { inbox, log }: InboxOptions): Promise<void> {
  api.get(
    inquiryFilePath,
    {
      config: { isPrivateFile: true },
      ...operation({
        operationId: "getInquiryFile",
        summary: "A file of an inquiry",
        params: inquiryFileParamsSchema,
        responseHeaders: ["Content-Disposition"],
        response: { 200: file(mediaTypes, "The file"), 404: problemSchema },
      }),
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const found = await inbox.file(id, file);
      if (!found) return reply.code(404).send({ error: missingFile[localeFor(request)] });
      const { name, contentType, size } = found.facts;
      await log(request, "inquiry-file-read", auditDetails.inquiryFile(id, file));
      return reply
        .type(contentType)
        .headers({
          "content-length": size,
          "content-disposition": dispositionOf(name, "attachment"),
          "content-security-policy": policy,
          "x-content-type-options": "nosniff",
        })
        .send(Readable.from(found.bytes, { objectMode: false }));
    },
  );
}
