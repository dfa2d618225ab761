import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { listedPages } from "#content/admin/own-pages/listed-pages.ts";
import { fill } from "#content/fill.ts";
import { contentMessages } from "#content/problems/content-problems.ts";
import type { PageAdditionRefusal } from "#data/own-pages/page-editing.ts";
import type { PageChangeResult } from "#data/own-pages/publication.ts";
import type { Services } from "#data/services.ts";
import type { AuditEvent } from "#domain/admin/audit.ts";
import { success } from "#domain/contract.ts";
import { firstText } from "#domain/locale.ts";
import { type EditablePage, editablePageSchema } from "#domain/own-pages/own-page.ts";
import { maxPages, pageCalls } from "#domain/own-pages/page-calls.ts";
import { pageProblemSchema } from "#domain/own-pages/page-problems.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { type AdminContext, formRefusal, messagesFor } from "../admin-context.ts";

/** Size of a form with a hundred blocks in two languages. */
const maxFormBytes = 1024 * 1024;

/** `fields`: invalid values; `problems`: reasons why the page is incomplete. */
const refusalSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  problems: z.optional(z.array(pageProblemSchema)),
});

/** `fields`: values that are already taken; `page`: the version stored meanwhile. */
const conflictSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  page: z.optional(editablePageSchema),
});

type Options = Pick<Services, "pageEditing" | "pageHistories"> & AdminContext;

export async function pagesApi(api: Api, options: Options): Promise<void> {
  readRoutes(api, options);
  writeRoutes(api, options);
  publicationRoutes(api, options);
}

