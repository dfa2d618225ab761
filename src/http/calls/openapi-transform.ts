import type { SwaggerTransform } from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { requestHeaders, responseHeaders } from "./headers.ts";

/** `security` of operations of the administration: the session cookie. */
export const bySession = [{ session: [] }];

/** Default description of each status. */
const meanings: Readonly<Record<string, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted; processed later",
  304: "Not modified",
  400: "Invalid request; the message says what to correct",
  401: "Not signed in, or with another account than the header Expected-Account names",
  404: "Not found",
  409: "Conflict, for example with a change that somebody else has made meanwhile",
  412: "Changed by somebody else since it was read",
  413: "Too large",
  428: "Proof of work required; see the header Inquiry-Proof",
  429: "Too many requests; repeat later",
  501: "Not available on this site; the message says why",
  "4xx": "Rejected; the message says why",
  "5xx": "Failed; the message says what to do",
};

/** A route as the document has it: its schemas, and the defaults of every operation. Hidden without a schema. */
export const openapiTransform: SwaggerTransform = ({ schema, ...document }) => {
  if (!schema || schema.hide) return { schema: { hide: true }, url: document.url };
  const {
    documentedBody: body = schema.body,
    requestHeaders: requestHeaderNames = [],
    responseHeaders: responseHeaderNames = [],
    ...rest
  } = schema;
  const { schema: transformed, url } = jsonSchemaTransform({
    ...document,
    schema: { ...rest, ...(body ? { body } : {}) },
  });
  const isCacheable = requestHeaderNames.includes("If-None-Match");
  const responses: [string, ResponseObject][] = Object.entries(transformed.response ?? {});
  return {
    url,
    schema: {
      ...transformed,
      tags: schema.tags ?? ["site"],
      security: schema.security ?? [],
      headers: {
        type: "object",
        properties: pick(requestHeaders, ["Accept-Language", ...requestHeaderNames]),
      },
      response: {
        ...Object.fromEntries(
          responses.map(([status, response]) => [
            status,
            describeResponse(status, response, responseHeaderNames),
          ]),
        ),
        ...(isCacheable
          ? { 304: { type: "null", description: meanings[304], headers: pick(responseHeaders, ["ETag"]) } }
          : {}),
      },
    },
  };
};

/** A JSON schema, or content by type. */
type ResponseObject = { description?: string; content?: object };

function describeResponse(
  status: string,
  response: ResponseObject,
  responseHeaderNames: readonly (keyof typeof responseHeaders)[],
) {
  const {
    description = meanings[status] ?? "Response",
    content = { "application/json": { schema: response } },
  } = response;
  const headers = pick(
    responseHeaders,
    status < "3" ? responseHeaderNames : isRetryable(status) ? ["Retry-After"] : [],
  );
  return { description, content, headers };
}

function isRetryable(status: string): boolean {
  return status === "429" || status === "4xx" || status.startsWith("5");
}

function pick<Table extends object>(table: Table, names: readonly (keyof Table)[]) {
  return Object.fromEntries(names.map((name) => [name, { ...table[name] }]));
}
