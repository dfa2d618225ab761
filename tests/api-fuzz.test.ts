import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { fromJSONSchema, type ZodType } from "zod";
import type { Database } from "#data/database/connect.ts";
import { openAdministration, signInClient } from "./support/administrator.ts";
import { openApi } from "./support/api.ts";
import { anInquiry, aProduct, aProject, storeProject } from "./support/builders.ts";
import { cheapHash } from "./support/cheap-hash.ts";
import { describeOn } from "./support/database.ts";
import {
  anyCall,
  callWithNul,
  type DescribedCall,
  type Operation,
  type Schema,
  type SentCall,
} from "./support/described-calls.ts";

/** The same calls in every run; others with `FUZZ_SEED=2 FUZZ_CALLS=20000 npm test -- tests/api-fuzz.test.ts`. */
const seed = Number(process.env.FUZZ_SEED ?? 38);
const count = Number(process.env.FUZZ_CALLS ?? 2_000);

const roles = [
  "visitor",
  "expired session",
  "administrator",
  "editor",
  "sales",
  "without second factor",
] as const;
type Role = (typeof roles)[number];

test(`${count} calls made from the OpenAPI document (seed ${seed}) are answered as it describes`, async () => {
  const { calls, send } = await openSite();
  expect(calls.length).toBeGreaterThan(100);
  // The administrator gets further than all others.
  const role = fc.constantFrom<Role>(...roles, "administrator", "administrator", "administrator");
  const drawn = fc.sample(fc.tuple(anyCall(calls), role), { numRuns: count, seed });
  const findings: string[] = [];
  const statuses = new Set<string>();
  for (const [index, [sent, as]] of drawn.entries()) {
    const response = await send(sent, as, index);
    statuses.add(`${sent.call.name} ${response.statusCode}`);
    for (const wrong of wrongWith(sent.call, as, response))
      findings.push(`${wrong}\n  ${as}: ${sent.call.method} ${sent.url}\n  ${sent.payload?.slice(0, 600)}`);
  }
  expect(findings).toEqual([]);
  // Nonsense alone would be refused at the door.
  expect([...statuses].filter((each) => / 2\d\d$/.test(each)).length).toBeGreaterThan(calls.length / 2);
}, 300_000);

// SQLite stores a NUL, PostgreSQL does not: data of one could never be moved to the other.
describeOn("postgres", `${count / 2} calls with a NUL in a text (seed ${seed})`, ({ open }) => {
  test("are answered as they would be without it", async () => {
    const { calls, send } = await openSite(await open());
    const findings: string[] = [];
    for (const [index, sent] of fc.sample(callWithNul(calls), { numRuns: count / 2, seed }).entries()) {
      const { statusCode: status, body } = await send(sent, "administrator", index);
      const isDescribed = status in sent.call.operation.responses;
      if (status >= 500 && !isDescribed) findings.push(`${status}: ${sent.url} ${sent.payload}\n  ${body}`);
    }
    expect(findings).toEqual([]);
  }, 300_000);
});

/** An API with a few records, its calls as it describes them, and a way to make them in each role. */
async function openSite(given?: Database) {
  const options = given && { database: given };
  const { app, services, database } = await openAdministration({}, { siteUrl: "http://localhost" }, options);
  const strict = await openApi(services, { siteUrl: "http://localhost", requireSecondFactor: true });
  for (let each = 0; each < 3; each += 1) {
    await storeProject(services.projects, aProject());
    await services.products.add(aProduct({ slug: `series-${each}` }));
    await services.inquiries.receive(anInquiry(), { address: "203.0.113.7", locale: "ko", suspicion: null });
  }
  // No test calls an address of somebody else's.
  services.webhooks.test = async () => (await services.webhooks.list())[0];
  const document: { paths: Record<string, Record<string, Operation>> } = (
    await app.inject("/api/openapi.json")
  ).json();
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]): DescribedCall => {
      const method = verb.toUpperCase();
      return { name: `${method} ${path}`, method, path, operation };
    }),
  );

  async function newSession(): Promise<string> {
    const [account] = await database.db
      .selectFrom("users")
      .select("id")
      .where("role", "=", "administrator")
      .limit(1)
      .execute();
    const token = await services.sessions.begin(account?.id ?? 1, signInClient);
    return `session=${token}`;
  }

  /** A session of an account of this role, made anew where an earlier call has removed the account. */
  async function sessionOf(role: "editor" | "sales"): Promise<string> {
    const [known] = await database.db.selectFrom("users").select("id").where("username", "=", role).execute();
    const { id } =
      known ??
      (await database.db
        .insertInto("users")
        .values({ username: role, password: cheapHash(role), role })
        .returning("id")
        .executeTakeFirstOrThrow());
    await services.accounts.setRole(id, role);
    return `session=${await services.sessions.begin(id, signInClient)}`;
  }

  let own = await newSession();
  const cookies: Record<Role, () => string | undefined | Promise<string>> = {
    visitor: () => undefined,
    "expired session": () => `session=${"a".repeat(43)}`,
    administrator: () => own,
    editor: () => sessionOf("editor"),
    sales: () => sessionOf("sales"),
    "without second factor": () => own,
  };

  async function send({ call, url, headers, payload }: SentCall, role: Role, index: number) {
    const site = role === "without second factor" ? strict.app : app;
    const ask = async () => {
      const cookie = await cookies[role]();
      return site.inject({
        method: call.method as "GET",
        url,
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
        // Each call comes from a client of its own: the limits are another test's subject.
        remoteAddress: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
        ...(payload === undefined ? {} : { payload }),
      });
    };
    const response = await ask();
    if (response.statusCode !== 401 || (await cookies[role]()) !== own) return response;
    // An earlier call has ended the session.
    own = await newSession();
    return ask();
  }
  return { calls, send };
}

/** @returns what the document does not allow */
function wrongWith(
  { name, operation }: DescribedCall,
  role: Role,
  response: LightMyRequestResponse,
): string[] {
  const { statusCode: status, body } = response;
  const { responses, security = [] } = operation;
  const exact = responses[status];
  const described = exact ?? responses[`${Math.floor(status / 100)}XX`];
  if (!described) return [`${status} is not described`];
  const isGuarded = security.length > 0 && security.every((way) => "session" in way);
  const isSignedIn = role !== "visitor" && role !== "expired session";
  return [
    status >= 500 && !exact && `${status}: ${body.slice(0, 200)}`,
    isGuarded && status !== 414 && (status === 401) === isSignedIn && `${status} as ${role}`,
    wrongBody(`${name} ${exact ? status : "other"}`, described, response),
  ].filter((wrong) => typeof wrong === "string");
}

function wrongBody(
  key: string,
  { content = {} }: Operation["responses"][string],
  { statusCode: status, headers, body, json }: LightMyRequestResponse,
): string | undefined {
  const types = Object.keys(content);
  if (types.length === 0) return body === "" ? undefined : `${status} has a body: ${body}`;
  const [type = ""] = String(headers["content-type"] ?? "").split(";");
  if (!types.includes(type)) return `${status} is ${type}, not ${types}`;
  if (type !== "application/json") return undefined;
  const { error } = schemaOf(key, content[type]?.schema).safeParse(json());
  return error && `${status} is not of its schema: ${error.message}`;
}

const schemas = new Map<string, ZodType>();

function schemaOf(key: string, schema: Schema = {}): ZodType {
  const known = schemas.get(key) ?? fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]);
  schemas.set(key, known);
  return known;
}