function readRoutes(api: Api, { pageEditing }: Options): void {
  api.route({
    ...operationFromContract(pageCalls.list, {
      operationId: "listOwnPages",
      summary: "Pages and news of the company, most recently changed first",
    }),
    handler: async () => ({ pages: await pageEditing.list() }),
  });

  api.route({
    ...operationFromContract(pageCalls.find, {
      operationId: "getOwnPage",
      summary: "A page of the company with its draft",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => (await pageEditing.find(request.params.id)) ?? missing(request, reply),
  });
}

function writeRoutes(api: Api, options: Options): void {
  const { pageEditing, pageHistories, sessionOf, logChange } = options;
  api.route({
    bodyLimit: maxFormBytes,
    ...operationFromContract(
      pageCalls.add,
      {
        operationId: "addOwnPage",
        summary:
          "Add a page or news as a draft. Repeated with the same Idempotency-Key, it is stored once; 409 if the content differs",
        requestHeaders: ["Idempotency-Key"],
        status: 201,
        response: { 400: refusalSchema, 409: conflictSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const { kind, draft } = request.body;
      if (kind === "builtIn" && !listedPages.some(({ path }) => path === draft.address))
        return reply.code(400).send({ error: messagesFor(request).pageMissing });
      const added = await logChange(
        request,
        () => pageEditing.add(request.body, sessionOf(request).username, idempotencyKeyOf(request)),
        (done) => (done.kind === "added" ? auditEntryOf("page-created", done.page) : undefined),
      );
      if (added.kind === "added" || added.kind === "repeated") return reply.code(201).send(added.page);
      if (added.kind === "tooLarge") return tooLarge(request, reply);
      return reply.code(409).send(refusedAddition(request, added));
    },
  });

  api.route({
    bodyLimit: maxFormBytes,
    ...operationFromContract(
      pageCalls.change,
      {
        operationId: "changeOwnPage",
        summary:
          "Store the draft of a page, complete or not; 409 if it was changed after the edited version was read",
        response: { 400: refusalSchema, 404: problemSchema, 409: conflictSchema },
      },
      formRefusal,
    ),
    handler: (request, reply) => {
      const { draft, updatedAt } = request.body;
      return changeAndReply(request, reply, options, "page-updated", () =>
        pageEditing.change(request.params.id, draft, updatedAt, sessionOf(request).username),
      );
    },
  });

  api.route({
    ...operationFromContract(pageCalls.remove, {
      operationId: "removeOwnPage",
      summary: "Move a page to the trash, which keeps it for 30 days",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const title = await logChange(
        request,
        () => pageHistories.remove(request.params.id, sessionOf(request).username),
        (removed) => (removed === undefined ? undefined : { event: "page-deleted", detail: removed }),
      );
      return title === undefined ? missing(request, reply) : success;
    },
  });
}

function publicationRoutes(api: Api, options: Options): void {
  const { pageEditing, sessionOf } = options;
  const response = { 400: refusalSchema, 404: problemSchema, 409: conflictSchema };
  api.route({
    ...operationFromContract(
      pageCalls.publish,
      {
        operationId: "publishOwnPage",
        summary:
          "Publish the draft of a page, now or at a later time; 409 if the draft or its planned publication was changed meanwhile",
        response,
      },
      formRefusal,
    ),
    handler: (request, reply) => {
      const { id } = request.params;
      const { at, ...seen } = request.body;
      const { username } = sessionOf(request);
      if (at === null)
        return changeAndReply(request, reply, options, "page-published", () =>
          pageEditing.publish(id, seen, username),
        );
      return changeAndReply(request, reply, options, "page-scheduled", () =>
        pageEditing.schedule(id, seen, new Date(at), username),
      );
    },
  });

  api.route({
    ...operationFromContract(pageCalls.unschedule, {
      operationId: "unscheduleOwnPage",
      summary: "Cancel the planned publication of a page; 409 if its time was changed meanwhile",
      response,
    }),
    handler: (request, reply) => {
      const { id, publishAt } = request.params;
      return changeAndReply(request, reply, options, "page-updated", () =>
        pageEditing.unschedule(id, publishAt),
      );
    },
  });

  api.route({
    ...operationFromContract(pageCalls.withdraw, {
      operationId: "withdrawOwnPage",
      summary:
        "Unpublish a page, and cancel its planned publication; its draft is kept; 409 if the planned time was changed meanwhile",
      response,
    }),
    handler: (request, reply) =>
      changeAndReply(request, reply, options, "page-withdrawn", () =>
        pageEditing.withdraw(request.params.id, request.body?.publishAt ?? null),
      ),
  });
}

/** Changes a page, records the change and sends the response. */
export async function changeAndReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { logChange }: Pick<AdminContext, "logChange">,
  event: AuditEvent,
  change: () => Promise<PageChangeResult>,
): Promise<EditablePage> {
  const words = messagesFor(request);
  const outcome = await logChange(request, change, (done) =>
    done.kind === "done" ? auditEntryOf(event, done.page) : undefined,
  );
  switch (outcome.kind) {
    case "done":
    case "repeated":
      return outcome.page;
    case "outdated":
      return reply.code(409).send({ error: words.pageOutdated, page: outcome.page });
    case "scheduleChanged":
      return reply
        .code(409)
        .send({ error: contentMessages[localeFor(request)].scheduleChanged, page: outcome.page });
    case "addressTaken":
      return reply.code(409).send(addressTaken(request));
    case "tooMany":
      return reply.code(409).send(tooMany(request));
    case "tooLarge":
      return tooLarge(request, reply);
    case "timeOver":
      return reply.code(400).send({ error: words.pageTimeOver });
    case "incomplete":
      return reply.code(400).send({ error: words.pageIncomplete, problems: outcome.problems });
    case "missing":
      return missing(request, reply);
  }
}

function refusedAddition(
  request: FastifyRequest,
  refused: Exclude<PageAdditionRefusal, { kind: "tooLarge" }>,
): z.infer<typeof conflictSchema> {
  const words = messagesFor(request);
  if (refused.kind === "addressTaken") return addressTaken(request);
  if (refused.kind === "tooMany") return tooMany(request);
  return { error: words.pageAdded, page: refused.page };
}

function addressTaken(request: FastifyRequest) {
  const { pageAddressTaken } = messagesFor(request);
  return { error: pageAddressTaken, fields: { address: pageAddressTaken } };
}

function tooMany(request: FastifyRequest) {
  return { error: fill(messagesFor(request).tooManyPages, { count: maxPages }) };
}

function tooLarge(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(413).send({ error: messagesFor(request).pageTooLarge });
}

function auditEntryOf(event: AuditEvent, { draft }: EditablePage) {
  return { event, detail: firstText(draft.title) };
}

function missing(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ error: messagesFor(request).pageMissing });
}
