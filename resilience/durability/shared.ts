import { readdirSync } from "node:fs";
import { sampleProjects } from "#content/samples/projects.ts";
import { administrator } from "../site/site-process.ts";
import { call, signIn } from "./calls.ts";
import { ask, type Environment, startPair } from "./pair.ts";
import { allWithin, type Finding, timesFound } from "./promises.ts";
import { addProject, projectFacts, sees, timeUntil } from "./watching.ts";

/** How many first starts of a pair are looked at. */
const firstStarts = 3;
const seenMs = 1_000;

/** Places that `places.ts` and `attempts.ts` have for one address: inquiries in ten minutes, wrong passwords in fifteen. */
const maxInquiries = 10;
const maxWrongPasswords = 10;

/** Both begin on an empty database at the same moment. */
export async function bothStartAtOnce(environment: Environment): Promise<Finding[]> {
  const migrations = readdirSync("src/data/migrations").length;
  const expected = `${migrations} migrations, ${sampleProjects.length} projects, 1 administrator`;
  const found: string[] = [];
  for (let round = 0; round < firstStarts; round++) {
    const pair = await startPair(environment);
    const [row] = await ask<{ migrations: string; projects: string; users: string }>(
      pair.database,
      `select (select count(*) from schema_migrations) as migrations, (select count(*) from projects) as projects,
        (select count(*) from users) as users`,
    );
    found.push(`${row?.migrations} migrations, ${row?.projects} projects, ${row?.users} administrator`);
    await pair.stop();
  }
  return [
    {
      promise: "both started at once on an empty database: everything is made once",
      found: `${[...new Set(found)].join(" or ")}, ${firstStarts} times`,
      passed: found.every((each) => each === expected),
    },
  ];
}

/** Projects are added, edited and removed at one instance; the pages of the other are watched. */
export async function changesAreSeen(environment: Environment): Promise<Finding[]> {
  const pair = await startPair(environment);
  const cookie = await signIn(environment.instances[0]);
  const times: number[] = [];
  for (let round = 0; round < environment.rounds; round++) {
    const [here, there] =
      round % 2 === 0 ? environment.instances : [environment.instances[1], environment.instances[0]];
    const [title, edited] = [`seen ${round}`, `edited ${round}`];
    await sees(there, title, false);
    const path = await addProject(here, cookie, title);
    times.push(await timeUntil(() => sees(there, title)));
    const headers = { cookie };
    await call(here + path, { method: "PUT", headers, json: { ...projectFacts, title: edited } });
    times.push(await timeUntil(() => sees(there, edited)));
    await call(here + path, { method: "DELETE", headers });
    times.push(await timeUntil(() => sees(there, edited, false)));
  }
  await pair.stop();
  return [
    {
      promise: "a change at one instance is on the other's page and in its API within 1 s",
      found: timesFound(times),
      passed: allWithin(times, seenMs),
    },
  ];
}

/** Publishes the company's name at one instance, then the former one, and watches the home page of the other. */
export async function publishingIsSeen(environment: Environment): Promise<Finding[]> {
  const pair = await startPair(environment);
  const [here, there] = environment.instances;
  const headers = { cookie: await signIn(here) };
  const content = `${here}/api/admin/content`;
  const saysName = async (name: string) => (await call(`${there}/`)).body.includes(name);
  const times: number[] = [];
  let revision = 0;
  for (let round = 0; round < environment.rounds; round++) {
    const name = `Published ${round}`;
    const edit = { kind: "text", ko: name, en: name };
    const change = await call(`${content}/edits`, {
      method: "PUT",
      headers,
      json: { path: "company.name", edit, revision },
    });
    revision = (JSON.parse(change.body) as { revision: number }).revision;
    const review = await call(`${content}/changes`, { headers });
    const { draftHash } = JSON.parse(review.body) as { draftHash: string };
    await call(`${content}/publish`, { method: "POST", headers, json: { draftHash } });
    times.push(await timeUntil(() => saysName(name)));
  }
  const list = await call(`${content}/versions`, { headers });
  const first = (JSON.parse(list.body) as { versions: { id: number }[] }).versions.at(-1);
  await call(`${content}/versions/${first?.id}/restore`, { method: "POST", headers });
  times.push(await timeUntil(() => saysName("Published 0")));
  await pair.stop();
  return [
    {
      promise:
        "what is published at one instance is on the other's pages within 1 s, and so is what is brought back",
      found: timesFound(times),
      passed: allWithin(times, seenMs),
    },
  ];
}

/** Signed in at one instance, and out at the other. */
export async function sessionsAreShared(environment: Environment): Promise<Finding[]> {
  const pair = await startPair(environment);
  const [here, there] = environment.instances;
  const headers = { cookie: await signIn(here) };
  const inside = await call(`${there}/api/admin/projects`, { headers });
  await call(`${there}/api/auth/logout`, { method: "POST", headers });
  const outside = await call(`${here}/api/admin/projects`, { headers });
  await pair.stop();
  return [
    {
      promise: "a session is good at both instances, and ended at both",
      found: `signed in at one: ${inside.status} at the other; signed out there: ${outside.status} at the first`,
      passed: inside.status === 200 && outside.status === 401,
    },
  ];
}

/** One visitor sends too much through the proxy, which passes it on to either instance. */
export async function limitsAreShared(environment: Environment): Promise<Finding[]> {
  const pair = await startPair(environment, { RATE_LIMIT: "on" });
  const inquiries = await statuses(maxInquiries + 4, (n) =>
    call(`${environment.proxy}/api/contact`, {
      method: "POST",
      json: { ...anInquiry, message: `Quotation ${n}` },
    }),
  );
  const logins = await statuses(maxWrongPasswords + 4, (n) => {
    const json = { ...administrator, password: `wrong password ${n}` };
    return call(`${environment.proxy}/api/auth/login`, { method: "POST", json });
  });
  await pair.stop();
  return [
    {
      promise: `limits count for both together: ${maxInquiries} inquiries, ${maxWrongPasswords} wrong passwords`,
      found: `${inquiries(201)} and ${logins(401)} passed, ${inquiries(429)} and ${logins(429)} refused`,
      passed:
        inquiries(201) === maxInquiries &&
        inquiries(429) === 4 &&
        logins(401) === maxWrongPasswords &&
        logins(429) === 4,
    },
  ];
}

/** Asks one after the other, later again where there was too much to do. @returns how many answers had a status */
async function statuses(
  times: number,
  send: (n: number) => ReturnType<typeof call>,
): Promise<(status: number) => number> {
  const responses: number[] = [];
  for (let n = 0; n < times; ) {
    const { status } = await send(n);
    if (status === 503) continue;
    responses.push(status);
    n += 1;
  }
  return (wanted) => responses.filter((status) => status === wanted).length;
}

const anInquiry = { company: "다라물산", name: "홍길동", phone: "02-0000-0000", email: "buyer@example.com" };
