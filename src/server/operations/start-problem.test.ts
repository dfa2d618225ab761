import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openConfiguredDatabase } from "../open-database.ts";
import { startProblem } from "./start-problem.ts";

const env = { host: "127.0.0.1", port: 3000 };

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a data folder that cannot be made is one sentence with its name", async () => {
  const folder = aFolder();
  writeFileSync(join(folder, "file"), "");
  const dataDir = join(folder, "file", "var");
  const failure = await failureOf(
    openConfiguredDatabase({ databaseUrl: undefined, dataDir }, () => undefined),
  );
  const sentence = startProblem(failure, env);
  expect(sentence).toContain(`"${dataDir}/site.sqlite" cannot be opened`);
  expect(sentence).toMatch(/Point DATA_DIR at a folder .*\.$/);
  expect(sentence).not.toContain("\n");
});

test("a database of a newer program is one sentence", async () => {
  const dataDir = aFolder();
  const settings = { databaseUrl: undefined, dataDir };
  const { database } = await openConfiguredDatabase(settings, () => undefined);
  await sql`insert into schema_migrations (name, applied_at) values ('9999-later.sql', 0)`.execute(
    database.db,
  );
  await database.close();
  const failure = await failureOf(openConfiguredDatabase(settings, () => undefined));
  expect(startProblem(failure, env)).toMatch(/^The database has the migration 9999-later\.sql; .+\.$/);
});

test("a data file that is no database is one sentence, and is left as it is", async () => {
  const dataDir = aFolder();
  writeFileSync(join(dataDir, "site.sqlite"), "not a database, ".repeat(300));
  const failure = await failureOf(
    openConfiguredDatabase({ databaseUrl: undefined, dataDir }, () => undefined),
  );
  expect(startProblem(failure, env)).toContain("file is not a database");
});

test("a PostgreSQL server that is away is one sentence without the password", async () => {
  const databaseUrl = "postgres://me:hush@127.0.0.1:1/site";
  const failure = await failureOf(openConfiguredDatabase({ databaseUrl, dataDir: "" }, () => undefined));
  expect(startProblem(failure, env)).toMatch(/^The database cannot be used \(.*\)\. Check that it runs/);
  expect(startProblem(failure, env)).not.toContain("hush");
});

test("a port that is taken is named", async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const failure = await new Promise((failed) =>
    createServer().once("error", failed).listen(port, "127.0.0.1"),
  );
  expect(startProblem(failure, { ...env, port })).toContain(`Port ${port} is taken`);
});

test.each(["[::1]", "localhost:4500", "no-host.invalid"])(
  "HOST=%s, which no address belongs to, is named",
  async (host) => {
    const failure = await new Promise((failed) => createServer().once("error", failed).listen(0, host));
    expect(startProblem(failure, { ...env, host })).toMatch(
      /^HOST ".+" is no address of this machine \(E\w+\)\. Set it to one without a port, such as 127\.0\.0\.1 or ::1\.$/,
    );
  },
);

test("a surprise keeps its stack", () => {
  expect(startProblem(new TypeError("x is not a function"), env)).toBeUndefined();
});
