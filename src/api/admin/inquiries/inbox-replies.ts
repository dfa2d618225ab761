import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { auditDetails } from "#content/admin/log/audit-details.ts";
import { fill } from "#content/fill.ts";
import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import { fileKindOf, fileNameOf } from "#domain/inquiries/files/file-type.ts";
import { type SentFile, totalBytes } from "#domain/inquiries/files/inquiry-file.ts";
import { inquiryWithHistorySchema } from "#domain/inquiries/inbox.ts";
import {
  replyFilesField,
  replyParamsSchema,
  replyPart,
  replyPath,
  replyRefusalSchema,
  templateCalls,
} from "#domain/inquiries/inbox-calls.ts";
import {
  type NewReply,
  newReplySchema,
  replyLimits,
  templateLimits,
} from "#domain/inquiries/work/history.ts";
import { allowSlowUpload } from "#http/body-timeout.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, binary, operation, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { multipartOverheadBytes, readJsonPart } from "#http/form-file.ts";
import { messagesFor } from "../admin-context.ts";
import type { InboxOptions } from "./inbox.ts";

/** Time limit of a form with files: total ms, and the minimum speed after the first 30 s. */
const bodyTimeout = { ms: 3 * 60 * 1000, bytesPerSecond: 40_000 };

const templateChanged = "reply-template-changed";

const maxTextBytes = 128 * 1024;
const maxFormBytes = replyLimits.bytes + maxTextBytes + multipartOverheadBytes;
const limits = {
  fileSize: replyLimits.bytes,
  // The text of the reply may come as a file.
  files: replyLimits.files + 1,
  fields: 2,
  fieldSize: maxTextBytes,
  parts: replyLimits.files + 2,
  headerPairs: 20,
};

/** Replies to customers, sent as mail with files. */
export async function inboxRepliesApi(
  api: Api,
  { inbox, logChange, sessionOf }: InboxOptions,
): Promise<void> {
  await api.register(multipart, { preservePath: true });
  api.post(
    replyPath,
    {
      bodyLimit: maxFormBytes,
      ...operation({
        operationId: "replyToInquiry",
        summary:
          "Reply to an inquiry by mail. Part `reply`: JSON with `subject` and `text`; each part `files`: a file, 10 MB in total. Repeated with the same key, it is sent once. `repliesSeen`: number of replies in the history that was read; if more are stored by now, nothing is sent and the response is 409 with the `inquiry`",
        consumes: ["multipart/form-data"],
        params: replyParamsSchema,
        documentedBody: z.object({
          [replyPart]: newReplySchema,
          [replyFilesField]: z.optional(z.array(binary())),
        }),
        response: {
          200: inquiryWithHistorySchema,
          400: problemSchema,
          404: problemSchema,
          409: replyRefusalSchema,
          413: problemSchema,
        },
      }),
    },
    async (request, reply) => {
      if (!request.isMultipart()) throw Object.assign(new Error("No form."), { statusCode: 415 });
      const words = messagesFor(request);
      const tooLarge = fill(words.replyTooLarge, {
        count: replyLimits.files,
        size: replyLimits.bytes / 1024 ** 2,
      });
      if (Number(request.headers["content-length"] ?? 0) > maxFormBytes)
        return reply.code(413).send({ error: tooLarge });
      allowSlowUpload(request.raw, bodyTimeout);
      const form = await readReplyForm(request);
      if (form === "too-large") return reply.code(413).send({ error: tooLarge });
      const { data } = newReplySchema.safeParse(form.reply);
      if (!data) return reply.code(400).send({ error: words.replyInvalid });
      return send(request, reply, { ...data, ...request.params, files: form.files });
    },
  );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, ...content }: NewReply & { id: number; key: string; files: readonly SentFile[] },
  ) {
    const words = messagesFor(request);
    const author = sessionOf(request).username;
    const inquiry = await logChange(
      request,
      () => inbox.reply(id, { ...content, author }),
      (done) =>
        typeof done === "object" && "id" in done
          ? { event: "inquiry-answered", detail: auditDetails.inquiry(id) }
          : undefined,
    );
    if (inquiry === "no-inquiry") return reply.code(404).send({ error: words.inquiryMissing });
    const refuse = (error: string, more: object = {}) => reply.code(409).send({ error, ...more });
    if (inquiry === "no-server") return refuse(words.inquiryMailUnavailable);
    if (inquiry === "key-taken") return refuse(words.replyKeyTaken, { isKeyTaken: true });
    if (inquiry === "too-many") return refuse(words.replyRefused);
    if ("outdated" in inquiry) return refuse(words.replyOutdated, { inquiry: inquiry.outdated });
    return reply.send(inquiry);
  }
}

