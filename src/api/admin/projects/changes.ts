import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import { editableProjectSchema } from "#domain/projects/project.ts";
import { projectCalls } from "#domain/projects/project-calls.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { recordETag, satisfiesIfMatch } from "#http/responses/record-version.ts";
import { type AdminContext, fieldProblemsSchema, formRefusal, messagesFor } from "../admin-context.ts";

/** Older than any project, so that an edit with this version always conflicts. */
const conflictingVersion = new Date(0).toISOString();

/** `project`: the version stored meanwhile. */
const conflictSchema = z.object({ error: z.string(), project: editableProjectSchema });

const editResponses = { 400: fieldProblemsSchema, 404: problemSchema } as const;

type Options = Pick<Services, "projects"> & AdminContext;

export async function projectChangesApi(api: Api, options: Options): Promise<void> {
  const { projects, sessionOf, logChange } = options;
  deleteRoute(api, options);

  api.route({
    ...operationFromContract(
      projectCalls.add,
      {
        operationId: "addProject",
        summary:
          "Add a project. Repeated with the same Idempotency-Key, it is stored once; 409 if the content differs",
        requestHeaders: ["Idempotency-Key"],
        responseHeaders: ["ETag"],
        status: 201,
        response: { ...editResponses, 409: conflictSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const { kind, project } = await logChange(
        request,
        () => projects.add(request.body, idempotencyKeyOf(request)),
        (done) =>
          done.kind === "added" ? { event: "project-created", detail: done.project.title } : undefined,
      );
      if (kind === "different")
        return reply.code(409).send({ error: messagesFor(request).projectAdded, project });
      return reply.code(201).header("etag", recordETag(project)).send(project);
    },
  });

  api.route({
    ...operationFromContract(
      projectCalls.change,
      {
        operationId: "changeProject",
        summary: "Change a project; 409 or 412 if it was changed after the edited version was read",
        requestHeaders: ["If-Match"],
        responseHeaders: ["ETag"],
        response: { ...editResponses, 409: conflictSchema, 412: conflictSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const { updatedAt, ...form } = request.body;
      const words = messagesFor(request);
      const { id } = request.params;
      const expected = await expectedVersionOf(request, projects, id, updatedAt);
      // Also detects a change between read and write, and an edit that is already stored.
      const edit = await logChange(
        request,
        () => projects.update(id, form, expected.version, sessionOf(request).username),
        (done) =>
          done.kind === "updated" ? { event: "project-updated", detail: done.project.title } : undefined,
      );
      if (edit.kind === "missing") return reply.code(404).send({ error: words.projectMissing });
      if (edit.kind === "outdated")
        return reply
          .code(expected.source === "body" ? 409 : 412)
          .send({ error: words.projectOutdated, project: edit.project });
      reply.header("etag", recordETag(edit.project));
      return edit.project;
    },
  });
}

function deleteRoute(api: Api, { projects, sessionOf, logChange }: Options): void {
  api.route({
    ...operationFromContract(projectCalls.remove, {
      operationId: "removeProject",
      summary: "Move a project to the trash, which keeps it for 30 days",
      requestHeaders: ["If-Match"],
      response: { ...editResponses, 412: conflictSchema },
    }),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const { id } = request.params;
      const { version: expectedUpdatedAt } = await expectedVersionOf(request, projects, id);
      const removal = await logChange(
        request,
        () => projects.remove(id, sessionOf(request).username, expectedUpdatedAt),
        (done) =>
          done.kind === "removed" ? { event: "project-deleted", detail: done.project.title } : undefined,
      );
      if (removal.kind === "missing") return reply.code(404).send({ error: words.projectMissing });
      if (removal.kind === "outdated")
        return reply.code(412).send({ error: words.projectOutdated, project: removal.project });
      return success;
    },
  });
}

interface ExpectedVersion {
  /** `undefined` if the request names none. */
  version: string | undefined;
  source: "body" | "header";
}

/** Returns the version that a change is based on, from the body or `If-Match`. */
async function expectedVersionOf(
  request: FastifyRequest,
  projects: Options["projects"],
  id: number,
  updatedAt?: string,
): Promise<ExpectedVersion> {
  const ofBody = { version: updatedAt, source: "body" } as const;
  if (request.headers["if-match"] === undefined) return ofBody;
  const current = await projects.findEditable(id);
  if (!current) return ofBody;
  if (!satisfiesIfMatch(request, current)) return { version: conflictingVersion, source: "header" };
  return updatedAt === undefined ? { version: current.updatedAt, source: "header" } : ofBody;
}
