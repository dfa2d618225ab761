import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problems } from "#content/problems/problems.ts";
import { listenerName } from "#data/database/listen.ts";
import { anInquiry, aProject } from "../support/builders.ts";
import { type RunningCluster, startPostgresCluster } from "../support/postgres-cluster.ts";
import { type Site, startSite } from "../support/site.ts";

const cluster = await startPostgresCluster({ durable: true });
const absence = cluster.kind === "absent" ? cluster.why : undefined;

describe.skipIf(absence !== undefined)(
  `two instances on one PostgreSQL${absence ? `: ${absence}` : ""}`,
  () => {
    let [here, there]: Site[] = [];
    beforeAll(async () => {
      const database = { url: running().url };
      [here, there] = await Promise.all([startSite({ database }), startSite({ database })]);
    });
    afterAll(async () => {
      await Promise.all([here?.close(), there?.close()]);
      await running().stop();
    });

    const gallery = async () => (await fetch(`${there?.url}/projects/gallery`)).text();

    test("a project that one adds is on the page that the other has in memory", async () => {
      expect(await gallery()).not.toContain("울산 공장 냉각탑");
      await here?.services.projects.add(aProject({ title: "울산 공장 냉각탑" }), undefined);
      await expect.poll(gallery).toContain("울산 공장 냉각탑");
    });

    test("a change that one could not hear of, because it was cut off, is on its pages all the same", async () => {
      expect(await gallery()).not.toContain("여수 공장 냉각탑");
      await ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${listenerName}'`,
      );
      await here?.services.projects.add(aProject({ title: "여수 공장 냉각탑" }), undefined);
      await expect.poll(gallery).toContain("여수 공장 냉각탑");
    });

    test("what one publishes, and brings back, is on the pages that the other has in memory", async () => {
      const home = async () => (await fetch(`${there?.url}/`)).text();
      const publish = async (name: string) => {
        const content = here?.services.siteContent;
        const [standing] = (await content?.draft()) ?? [];
        const edit = { kind: "text", ko: name, en: name } as const;
        const revision = standing?.revision ?? 0;
        await content?.setDraftField({ path: "company.name", edit, basis: null, revision, by: "kim" });
        await content?.publish((await content.review()).draftHash, "kim");
      };
      await home();
      await publish("가나냉각");
      await expect.poll(home).toContain("가나냉각");
      await publish("다라냉각");
      await expect.poll(home).toContain("다라냉각");
      const content = here?.services.siteContent;
      const [, first] = (await content?.versions()) ?? [];
      await content?.restore(first?.id ?? 0, (await content.review()).draftHash, "kim");
      await expect.poll(home).not.toContain("다라냉각");
      expect(await home()).toContain("가나냉각");
    });

    test("while the database is away pages in memory are served, writes get a clear sentence, and all goes on afterwards", async () => {
      await gallery();
      const send = (key: string) =>
        fetch(`${there?.url}/api/contact`, {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify(anInquiry({ company: key })),
        });
      expect((await send("before")).status).toBe(201);
      await running().down("crashing");
      expect(await gallery()).toContain("여수 공장 냉각탑");
      const refused = await send("meanwhile");
      expect([refused.status, await refused.json()]).toEqual([503, { error: problems.ko.unavailable }]);
      expect(refused.headers.get("retry-after")).not.toBeNull();
      await running().up();
      await expect.poll(async () => (await send("meanwhile")).status).toBe(201);
      expect(await ask("select count(*)::int as stored from contact_inquiries")).toEqual([{ stored: 2 }]);
      await here?.services.projects.add(aProject({ title: "포항 공장 냉각탑" }), undefined);
      await expect.poll(gallery).toContain("포항 공장 냉각탑");
    });
  },
);

function running(): RunningCluster {
  if (cluster.kind === "absent") throw new Error(`No PostgreSQL: ${cluster.why}.`);
  return cluster;
}

/** Queries on a separate connection, independent of the program under test. */
async function ask(question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: running().url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}
