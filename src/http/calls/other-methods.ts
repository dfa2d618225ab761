import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fill } from "#content/fill.ts";
import { problemWords } from "./problem.ts";

/**
 * Notes which methods each address takes, from now on.
 * @returns what makes the others be answered as such (405, RFC 9110 section 15.5.6), and OPTIONS with the list; called
 *   when every address is known
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]));
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      const allowed = [...methods, "OPTIONS"].sort().join(", ");
      // Before anything of a body is read.
      const onRequest = (request: FastifyRequest, reply: FastifyReply) => refuse(request, reply, allowed);
      app.route({
        url: url.slice(app.prefix.length),
        method: others,
        schema: { hide: true },
        onRequest,
        handler: onRequest,
      });
    }
  };
}

async function refuse(request: FastifyRequest, reply: FastifyReply, allowed: string): Promise<FastifyReply> {
  reply.header("allow", allowed);
  if (request.method === "OPTIONS") return reply.code(204).send();
  return reply.code(405).send({ error: fill(problemWords(request).methodNotAllowed, { methods: allowed }) });
}
