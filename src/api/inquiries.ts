import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { inquiry as words } from "#content/inquiry.ts";
import { fieldProblems } from "#content/inquiry-problem.ts";
import type { Services } from "#data/services.ts";
import { submissionSchema, suspicionOf } from "#domain/inquiry/submission.ts";
import type { Locale } from "#domain/locale.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";
import { preferredLocale } from "./preferred-locale.ts";
import { problemResponses, problemSchema } from "./problem.ts";
import { refuseTooMany } from "./too-many.ts";

const acceptedSchema = z.object({ success: z.literal(true) });

/** `fields` has a message for each field that must be corrected. */
const refusedSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  fields: z.record(z.string(), z.string()),
});

/** Inquiries from visitors. Accepted means stored. */
export async function inquiriesApi(
  app: FastifyInstance,
  { inquiries }: Pick<Services, "inquiries">,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/contact",
    {
      attachValidation: true,
      schema: {
        summary: "Send an inquiry to the company; with the same Idempotency-Key it is stored once",
        body: submissionSchema,
        response: {
          ...problemResponses,
          201: acceptedSchema,
          400: z.union([refusedSchema, problemSchema]),
        },
      },
    },
    async (request, reply) => {
      const locale = preferredLocale(request.headers["accept-language"]);
      if (request.validationError) return reply.code(400).send(refusal(request.body, locale));
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

function refusal(body: unknown, locale: Locale): z.infer<typeof refusedSchema> {
  const { invalid, problems } = words[locale];
  return { success: false, error: invalid, fields: fieldProblems(problems, body) };
}
