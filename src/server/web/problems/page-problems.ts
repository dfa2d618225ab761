import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { temporaryProblemOf } from "#http/temporary-problems.ts";
import { errorPage, type PageProblem } from "./error-page.ts";

type Failure = Partial<FastifyError> & Error;

/** Answers every failure below `app` with a page that explains it and discloses nothing internal. */
export function handlePageProblems(app: FastifyInstance): void {
  app.setErrorHandler((failure: Failure, request, reply) => {
    const { status, problem } = problemOf(failure);
    if (problem === "unexpected" || problem === "unavailable") {
      request.log.error({ err: failure, requestId: request.id }, "a page failed");
    }
    return sendErrorPage(reply, status, problem);
  });
}

/** Sends the page of a problem. */
export function sendErrorPage(reply: FastifyReply, status: number, problem: PageProblem): FastifyReply {
  const { headers, html } = errorPage(reply.request.url, problem);
  return reply.code(status).headers(headers).send(html);
}

function problemOf(failure: Failure): { status: number; problem: PageProblem } {
  const temporary = temporaryProblemOf(failure);
  if (temporary) return { status: 503, problem: temporary };
  const { statusCode } = failure;
  if (statusCode === 413) return { status: 413, problem: "formTooLong" };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, problem: "badAddress" };
  }
  return { status: 500, problem: "unexpected" };
}
