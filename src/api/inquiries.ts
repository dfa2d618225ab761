import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { inquiry as words } from "#content/inquiries/inquiry.ts";
import { fieldProblems } from "#content/inquiries/inquiry-problem.ts";
import type { Services } from "#data/services.ts";
import { inquirySchema } from "#domain/inquiries/inquiry.ts";
import { submissionSchema, suspicionOf } from "#domain/inquiries/submission.ts";
import { type Api, call } from "#http/calls/call.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";

const acceptedSchema = z.object({ success: z.literal(true) });

/** `fields` has a message for each field that must be corrected. */
const refusedSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  fields: z.record(z.string(), z.string()),
});

/** Inquiries from visitors. Accepted means stored. */
export async function inquiriesApi(api: Api, { inquiries }: Pick<Services, "inquiries">): Promise<void> {
  api.post(
    "/contact",
    {
      config: { isUrgent: true },
      ...call(
        {
          operationId: "sendInquiry",
          summary: "Send an inquiry to the company; with the same Idempotency-Key it is stored once",
          body: submissionSchema,
          // How a form tells about itself is nothing that another sender should imitate.
          publishedBody: z.extend(inquirySchema, {
            duty: submissionSchema.shape.duty,
            project: submissionSchema.shape.project,
          }),
          requestHeaders: ["Idempotency-Key"],
          response: {
            201: acceptedSchema,
            400: z.union([refusedSchema, problemSchema]),
          },
        },
        refusal,
      ),
    },
    async (request, reply) => {
      const locale = localeFor(request);
      const key = idempotencyKeyOf(request);
      const { website, fillTimeMs, ...inquiry } = request.body;
      const receipt = await inquiries.receive(inquiry, {
        address: request.ip,
        locale,
        suspicion: suspicionOf({ website, fillTimeMs }),
        ...(key === undefined ? {} : { repetition: { key } }),
      });
      if (receipt.kind === "too many")
        return refuseTooMany(reply, receipt.retryAfterMs, words[locale].tooMany);
      return reply.code(201).send({ success: true });
    },
  );
}

function refusal(request: FastifyRequest): z.infer<typeof refusedSchema> {
  const { invalid, problems } = words[localeFor(request)];
  return { success: false, error: invalid, fields: fieldProblems(problems, request.body) };
}
