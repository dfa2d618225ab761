import type { FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Services } from "#data/services.ts";
import { calculatorApi } from "./calculator.ts";
import { healthApi } from "./health.ts";
import { inquiriesApi } from "./inquiries.ts";
import { openapi } from "./openapi.ts";
import { answerProblems } from "./problem.ts";
import { productsApi } from "./products.ts";
import { projectsApi } from "./projects.ts";

/** Longest body, bytes, and longest path with query, characters. */
const longestBody = 64 * 1024;
const longestUrl = 8 * 1024;

/** Everything under `/api`, and the health checks. The rest of the site keeps its own parsers and errors. */
export async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(healthApi, services);
  await app.register(
    async (api) => {
      answerProblems(api);
      acceptOnlyJson(api);
      boundAddresses(api);
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      await openapi(api);
      await api.register(projectsApi, services);
      await api.register(productsApi, services);
      await api.register(calculatorApi);
      await api.register(inquiriesApi, services);
    },
    { prefix: "/api" },
  );
}

/** Other types are refused: pages of other sites can send them without being asked first. */
function acceptOnlyJson(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: longestBody },
    api.getDefaultJsonParser("error", "error"),
  );
}

function boundAddresses(api: FastifyInstance): void {
  api.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (request.url.length > longestUrl)
      throw Object.assign(new Error("Address too long."), { statusCode: 414 });
  });
}
