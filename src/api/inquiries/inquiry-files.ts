import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fileProblemSentence } from "#content/inquiries/file-words.ts";
import { inquiry as words } from "#content/inquiries/inquiry.ts";
import type { Services } from "#data/services.ts";
import { inquiryFilesField, inquiryFileTypes } from "#domain/inquiries/files/inquiry-file.ts";
import { submissionSchema } from "#domain/inquiries/submission.ts";
import { widerNetworkOf } from "#domain/network.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { allowSlowUpload, receivedBytesCounter } from "#http/body-timeout.ts";
import { type Api, binary, operation } from "#http/calls/operation.ts";
import { inquiryFilesLimits } from "#http/limits.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";
import {
  acceptInquiry,
  documentedInquiry,
  fieldMessages,
  inquiryResponses,
  invalidResponse,
} from "./inquiries.ts";
import { type FileRefusal, inquiryPart, maxInquiryFormBytes, readInquiryForm } from "./inquiry-form.ts";
import { createUploadSlots } from "./upload-slots.ts";

/** At most 3 minutes; after 30 s the average rate must be 40 kB/s. */
const uploadTimeout = { ms: 3 * 60 * 1000, bytesPerSecond: 40_000 };

/** Inquiries with files: a multipart form of the inquiry as JSON and the files. */
export async function inquiryFilesApi(
  api: Api,
  { inquiries, limits }: Pick<Services, "inquiries" | "limits">,
): Promise<void> {
  await api.register(multipart, { preservePath: true });
  const slots = createUploadSlots();

  api.post(
    "/contact/files",
    {
      bodyLimit: maxInquiryFormBytes,
      config: { isUrgent: true },
      ...operation({
        operationId: "sendInquiryWithFiles",
        summary: `Send an inquiry with files of at most 10 MB in total. Part "inquiry": the body of sendInquiry as JSON; each part "files": a file of one of the types ${inquiryFileTypes}`,
        consumes: ["multipart/form-data"],
        documentedBody: z.object({
          [inquiryPart]: documentedInquiry,
          [inquiryFilesField]: z.array(binary()),
        }),
        requestHeaders: ["Idempotency-Key", "Inquiry-Proof"],
        response: inquiryResponses,
      }),
    },
    async (request, reply) => {
      if (!request.isMultipart()) throw Object.assign(new Error("No form."), { statusCode: 415 });
      const rateLimit = await limits.consumeAll(inquiryFilesLimits(request.ip));
      if (!rateLimit.allowed)
        return refuseTooMany(reply, rateLimit.retryAfterMs, words[localeFor(request)].tooMany);
      if (Number(request.headers["content-length"] ?? 0) > maxInquiryFormBytes)
        return refuseFiles(request, reply, { problem: "too-large" });
      allowSlowUpload(request.raw, uploadTimeout);
      const slot = await slots.acquire(widerNetworkOf(request.ip), receivedBytesCounter(request.raw));
      try {
        // The client disconnected while it waited.
        if (request.raw.destroyed) throw new Overloaded();
        return await receiveForm(request, reply, slot.revoked);
      } finally {
        slot.release();
      }
    },
  );

  /** @param revoked rejects when the upload slot is revoked; reading stops at once. */
  async function receiveForm(request: FastifyRequest, reply: FastifyReply, revoked: Promise<never>) {
    const form = await Promise.race([readInquiryForm(request), revoked]).catch((failure: unknown) => {
      if (failure instanceof Overloaded) reply.header("connection", "close");
      throw failure;
    });
    if ("problem" in form) return refuseFiles(request, reply, form);
    const { data: submission } = submissionSchema.safeParse(form.inquiry);
    if (!submission)
      return reply.code(400).send(invalidResponse(request, fieldMessages(request, form.inquiry)));
    return acceptInquiry(inquiries, request, reply, { ...submission, files: form.files });
  }
}

function refuseFiles(request: FastifyRequest, reply: FastifyReply, refusal: FileRefusal): FastifyReply {
  const sentence = fileProblemSentence(words[localeFor(request)].files.problems, refusal);
  const status = refusal.problem === "too-large" ? 413 : 400;
  return reply.code(status).send(invalidResponse(request, { [inquiryFilesField]: sentence }));
}
