import type { Services } from "#data/services.ts";
import { pageSize } from "#domain/admin/paging.ts";
import { projectCalls } from "#domain/projects/project-calls.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { recordETag } from "#http/responses/record-version.ts";
import { messagesFor } from "../admin-context.ts";

export async function projectListApi(api: Api, { projects }: Pick<Services, "projects">): Promise<void> {
  api.route({
    ...operationFromContract(projectCalls.page, {
      operationId: "listEditedProjects",
      summary: "Projects, page by page",
    }),
    // `kept` is called `display` inside the server.
    handler: async ({ query: { kept: display, ...query } }) => ({
      ...(await projects.page({ ...query, display })),
      page: query.page,
      pageSize,
    }),
  });

  api.route({
    ...operationFromContract(projectCalls.find, {
      operationId: "getEditedProject",
      summary: "A project with all editable fields",
      responseHeaders: ["ETag"],
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const project = await projects.findEditable(request.params.id);
      if (!project) return reply.code(404).send({ error: messagesFor(request).projectMissing });
      reply.header("etag", recordETag(project));
      return project;
    },
  });
}
