import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { NewProject } from "#data/project-rows.ts";
import type { Services } from "#data/services.ts";
import { editedProjectSchema } from "#domain/gallery/project.ts";
import { type ProjectForm, projectFormProblems, projectFormSchema } from "#domain/gallery/project-form.ts";
import { idempotencyKeyOf } from "../idempotency-key.ts";
import { success, successSchema } from "../success.ts";
import { answersFor, type Desk } from "./desk.ts";
import { conflictSchema, editResponses, idParamsSchema } from "./project-answers.ts";

/** `updatedAt` names the version that was edited; without it the last edit wins. */
const updateSchema = z.extend(projectFormSchema, { updatedAt: z.optional(z.iso.datetime()) });

type Options = Pick<Services, "projects"> & Desk;

/** Adding, changing and removing project references. */
export async function projectChangesApi(app: FastifyInstance, options: Options): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { projects, record } = options;
  deleteRoute(app, options);

  api.post(
    "/projects",
    {
      attachValidation: true,
      schema: {
        tags: ["administration"],
        summary:
          "Add a project; with the same Idempotency-Key it is stored once, and other words are refused by 409",
        body: projectFormSchema,
        response: { ...editResponses, 201: editedProjectSchema, 409: conflictSchema },
      },
    },
    async (request, reply) => {
      if (request.validationError) return refuse(request, reply);
      const { kind, project } = await projects.add(toNewProject(request.body), idempotencyKeyOf(request));
      if (kind === "different")
        return reply.code(409).send({ error: answersFor(request).projectAdded, project });
      if (kind === "added") await record(request, "project-created", project.title);
      return reply.code(201).send(project);
    },
  );

  api.put(
    "/projects/:id",
    {
      attachValidation: true,
      schema: {
        tags: ["administration"],
        summary: "Change a project; 409 when somebody else has changed the version that was edited",
        params: idParamsSchema,
        body: updateSchema,
        response: { ...editResponses, 200: editedProjectSchema, 409: conflictSchema },
      },
    },
    async (request, reply) => {
      if (request.validationError) return refuse(request, reply);
      const { updatedAt, ...form } = request.body;
      const edit = await projects.update(request.params.id, toNewProject(form), updatedAt);
      const words = answersFor(request);
      if (edit.kind === "missing") return reply.code(404).send({ error: words.projectMissing });
      if (edit.kind === "outdated")
        return reply.code(409).send({ error: words.projectOutdated, project: edit.project });
      if (edit.kind === "updated") await record(request, "project-updated", edit.project.title);
      return edit.project;
    },
  );
}

function deleteRoute(app: FastifyInstance, { projects, record }: Options): void {
  app.withTypeProvider<ZodTypeProvider>().delete(
    "/projects/:id",
    {
      schema: {
        tags: ["administration"],
        summary: "Remove a project, and its picture when no other shows it",
        params: idParamsSchema,
        response: { ...editResponses, 200: successSchema },
      },
    },
    async (request, reply) => {
      const project = await projects.find(request.params.id);
      if (!project || !(await projects.remove(project.id)))
        return reply.code(404).send({ error: answersFor(request).projectMissing });
      await record(request, "project-deleted", project.title);
      return success;
    },
  );
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  // A wrong id is no matter of the form.
  if (request.validationError?.validationContext !== "body") throw request.validationError;
  return reply
    .code(400)
    .send({ error: answersFor(request).formInvalid, fields: projectFormProblems(request.body) });
}

function toNewProject({ titleEn, descriptionEn, clientCompanyEn, cityEn, ...form }: ProjectForm): NewProject {
  return {
    ...form,
    english: { title: titleEn, description: descriptionEn, clientCompany: clientCompanyEn, city: cityEn },
  };
}
