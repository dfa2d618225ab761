import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { describeOn } from "../../../tests/support/database.ts";
import type { Change } from "./changes.ts";
import { type DatabaseAddress, openDatabase } from "./connect.ts";
import { listenerName } from "./listen.ts";

/** The server's own tools, on a connection outside the program under test. */
async function administer(address: DatabaseAddress, statement: string): Promise<void> {
  const url = new URL("url" in address ? address.url : "");
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement.replaceAll("{database}", name));
  await client.end();
}

const endConnections = "select pg_terminate_backend(pid) from pg_stat_activity where datname = '{database}'";

describeOn("postgres", "a PostgreSQL server", ({ address, open }) => {
  test("may be opened for the first time by several instances at once", async () => {
    const databaseAddress = await address();
    const opened = await Promise.all([open(databaseAddress), open(databaseAddress), open(databaseAddress)]);
    for (const { db } of opened) expect(await db.selectFrom("projects").selectAll().execute()).toEqual([]);
  });

  test("whose user may not create tables is refused with the statement that lets it", async () => {
    const databaseAddress = await address();
    await administer(databaseAddress, "create role {database} login");
    await administer(databaseAddress, "grant all on database {database} to {database}");
    const [, name = ""] = /localhost\/(\w+)/.exec("url" in databaseAddress ? databaseAddress.url : "") ?? [];
    const url = "url" in databaseAddress ? databaseAddress.url.replace("postgres@", `${name}@`) : "";
    await expect(openDatabase({ url })).rejects.toMatchObject({
      code: "DATABASE_NOT_OPENED",
      message: `The user of DATABASE_URL may not create tables (permission denied for schema public). Make it the owner: alter database "${name}" owner to "${name}".`,
    });
    await administer(databaseAddress, 'alter database "{database}" owner to "{database}"');
    await (await openDatabase({ url })).close();
  });

  test("with an encoding that lacks Korean letters is refused with the command that makes another", async () => {
    const databaseAddress = await address();
    await administer(databaseAddress, "drop database {database}");
    await administer(
      databaseAddress,
      "create database {database} encoding 'LATIN1' locale 'C' template template0",
    );
    await expect(openDatabase(databaseAddress)).rejects.toMatchObject({
      code: "DATABASE_NOT_OPENED",
      message: expect.stringMatching(/^The database of DATABASE_URL has the encoding LATIN1.* -E UTF8 /),
    });
  });

  test("carries a change to every instance", async () => {
    const databaseAddress = await address();
    const [one, other] = [await open(databaseAddress), await open(databaseAddress)];
    const heard: Change[] = [];
    other.changes.subscribe((change) => heard.push(change));
    await one.change("products", async () => undefined);
    await expect.poll(() => heard).toEqual(["products"]);
  });

  test("is listened to again after the listening connection was cut, and subscribers then drop everything", async () => {
    const databaseAddress = await address();
    const [one, other] = [await open(databaseAddress), await open(databaseAddress)];
    const heard: Change[] = [];
    other.changes.subscribe((change) => heard.push(change));
    await administer(databaseAddress, `${endConnections} and application_name = '${listenerName}'`);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(["everything"]);
    await one.change("products", async () => undefined);
    await expect.poll(() => heard).toContain("products");
  });

  test("that is away is reported as such, to the caller and not by stopping the program, until it is back", async () => {
    const databaseAddress = await address();
    const troubles: Error[] = [];
    const database = await openDatabase(databaseAddress, (trouble) => troubles.push(trouble));
    await administer(databaseAddress, "alter database {database} allow_connections false");
    await administer(databaseAddress, endConnections);
    await expect.poll(() => troubles.length).toBeGreaterThan(0);
    await expect(sql`select 1`.execute(database.db)).rejects.toMatchObject({
      name: "DatabaseUnavailable",
      code: "DATABASE_UNAVAILABLE",
    });
    await administer(databaseAddress, "alter database {database} allow_connections true");
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  test("that ends a connection in the middle of a transaction is reported as away", async () => {
    const databaseAddress = await address();
    const database = await open(databaseAddress);
    const change = database.change("projects", async (trx) => {
      await administer(databaseAddress, endConnections);
      await sql`select 1`.execute(trx);
    });
    await expect(change).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  });

  test("times out after ten seconds in one statement", async () => {
    const { db } = await open();
    expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statementTimeout: "10s" }]);
  });

  test("that cannot be reached at the start is named as the trouble", async () => {
    const nowhere = openDatabase({ url: "postgres://nobody@localhost/none?host=/nonexistent" });
    await expect(nowhere).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  });
});
