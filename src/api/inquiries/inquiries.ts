import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fileProblemSentence } from "#content/inquiries/file-words.ts";
import { inquiry as words } from "#content/inquiries/inquiry.ts";
import { fieldProblems } from "#content/inquiries/inquiry-problem.ts";
import type { Services } from "#data/services.ts";
import { inquiryFilesField, type SentFile } from "#domain/inquiries/files/inquiry-file.ts";
import { inquirySchema } from "#domain/inquiries/inquiry.ts";
import { proofHeader } from "#domain/inquiries/proof/proof-of-work.ts";
import { submissionSchema, suspicionOf } from "#domain/inquiries/submission.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, operation } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { limitFailedForms } from "#http/failed-forms.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";

/** `isCopied` (= `isConfirmationMailed`): a confirmation is mailed to the sender. */
const acceptedSchema = z.object({
  success: z.literal(true),
  reference: z.string(),
  isCopied: z.boolean(),
});

/** `fields` has a message for each field that must be corrected. */
const refusedSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type RefusedInquiry = z.infer<typeof refusedSchema>;

const challengedSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  challenge: z.object({ token: z.string(), bits: z.int(), waitMs: z.int() }),
});

/** Answers to an inquiry, with files or without. */
export const inquiryResponses = {
  201: acceptedSchema,
  400: z.union([refusedSchema, problemSchema]),
  413: z.union([refusedSchema, problemSchema]),
  428: challengedSchema,
} as const;

/** The documented body: without the fields that only our form sends. */
export const documentedInquiry = z.extend(inquirySchema, {
  duty: submissionSchema.shape.duty,
  selection: submissionSchema.shape.selection,
  project: submissionSchema.shape.project,
});

/** Inquiries from visitors. They are stored before the answer. */
export async function inquiriesApi(
  api: Api,
  { inquiries, limits }: Pick<Services, "inquiries" | "limits">,
): Promise<void> {
  api.post(
    "/contact",
    {
      config: { isUrgent: true },
      ...limitFailedForms(
        operation(
          {
            operationId: "sendInquiry",
            summary:
              "Send an inquiry to the company. Repeated with the same Idempotency-Key, it is stored once",
            body: submissionSchema,
            documentedBody: documentedInquiry,
            requestHeaders: ["Idempotency-Key", "Inquiry-Proof"],
            response: inquiryResponses,
          },
          (request) => invalidResponse(request, fieldMessages(request, request.body)),
        ),
        limits,
        (request, reply, retryAfterMs) =>
          refuseTooMany(reply, retryAfterMs, words[localeFor(request)].tooMany),
      ),
    },
    (request, reply) => acceptInquiry(inquiries, request, reply, request.body),
  );
}

/** Stores an inquiry, and returns the result for its sender. */
export async function acceptInquiry(
  inquiries: Services["inquiries"],
  request: FastifyRequest,
  reply: FastifyReply,
  submission: z.infer<typeof submissionSchema> & { files?: readonly SentFile[] },
): Promise<FastifyReply> {
  const locale = localeFor(request);
  const key = idempotencyKeyOf(request);
  const proofOfWork = request.headers[proofHeader.toLowerCase()];
  const { website, fillTimeMs, ...inquiry } = submission;
  const result = await inquiries.receive(inquiry, {
    address: request.ip,
    locale,
    suspicion: suspicionOf({ website, fillTimeMs }),
    ...(key === undefined ? {} : { idempotency: { key } }),
    ...(typeof proofOfWork === "string" ? { proofOfWork } : {}),
  });
  if (result.kind === "too-many") return refuseTooMany(reply, result.retryAfterMs, words[locale].tooMany);
  if (result.kind === "proof-wanted") {
    const { challenge } = result;
    const body = { success: false, error: words[locale].proofWanted, challenge } as const;
    return reply.code(428).send(body satisfies z.infer<typeof challengedSchema>);
  }
  if (result.kind === "no-room-for-files") {
    const full = fileProblemSentence(words[locale].files.problems, { problem: "full" });
    return reply.code(400).send(invalidResponse(request, { [inquiryFilesField]: full }));
  }
  const { reference, isConfirmationMailed } = result;
  return reply
    .code(201)
    .send({ success: true, reference, isCopied: isConfirmationMailed } satisfies z.infer<
      typeof acceptedSchema
    >);
}

/** Messages for invalid fields, by field name. */
export function fieldMessages(request: FastifyRequest, form: unknown): Record<string, string> {
  return fieldProblems(words[localeFor(request)].problems, form);
}

export function invalidResponse(request: FastifyRequest, fields: Record<string, string>): RefusedInquiry {
  return { success: false, error: words[localeFor(request)].invalid, fields };
}
