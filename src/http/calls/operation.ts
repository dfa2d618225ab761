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
  /** Description of an operation besides the schemas that check it; not checked. */
  interface FastifySchema {
    /** Request headers that the operation reads, besides those that every operation does. */
    requestHeaders?: readonly (keyof typeof requestHeaders)[];
    /** Headers of its success, besides those of every response. */
    responseHeaders?: readonly (keyof typeof responseHeaders)[];
    /** The documented body, where it is not the one that is checked. */
    documentedBody?: z.ZodMiniType;
  }
}

/** Instance on which operations are declared: requests and responses have the types of their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Configures an instance so that operations can be declared on it. */
export function apiOn(app: FastifyInstance): Api {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app.withTypeProvider<ZodTypeProvider>();
}

/** Returns the response to a body that its schema refuses. */
type Refusal = (request: FastifyRequest, schema: z.ZodMiniType) => object;

/** Description of an operation of the API. */
interface OperationSchema extends FastifySchema {
  body?: z.ZodMiniType;
  /** Name in generated clients: a verb and its object. */
  operationId: string;
  summary: string;
  /** Responses by status. Refusals and failures with only a sentence are added, unless the operation declares its own. */
  response: Partial<Record<number | keyof typeof problemResponses, unknown>>;
}

/**
 * Declares an operation of the API: its checks, its refusals and its entry in `/api/openapi.json` follow from the schema. With a
 * contract: `operationFromContract`.
 * @param refusal makes the response (400) to a body that the schema refuses; by default one sentence
 * @example api.get("/products", operation({ operationId: "listProducts", summary: "…", response: { 200: products } }), …)
 */
export function operation<const Schema extends OperationSchema>(schema: Schema, refusal?: Refusal) {
  return {
    schema: { ...schema, response: { ...problemResponses, ...schema.response } },
    ...(refusal && schema.body
      ? { attachValidation: true, preHandler: refuseBody(refusal, schema.body) }
      : {}),
  };
}

type Responses = OperationSchema["response"];

/** Description of an operation beside its contract. */
interface OperationDescription<Status extends number, Refusals extends Responses>
  extends Omit<OperationSchema, "body" | "params" | "querystring" | "response"> {
  /** Status of its success; 200 by default. */
  status?: Status;
  /** Its refusals, where they hold more than a sentence. */
  response?: Refusals;
}

/** The schemas of a contract, and its responses by status. */
type Checked<OperationContract extends Contract, Status extends number, Refusals> = Omit<
  OperationContract,
  "method" | "path" | "response"
> & {
  response: Omit<typeof problemResponses, keyof Refusals> &
    Refusals &
    Record<Status, OperationContract["response"]>;
};

/**
 * Declares an operation by the contract that its client uses as well; the rest as with `operation`.
 * @example api.route({ ...operationFromContract(accountCalls.find, { operationId: "getAccount", summary: "…" }), handler: … })
 */
export function operationFromContract<
  const OperationContract extends Contract,
  const Status extends number = 200,
  const Refusals extends Responses = Record<never, never>,
>(
  contract: OperationContract,
  { status, response, ...description }: OperationDescription<Status, Refusals>,
  refusal?: Refusal,
) {
  const { method, path: url, response: successSchema, ...checked }: Contract = contract;
  const responses = { ...response, [status ?? 200]: successSchema };
  const { schema, ...checks } = operation({ ...description, ...checked, response: responses }, refusal);
  return {
    method,
    url,
    schema: schema as object as Checked<OperationContract, Status, Refusals>,
    ...checks,
  };
}

/** A response that is a file, sent as it is. @param mediaType of its content, or those that it may have */
export function file(mediaType: string | readonly string[], description: string) {
  const content = [mediaType].flat().map((each) => [each, { schema: binary() }] as const);
  return { description, content: Object.fromEntries(content) };
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
