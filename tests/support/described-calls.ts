import fc from "fast-check";
import { anyJson, anyText, jsonOf } from "../../resilience/fuzz/values.ts";

export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: readonly Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
}

export interface Operation {
  security?: readonly Record<string, unknown>[];
  parameters?: readonly { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface DescribedCall {
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

export interface SentCall {
  call: DescribedCall;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

/** Generates calls of the OpenAPI document: as described, or with one part changed into something else. */
export function anyCall(calls: readonly DescribedCall[]): fc.Arbitrary<SentCall> {
  return fc.constantFrom(...calls).chain((call) => {
    const { parameters = [], requestBody } = call.operation;
    const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    return fc
      .record({
        parameters: fc.record(Object.fromEntries(parameters.map((each) => [each.name, parameter(each)]))),
        body: body ? mostly(payloadOf(type, body.schema), wrongPayload) : seldom(wrongPayload),
        extra: seldom(fc.tuple(anyText, anyText)),
      })
      .map((made) => ({ call, ...written(call, made), payload: made.body?.text }));
  });
}

/** Generates calls as described, but for a NUL in one text of the address or of the body in JSON. */
export function callWithNul(calls: readonly DescribedCall[]): fc.Arbitrary<SentCall> {
  return fc.constantFrom(...calls).chain((call) => {
    const { parameters = [], requestBody } = call.operation;
    const body = requestBody?.content["application/json"];
    const inAddress = parameters.filter(({ in: location }) => location !== "header");
    return fc
      .record({
        parameters: fc.record(Object.fromEntries(inAddress.map((each) => [each.name, asText(each.schema)]))),
        value: body ? valid(body.schema) : fc.constant(undefined),
        at: fc.nat(),
      })
      .map(({ at, ...made }) => {
        const { parameters: texts, value } = withNulAt(made, at);
        const sent = value === undefined ? undefined : { type: "application/json", text: jsonOf(value) };
        const parts = { parameters: texts, body: sent, extra: undefined };
        return { call, ...written(call, parts), payload: sent?.text };
      });
  });
}

interface Payload {
  type: string;
  text: string;
}

interface Made {
  parameters: Record<string, string | undefined>;
  body: Payload | undefined;
  extra: [string, string] | undefined;
}

function written({ path, operation }: DescribedCall, { parameters, body, extra }: Made) {
  const given = (kind: string) =>
    (operation.parameters ?? []).flatMap(({ in: location, name }): [string, string][] => {
      const value = parameters[name];
      return location === kind && value !== undefined ? [[name, value]] : [];
    });
  const filled = given("path").reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value.slice(0, 100).toWellFormed())),
    path,
  );
  const query = [...given("query"), ...(extra ? [extra] : [])].map(
    ([name, value]) =>
      `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
  );
  // HTTP clients refuse to send other characters.
  const headers = given("header").map(([name, value]) => [name, value.replaceAll(/[^ -~]/g, "").trim()]);
  return {
    url: query.length > 0 ? `${filled}?${query.join("&")}` : filled,
    headers: { ...Object.fromEntries(headers), ...(body ? { "content-type": body.type } : {}) },
  };
}

function parameter({ in: location, required = false, schema }: NonNullable<Operation["parameters"]>[number]) {
  const given = mostly(asText(schema), anyText);
  if (location === "path") return given.filter((value) => value !== "" && value !== "." && value !== "..");
  const isRare = location === "header" || !required;
  return isRare ? fc.option(given, { nil: undefined, freq: location === "header" ? 1 : 2 }) : given;
}

function asText(schema: Schema): fc.Arbitrary<string> {
  return valid(schema).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
}

function payloadOf(type = "", schema: Schema): fc.Arbitrary<Payload> {
  if (type === "multipart/form-data") return multipart(schema);
  const right = valid(schema);
  const changed = fc
    .tuple(right, fc.nat(), changes)
    .map(([value, at, change]) => changedAt(value, at, change));
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: changed }).map((value) => ({
    type,
    text: jsonOf(value),
  }));
}

const wrongPayload: fc.Arbitrary<Payload> = fc.record({
  type: fc.constantFrom("application/json", "text/plain", "multipart/form-data; boundary=x", "a/b", ";"),
  text: fc.oneof(fc.constantFrom("", "{", "[1,]", "null", "7", '{"a":1}x'), anyText, anyJson.map(jsonOf)),
});

const boundary = "x";

function multipart({ properties = {} }: Schema): fc.Arbitrary<Payload> {
  const parts = Object.entries(properties).map(([name, schema]) => {
    const { format, type, items } = schema;
    if (format !== "binary" && items?.format !== "binary")
      return mostly(valid(schema), anyText).map(
        (value) => `name="${name}"\r\n\r\n${type === "string" ? value : jsonOf(value)}`,
      );
    const content = fc.constantFrom("RIFF\x24\0\0\0WEBPVP8 ", "%PDF-1.4\n%%EOF", "<svg/>", "a,b\n1,2", "");
    const file = fc.constantFrom("a.webp", "a.pdf", "a.svg", "a.dxf", "사진.webp", "a");
    return fc.tuple(file, content).map(([as, bytes]) => `name="${name}"; filename="${as}"\r\n\r\n${bytes}`);
  });
  return fc.subarray(parts, { minLength: Math.min(1, parts.length) }).chain((chosen) =>
    fc.tuple(...chosen).map((lines) => ({
      type: `multipart/form-data; boundary=${boundary}`,
      text: `${lines
        .map((line) => `--${boundary}\r\nContent-Disposition: form-data; ${line}\r\n`)
        .join("")}--${boundary}--\r\n`,
    })),
  );
}

function valid(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf = schema.oneOf, allOf } = schema;
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map(valid));
  if (allOf) return fc.tuple(...allOf.map(valid)).map((parts) => Object.assign({}, ...parts));
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
    case "number":
      return number(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return list(schema);
    case "object":
      return object(schema);
    default:
      return anyJson;
  }
}

function text({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === "date") return fc.constantFrom("2024-02-29", "2026-11-25", "1999-12-31");
  if (format === "email") return fc.constantFrom("buyer@example.com", "a@b.co");
  const free = anyText.map((value) => value.padEnd(minLength, "가").slice(0, maxLength));
  if (pattern === undefined) return fc.oneof(free, fc.constantFrom("산업용", "한국", "개방형", "kim", "1"));
  try {
    return fc.stringMatching(new RegExp(pattern)).map((value) => value.slice(0, maxLength));
  } catch {
    return free;
  }
}

function number({
  type,
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: Schema): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1000;
  const max = maximum ?? exclusiveMaximum ?? 1_000_000;
  if (type === "number") return fc.double({ min, max, noNaN: true });
  const [lowest, highest] = [Math.ceil(min), Math.floor(max)];
  // Small numbers are ids of existing records.
  return fc.oneof(
    { weight: 2, arbitrary: fc.integer({ min: lowest, max: Math.min(highest, lowest + 5) }) },
    { weight: 1, arbitrary: fc.integer({ min: lowest, max: highest }) },
  );
}

function list({ items = {}, prefixItems, minItems = 0, maxItems = 4 }: Schema): fc.Arbitrary<unknown[]> {
  if (prefixItems) return fc.tuple(...prefixItems.map(valid));
  return fc.array(valid(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 4)),
  });
}

function object({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<object> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valid(schema)])),
    { requiredKeys: [...required] },
  );
  if (typeof additionalProperties !== "object") return known;
  const more = fc.dictionary(fc.constantFrom("ko", "en", "a", "1"), valid(additionalProperties));
  return fc.tuple(known, more).map(([own, others]) => ({ ...others, ...own }));
}

type Change = { kind: "replace"; value: unknown } | { kind: "remove" } | { kind: "add"; value: unknown };

const changes: fc.Arbitrary<Change> = fc.oneof(
  anyJson.map((value): Change => ({ kind: "replace", value })),
  fc.constant<Change>({ kind: "remove" }),
  anyJson.map((value): Change => ({ kind: "add", value })),
);

interface Part {
  holder: Record<string, unknown>;
  key: string;
}

/** Every part of a value, the parts of its parts too. */
function partsOf(value: unknown): Part[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...partsOf(holder[key])]);
}

function withNulAt<T>(value: T, at: number): T {
  const copy = structuredClone(value);
  const texts = partsOf(copy).filter(({ holder, key }) => typeof holder[key] === "string");
  const part = texts[at % Math.max(1, texts.length)];
  if (part) part.holder[part.key] = `a\0${part.holder[part.key]}`;
  return copy;
}

function changedAt(value: unknown, at: number, change: Change): unknown {
  const copy: unknown = structuredClone(value);
  const parts = partsOf(copy);
  const part = parts[at % Math.max(1, parts.length)];
  if (part === undefined) return change.kind === "remove" ? undefined : change.value;
  if (change.kind === "remove") delete part.holder[part.key];
  else if (change.kind === "replace") part.holder[part.key] = change.value;
  else part.holder[`${part.key}x`] = change.value;
  return copy;
}

function mostly<A, B>(usual: fc.Arbitrary<A>, other: fc.Arbitrary<B>): fc.Arbitrary<A | B> {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other });
}

function seldom<A>(value: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> {
  return fc.option(value, { nil: undefined, freq: 11 });
}
