import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { inquiryProblem, inquiry as words } from "#content/inquiry.ts";
import type { Services } from "#data/services.ts";
import { type InquiryField, inquiryProblems, inquirySchema } from "#domain/inquiry/inquiry.ts";
import type { Locale } from "#domain/locale.ts";
import { preferredLocale } from "./preferred-locale.ts";
import { problemResponses, problemSchema } from "./problem.ts";

const inquiryFields = z.keyof(inquirySchema).options;

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
        summary: "Send an inquiry to the company",
        body: inquirySchema,
        response: {
          ...problemResponses,
          201: acceptedSchema,
          400: z.union([refusedSchema, problemSchema]),
        },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        const locale = preferredLocale(request.headers["accept-language"]);
        return reply.code(400).send(refusal(request.body, locale));
      }
      await inquiries.store(request.body);
      return reply.code(201).send({ success: true });
    },
  );
}

function refusal(body: unknown, locale: Locale): z.infer<typeof refusedSchema> {
  return { success: false, error: words[locale].invalid, fields: problemsByField(body, locale) };
}

/** The first problem of each field; what is no form at all lacks every field. */
function problemsByField(body: unknown, locale: Locale): Partial<Record<InquiryField, string>> {
  const issues = inquirySchema.safeParse(body).error?.issues ?? [];
  if (issues.some(({ path }) => path.length === 0)) return problemsByField({}, locale);
  const messages: Partial<Record<InquiryField, string>> = {};
  for (const { path, message } of issues) {
    const field = inquiryFields.find((name) => name === path[0]);
    const code = inquiryProblems.find((name) => name === message);
    if (field && code) messages[field] ??= inquiryProblem(locale, field, code);
  }
  return messages;
}
