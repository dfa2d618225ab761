import type { FastifyReply, FastifyRequest } from "fastify";
import { fill } from "#content/fill.ts";
import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import { webhookCalls, webhookLimits } from "#domain/webhooks/webhook.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { testWebhookLimit } from "#http/limits.ts";
import {
  type AdminContext,
  fieldProblemsSchema,
  formRefusal,
  messagesFor,
  refuseUntilLater,
} from "../admin-context.ts";

type Options = Pick<Services, "webhooks" | "limits"> & AdminContext;

export async function webhooksApi(api: Api, options: Options): Promise<void> {
  const { webhooks, logChange } = options;
  manageRoutes(api, options);
  testRoute(api, options);

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(
      webhookCalls.add,
      {
        operationId: "addWebhook",
        summary:
          "Add a webhook for new inquiries and changes of their status; returns its secret, only this time. Repeated with " +
          "the same Idempotency-Key, it is stored once",
        requestHeaders: ["Idempotency-Key"],
        response: { 400: fieldProblemsSchema, 409: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const added = await logChange(
        request,
        () => webhooks.add(request.body, idempotencyKeyOf(request)),
        (done) =>
          typeof done === "object" && done.isNew
            ? { event: "webhook-added", detail: nameOf(done.webhook) }
            : undefined,
      );
      if (typeof added === "object") return { webhook: added.webhook, secret: added.secret };
      if (added === "full") {
        const error = fill(words.tooManyWebhooks, { count: webhookLimits.count });
        return reply.code(409).send({ error });
      }
      const problem = words.webhookAddress[added];
      return reply.code(400).send({ error: problem, fields: { address: problem } });
    },
  });
}

function manageRoutes(api: Api, { webhooks, logChange }: Options): void {
  api.route({
    ...operationFromContract(webhookCalls.list, {
      operationId: "listWebhooks",
      summary: "Webhooks with their latest deliveries, without their secrets",
    }),
    handler: async () => ({ webhooks: await webhooks.list(), isOff: webhooks.isOff }),
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(webhookCalls.renewSecret, {
      operationId: "renewWebhookSecret",
      summary: "Replace the secret of a webhook; returns the new one, only this time",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const renewed = await logChange(
        request,
        () => webhooks.renewSecret(request.params.id),
        (done) => done && { event: "webhook-secret-renewed", detail: nameOf(done.webhook) },
      );
      return renewed ?? missing(request, reply);
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(webhookCalls.remove, {
      operationId: "removeWebhook",
      summary: "Remove a webhook and its pending deliveries",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const removed = await logChange(
        request,
        () => webhooks.remove(request.params.id),
        (done) => done && { event: "webhook-removed", detail: nameOf(done) },
      );
      return removed ? success : missing(request, reply);
    },
  });
}

function testRoute(api: Api, { webhooks, limits, sessionOf }: Options): void {
  api.route({
    ...operationFromContract(webhookCalls.test, {
      operationId: "testWebhook",
      summary: "Send a test delivery to a webhook now; its latest delivery contains the result",
      response: { 404: problemSchema, 409: problemSchema, 429: problemSchema },
    }),
    handler: async (request, reply) => {
      const rateLimit = await limits.consume(testWebhookLimit(sessionOf(request).accountId));
      if (!rateLimit.allowed)
        return refuseUntilLater(reply, messagesFor(request).tooManyTestCalls, rateLimit.retryAfterMs);
      const tested = await webhooks.test(request.params.id);
      if (tested === "off") return reply.code(409).send({ error: messagesFor(request).webhooksOff });
      return tested ?? missing(request, reply);
    },
  });
}

function missing(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ error: messagesFor(request).webhookMissing });
}

/** Names only the host: the rest of the URL may be secret. */
function nameOf({ name, host }: { name: string; host: string }): string {
  return `${name} (${host})`;
}
