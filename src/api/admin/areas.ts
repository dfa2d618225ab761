import type { FastifyRequest } from "fastify";
import { fill } from "#content/fill.ts";
import { reauthenticationRefusalSchema } from "#domain/admin/credentials.ts";
import { type Area, isAllowed, type Role, rolesIn } from "#domain/admin/roles.ts";
import { type Api, apiOn } from "#http/calls/operation.ts";
import { reauthenticationRefusal } from "./account/reauthentication.ts";
import { type AdminContext, messagesFor } from "./admin-context.ts";

type Register<Options> = (api: Api, options: Options) => Promise<void>;

/** Restricts calls to the roles of an area. Calls with `needsReauthentication` require a recent re-authentication. */
export async function registerArea<
  Options extends Pick<AdminContext, "sessionOf" | "isRecentlyAuthenticated">,
>(app: Api, area: Area, parts: readonly Register<Options>[], options: Options): Promise<void> {
  const { sessionOf, isRecentlyAuthenticated } = options;
  await app.register(async (scope) => {
    const api = apiOn(scope);
    api.addHook("onRequest", async (request, reply) => {
      const { role } = sessionOf(request);
      if (!isAllowed(role, area)) return reply.code(403).send({ error: roleRefusal(request, role) });
      if (request.routeOptions.config.needsReauthentication && !isRecentlyAuthenticated(request))
        return reply.code(403).send(reauthenticationRefusal(request));
    });
    api.addHook("onRoute", (route) => {
      const description = `Roles: ${rolesIn(area).join(", ")}.`;
      const { response, ...schema } = route.schema ?? {};
      const refusals = route.config?.needsReauthentication ? { 403: reauthenticationRefusalSchema } : {};
      route.schema = { description, ...schema, response: { ...refusals, ...Object(response) } };
    });
    for (const part of parts) await api.register(part, options);
  });
}

function roleRefusal(request: FastifyRequest, role: Role): string {
  const { roleRefused, roles } = messagesFor(request);
  return fill(roleRefused, { role: roles[role] });
}
