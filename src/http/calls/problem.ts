import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { problems } from "#content/problems/problems.ts";
import type { Locale } from "#domain/locale.ts";
import { localeFor } from "../preferred-locale.ts";
import { retryAfterOf, temporaryProblemOf } from "../temporary-problems.ts";
import { queryProblem } from "./query-problem.ts";

/** Body of every response that is not a success. */
export const problemSchema = z.object({ error: z.string() });

/** Responses that any route may give. */
export const problemResponses = { "4xx": problemSchema, "5xx": problemSchema };

type Words = (typeof problems)[Locale];
type Failure = Partial<FastifyError> & Error;

/** Failures that Fastify and its plugins name by a status. */
const wordsOfStatus: Partial<Record<number, keyof Words>> = {
  400: "unreadable",
  401: "notSignedIn",
  403: "otherSite",
  404: "notFound",
  413: "tooLarge",
  414: "addressTooLong",
  415: "unsupportedType",
  429: "tooMany",
};

/** Turns every failure below `app` into a status and `{ error }`: the one place that does. Never shows a stack. */
export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler(failureHandler((error) => ({ error })));
}

/** An error handler for routes whose failures have a body of their own. @param bodyOf puts a sentence into it */
export function failureHandler(bodyOf: (sentence: string) => object) {
  return (failure: Failure, request: FastifyRequest, reply: FastifyReply) => {
    const temporary = temporaryProblemOf(failure);
    const { status, error } = temporary
      ? { status: 503, error: problemWords(request)[temporary] }
      : problemOf(failure, request);
    // Overload and a failed drawing are logged where they arise.
    if (temporary === "unavailable" || (status >= 500 && !temporary))
      request.log.error({ err: failure, requestId: request.id }, "a request failed");
    if (temporary) reply.header("retry-after", retryAfterOf[temporary]);
    return reply.code(status).send(bodyOf(error));
  };
}

function problemOf(failure: Failure, request: FastifyRequest): { status: number; error: string } {
  const words = problemWords(request);
  const [issue] = failure.validation ?? [];
  if (issue && failure.validationContext === "querystring") {
    return { status: 400, error: queryProblem(localeFor(request), issue, request.query) };
  }
  const status = failure.statusCode ?? 500;
  if (issue) return { status: 400, error: words.refused };
  if (status < 400 || status >= 500) return { status: 500, error: words.unexpected };
  return { status, error: words[wordsOfStatus[status] ?? "refused"] };
}

/** The sentences of the language in which a request wants to be answered. */
export function problemWords(request: FastifyRequest): Words {
  return problems[localeFor(request)];
}
