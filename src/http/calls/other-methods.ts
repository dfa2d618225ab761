import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fill } from "#content/fill.ts";
import { problemWords } from "./problem.ts";

/** An address of the API, with or without parameters, and the methods that it takes. */
interface Address {
  url: string;
  methods: ReadonlySet<string>;
  pattern: RegExp;
}

/**
 * Collects the methods of each address that is registered from now on.
 * @returns a function to call after the last registration. It registers routes for all other requests: 405 with the methods
 *   of the address (RFC 9110 section 15.5.6), for OPTIONS 204 with them, 404 for an address that does not exist
 */
export function collectMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]));
  });
  return () => {
    const addresses = [...known].map(([url, methods]) => ({ url, methods, pattern: patternOf(url) }));
    for (const address of addresses) refuseMethodsOfOverlappingRoutes(app, address, addresses);
    refuseRest(app, addresses.sort(byParameters));
  };
}

/**
 * Refuses, at an address such as `/new`, the methods that only an overlapping address with parameters, such as `/:id`, has: the router
 * would call that one.
 */
function refuseMethodsOfOverlappingRoutes(
  app: FastifyInstance,
  { url, methods }: Address,
  addresses: readonly Address[],
): void {
  const taken = addresses.filter((other) => other.url !== url && other.pattern.test(url));
  const method = [...new Set(taken.flatMap((other) => [...other.methods]))].filter(
    (name) => !methods.has(name),
  );
  if (method.length === 0) return;
  // Before anything of a body is read.
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => refuseMethod(request, reply, methods);
  app.route({
    url: url.slice(app.prefix.length),
    method,
    schema: { hide: true },
    onRequest,
    handler: onRequest,
  });
}

function refuseRest(app: FastifyInstance, addresses: readonly Address[]): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = decodedPath(request.url);
    const methods = addresses.find(({ pattern }) => pattern.test(path))?.methods;
    if (methods && !methods.has(request.method)) return refuseMethod(request, reply, methods);
    return reply.code(404).send({ error: problemWords(request).notFound });
  };
  // Routes instead of a not-found handler: the catch-all route of the pages would match first.
  for (const url of ["/", "/*"]) app.all(url, { schema: { hide: true }, onRequest: refuse }, refuse);
}

async function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: ReadonlySet<string>,
): Promise<FastifyReply> {
  const allowed = [...methods, "OPTIONS"].sort().join(", ");
  reply.header("allow", allowed);
  if (request.method === "OPTIONS") return reply.code(204).send();
  return reply.code(405).send({ error: fill(problemWords(request).methodNotAllowed, { methods: allowed }) });
}

function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
}

/** A fixed address goes before one with parameters, as it does in the router. */
function byParameters(one: Address, other: Address): number {
  return one.url.split(":").length - other.url.split(":").length;
}

/** The router has refused what cannot be decoded. */
function decodedPath(url: string): string {
  return decodeURI(url.replace(/[?#].*/, ""));
}
