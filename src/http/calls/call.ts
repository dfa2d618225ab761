import type { FastifyReply, FastifyRequest, FastifySchema, HookHandlerDoneFunction } from "fastify";
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

/** What a call of the API says about itself. */
interface CallSchema extends FastifySchema {
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
export function call<const Schema extends CallSchema>(
  schema: Schema,
  refusal?: (request: FastifyRequest) => object,
) {
  return {
    schema: { ...schema, response: { ...problemResponses, ...schema.response } },
    ...(refusal ? { attachValidation: true, preHandler: refuseBody(refusal) } : {}),
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

function refuseBody(refusal: (request: FastifyRequest) => object) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const problem = request.validationError;
    // A wrong id or query is no matter of the form.
    if (problem?.validationContext === "body") void reply.code(400).send(refusal(request));
    else done(problem);
  };
}
