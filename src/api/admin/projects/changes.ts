import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { NewProject } from "#data/projects/rows.ts";
import type { Services } from "#data/services.ts";
import { type EditedProject, editedProjectSchema } from "#domain/projects/project.ts";
import { type ProjectForm, projectFormSchema } from "#domain/projects/project-form.ts";
import { isVersionWanted, recordVersion } from "#http/answers/record-version.ts";
import { call } from "#http/calls/call.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { success, successSchema } from "#http/calls/success.ts";
import { answersFor, type Desk, formRefusal } from "../desk.ts";
import { conflictSchema, editResponses, idParamsSchema } from "./answers.ts";

/** `updatedAt` names the version that was edited; without it the last edit wins. */
const updateSchema = z.extend(projectFormSchema, { updatedAt: z.optional(z.iso.datetime()) });

/** No project was stored then: an edit of this version comes too late. */
const noVersion = new Date(0).toISOString();

type Options = Pick<Services, "projects"> & Desk;

/** Adding, changing and removing project references. */
export async function projectChangesApi(app: FastifyInstance, options: Options): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { projects, record } = options;
  deleteRoute(app, options);

  api.post(
    "/projects",
    call(
      {
        operationId: "addProject",
        summary:
          "Add a project; with the same Idempotency-Key it is stored once, and other words are refused by 409",
        body: projectFormSchema,
        requestHeaders: ["Idempotency-Key"],
        answerHeaders: ["ETag"],
        response: { ...editResponses, 201: editedProjectSchema, 409: conflictSchema },
      },
      formRefusal(projectFormSchema),
    ),
    async (request, reply) => {
      const { kind, project } = await projects.add(toNewProject(request.body), idempotencyKeyOf(request));
      if (kind === "different")
        return reply.code(409).send({ error: answersFor(request).projectAdded, project });
      if (kind === "added") await record(request, "project-created", project.title);
      return reply.code(201).header("etag", recordVersion(project)).send(project);
    },
  );

  api.put(
    "/projects/:id",
    call(
      {
        operationId: "changeProject",
        summary: "Change a project; 409 or 412 when somebody else has changed the version that was edited",
        params: idParamsSchema,
        body: updateSchema,
        requestHeaders: ["If-Match"],
        answerHeaders: ["ETag"],
        response: { ...editResponses, 200: editedProjectSchema, 409: conflictSchema, 412: conflictSchema },
      },
      formRefusal(updateSchema),
    ),
    async (request, reply) => {
      const { updatedAt, ...form } = request.body;
      const words = answersFor(request);
      const { id } = request.params;
      const read = request.headers["if-match"] === undefined ? undefined : await projects.findEdited(id);
      const version = versionOf(request, read, updatedAt);
      // Also what is stored between the question and the change is noticed, and an edit that was stored already.
      const edit = await projects.update(id, toNewProject(form), version);
      if (edit.kind === "missing") return reply.code(404).send({ error: words.projectMissing });
      if (edit.kind === "outdated")
        return reply
          .code(version === updatedAt ? 409 : 412)
          .send({ error: words.projectOutdated, project: edit.project });
      if (edit.kind === "updated") await record(request, "project-updated", edit.project.title);
      reply.header("etag", recordVersion(edit.project));
      return edit.project;
    },
  );
}

function deleteRoute(app: FastifyInstance, { projects, record }: Options): void {
  app.withTypeProvider<ZodTypeProvider>().delete(
    "/projects/:id",
    call({
      operationId: "removeProject",
      summary: "Remove a project, and its picture when no other shows it",
      params: idParamsSchema,
      requestHeaders: ["If-Match"],
      response: { ...editResponses, 200: successSchema, 412: conflictSchema },
    }),
    async (request, reply) => {
      const words = answersFor(request);
      const { id } = request.params;
      const project = await projects.findEdited(id);
      if (!project) return reply.code(404).send({ error: words.projectMissing });
      if (!isVersionWanted(request, project))
        return reply.code(412).send({ error: words.projectOutdated, project });
      if (!(await projects.remove(id))) return reply.code(404).send({ error: words.projectMissing });
      await record(request, "project-deleted", project.title);
      return success;
    },
  );
}

/** The version that an edit is of, by `If-Match` or else by its body; `undefined` where it is of any. */
function versionOf(
  request: FastifyRequest,
  read: EditedProject | undefined,
  updatedAt: string | undefined,
): string | undefined {
  if (read === undefined) return updatedAt;
  return isVersionWanted(request, read) ? (updatedAt ?? read.updatedAt) : noVersion;
}

function toNewProject({ titleEn, descriptionEn, clientCompanyEn, cityEn, ...form }: ProjectForm): NewProject {
  return {
    ...form,
    english: { title: titleEn, description: descriptionEn, clientCompany: clientCompanyEn, city: cityEn },
  };
}
