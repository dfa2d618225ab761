import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HookHandlerDoneFunction,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { answerHeaders, requestHeaders } from "./headers.ts";
import { problemResponses } from "./problem.ts";

declare module "fastify" {
  /** What the document tells of a call besides the schemas that check it; nothing of this is checked. */
  interface FastifySchema {
    /** Headers of a request that it heeds, besides those that every call does. */
    requestHeaders?: readonly (keyof typeof requestHeaders)[];
    /** Headers of its success, besides those of every answer. */
    answerHeaders?: readonly (keyof typeof answerHeaders)[];
    /** A body as callers are told of it, where it is not the one that is checked. */
    publishedBody?: z.ZodMiniType;
  }
}

/** Where calls are declared: what they are sent and what they answer have the types of their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What is answered to a body that its schema refuses. */
type Refusal = (request: FastifyRequest, schema: z.ZodMiniType) => object;

/** What a call of the API says about itself. */
interface CallSchema extends FastifySchema {
  body?: z.ZodMiniType;
  /** What generated clients call it: a verb and what it acts on. */
  operationId: string;
  summary: string;
  /** Answers by status; refusals and failures that only say why in a sentence are added, unless it has its own. */
  response: Partial<Record<number | keyof typeof problemResponses, unknown>>;
}

/**
 * The one way to declare a call: checks, refusals and the document at `/api/openapi.json` follow from it.
 * @param refusal makes the answer (400) to a body that the schema refuses; without it one sentence says so
 * @example api.get("/products", call({ operationId: "listProducts", summary: "…", response: { 200: products } }), …)
 */
export function call<const Schema extends CallSchema>(schema: Schema, refusal?: Refusal) {
  return {
    schema: { ...schema, response: { ...problemResponses, ...schema.response } },
    ...(refusal && schema.body
      ? { attachValidation: true, preHandler: refuseBody(refusal, schema.body) }
      : {}),
  };
}

/** An answer that is a file, sent as it is. @param mediaType of its content */
export function file(mediaType: string, description: string) {
  return { description, content: { [mediaType]: { schema: binary() } } };
}

/** Bytes; JSON Schema has no word of its own for them. */
export function binary() {
  return z.unknown().register(z.globalRegistry, { type: "string", format: "binary" });
}

function refuseBody(refusal: Refusal, schema: z.ZodMiniType) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const problem = request.validationError;
    // A wrong id or query is no matter of the form.
    if (problem?.validationContext === "body") void reply.code(400).send(refusal(request, schema));
    else done(problem);
  };
}