export async function replyTemplatesApi(api: Api, options: TemplateOptions): Promise<void> {
  const { replyTemplates, logChange } = options;
  changingRoutes(api, options);

  api.route({
    ...operationFromContract(templateCalls.list, {
      operationId: "listReplyTemplates",
      summary: "Reply templates, by name",
    }),
    handler: async () => ({ templates: await replyTemplates.list() }),
  });

  api.route({
    ...operationFromContract(templateCalls.add, {
      operationId: "addReplyTemplate",
      summary: "Add a reply template. Repeated with the same Idempotency-Key, it is stored once",
      requestHeaders: ["Idempotency-Key"],
      response: { 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const template = await logChange(
        request,
        () => replyTemplates.add(request.body, idempotencyKeyOf(request)),
        (done) => (typeof done === "object" ? { event: templateChanged, detail: done.name } : undefined),
      );
      if (template === "too-many") {
        const error = fill(messagesFor(request).tooManyTemplates, { count: templateLimits.count });
        return reply.code(409).send({ error });
      }
      return template;
    },
  });
}

type TemplateOptions = InboxOptions & Pick<Services, "replyTemplates">;

function changingRoutes(api: Api, { replyTemplates, logChange }: TemplateOptions): void {
  api.route({
    ...operationFromContract(templateCalls.change, {
      operationId: "changeReplyTemplate",
      summary: "Change a reply template; `updatedAt` names the version that was edited",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const template = await logChange(
        request,
        () => replyTemplates.change(request.params.id, request.body),
        (done) =>
          typeof done === "object" && "id" in done
            ? { event: templateChanged, detail: done.name }
            : undefined,
      );
      const words = messagesFor(request);
      if (template === "no-template") return reply.code(404).send({ error: words.templateMissing });
      if ("outdated" in template) return reply.code(409).send({ error: words.templateOutdated });
      return template;
    },
  });

  api.route({
    ...operationFromContract(templateCalls.remove, {
      operationId: "removeReplyTemplate",
      summary: "Delete a reply template",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const { id } = request.params;
      const isRemoved = await logChange(
        request,
        () => replyTemplates.remove(id),
        (done) => (done ? { event: templateChanged, detail: `${id}` } : undefined),
      );
      if (!isRemoved) return reply.code(404).send({ error: messagesFor(request).templateMissing });
      return success;
    },
  });
}

/** @throws Error with a status (400) for a form that is invalid or truncated */
async function readReplyForm(
  request: FastifyRequest,
): Promise<{ reply: unknown; files: SentFile[] } | "too-large"> {
  let reply: unknown;
  const files: SentFile[] = [];
  try {
    for await (const part of request.parts({ limits })) {
      if (part.fieldname === replyPart) reply = await readJsonPart(part, maxTextBytes);
      else if (part.type === "file") files.push(fileOf(part.filename ?? "", await part.toBuffer()));
      if (isTooLarge(files)) return "too-large";
    }
    return { reply, files };
  } catch (failure) {
    const code = failure instanceof Error && "code" in failure ? failure.code : undefined;
    if (["FST_REQ_FILE_TOO_LARGE", "FST_FILES_LIMIT", "FST_PARTS_LIMIT"].includes(String(code)))
      return "too-large";
    throw Object.assign(new Error("A broken form."), { statusCode: 400, cause: failure });
  }
}

function isTooLarge(files: readonly SentFile[]): boolean {
  return files.length > replyLimits.files || totalBytes(files) > replyLimits.bytes;
}

/** The staff may send files of any type; known types get their media type. */
function fileOf(sentName: string, bytes: Uint8Array): SentFile {
  const extension = /\.(\w{1,10})$/.exec(sentName)?.[1]?.toLowerCase() ?? "bin";
  const kind = fileKindOf(bytes, sentName);
  return {
    name: fileNameOf(sentName, kind?.extensions ?? [extension]),
    contentType: kind?.contentType ?? "application/octet-stream",
    bytes,
  };
}
