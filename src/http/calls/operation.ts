import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HookHandlerDoneFunction,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Contract } from "#domain/contract.ts";
import type { requestHeaders, responseHeaders } from "./headers.ts";
import { problemResponses } from "./problem.ts";

declare module "fastify" {
  /** Description of a call besides the schemas that check it; not checked. */
  interface FastifySchema {
    /** Headers of a request that the call reads, besides those that every call does. */
    requestHeaders?: readonly (keyof typeof requestHeaders)[];
    /** Headers of its success, besides those of every response. */
    responseHeaders?: readonly (keyof typeof responseHeaders)[];
    /** The documented body, where it is not the one that is checked. */
    publishedBody?: z.ZodMiniType;
  }
}

/** Instance on which calls are declared: requests and answers have the types of their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Configures an instance so that calls can be declared on it. */
export function apiOn(app: FastifyInstance): Api {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app.withTypeProvider<ZodTypeProvider>();
}

/** Answer to a body that its schema refuses. */
type Refusal = (request: FastifyRequest, schema: z.ZodMiniType) => object;

/** Description of a call of the API. */
interface CallSchema extends FastifySchema {
  body?: z.ZodMiniType;
  /** Name in generated clients: a verb and its object. */
  operationId: string;
  summary: string;
  /** Responses by status. Refusals and failures with only a sentence are added, unless the call declares its own. */
  response: Partial<Record<number | keyof typeof problemResponses, unknown>>;
}

/**
 * Declares a call that has no contract (with one: `route`): checks, refusals and the document at `/api/openapi.json`
 * follow from its schema.
 * @param refusal makes the response (400) to a body that the schema refuses; by default one sentence
 * @example api.get("/products", call({ operationId: "listProducts", summary: "…", response: { 200: products } }), …)
 */
export function call<const Schema extends CallSchema>(schema: Schema, refusal?: Refusal) {
  return {
    schema: { ...schema, response: { ...problemResponses, ...schema.response } },
    ...(refusal && schema.body
      ? { attachValidation: true, preHandler: refuseBody(refusal, schema.body) }
      : {}),
  };
}

type Responses = CallSchema["response"];

/** Description of a call beside its contract. */
interface CallDescription<Status extends number, Refusals extends Responses>
  extends Omit<CallSchema, "body" | "params" | "querystring" | "response"> {
  /** Status of its success; 200 by default. */
  status?: Status;
  /** Its refusals, where they hold more than a sentence. */
  response?: Refusals;
}

/** The schemas of a contract, and its responses by status. */
type Checked<CallContract extends Contract, Status extends number, Refusals> = Omit<
  CallContract,
  "method" | "path" | "response"
> & {
  response: Omit<typeof problemResponses, keyof Refusals> &
    Refusals &
    Record<Status, CallContract["response"]>;
};

/**
 * Declares a call by the contract that its client uses as well; the rest as with `call`.
 * @example api.route({ ...route(accountCalls.find, { operationId: "getAccount", summary: "…" }), handler: … })
 */
export function route<
  const CallContract extends Contract,
  const Status extends number = 200,
  const Refusals extends Responses = Record<never, never>,
>(
  contract: CallContract,
  { status, response, ...description }: CallDescription<Status, Refusals>,
  refusal?: Refusal,
) {
  const { method, path: url, response: successSchema, ...checked }: Contract = contract;
  const responses = { ...response, [status ?? 200]: successSchema };
  const { schema, ...checks } = call({ ...description, ...checked, response: responses }, refusal);
  return {
    method,
    url,
    schema: schema as object as Checked<CallContract, Status, Refusals>,
    ...checks,
  };
}

/** A response that is a file, sent as it is. @param mediaType of its content */
export function file(mediaType: string, description: string) {
  return { description, content: { [mediaType]: { schema: binary() } } };
}

/** Bytes; JSON Schema has no word of its own for them. */
export function binary() {
  return z.unknown().register(z.globalRegistry, { type: "string", format: "binary" });
}

function refuseBody(refusal: Refusal, schema: z.ZodMiniType) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const problem = request.validationError;
    // Problems of parameters and query are handled by the error handler, not as problems of a form.
    if (problem?.validationContext === "body") void reply.code(400).send(refusal(request, schema));
    else done(problem);
  };
}
