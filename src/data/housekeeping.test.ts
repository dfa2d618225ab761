import { existsSync, readFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { anInquiry } from "../../tests/support/builders.ts";
import { describeOn, openMemory } from "../../tests/support/database.ts";
import { mailSetUp } from "../../tests/support/mail-options.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createServices } from "./services.ts";

test("a part that fails keeps no other from being done, and is not hushed up", async () => {
  const done: string[] = [];
  const part = (name: string, failure?: Error) => ({
    deleteExpired: async () => {
      done.push(name);
      if (failure) throw failure;
    },
  });
  const database = await openMemory();
  const { run } = createHousekeeping(database, [part("a"), part("b", new Error("b is stuck")), part("c")]);
  await expect(run()).rejects.toThrow("b is stuck");
  expect(done).toEqual(["a", "b", "c"]);
  await database.close();
});

describeOn("sqlite", "what was deleted", ({ address, open }) => {
  async function openSite() {
    const databaseAddress = await address();
    const database = await open(databaseAddress);
    const file = "file" in databaseAddress ? databaseAddress.file : "";
    const mail = mailSetUp({ to: "sales@example.com", inboxUrl: "https://site.example/" });
    const services = createServices({ database, rateLimit: false, mail });
    /** Positions of a text on the disk. */
    const placesOf = (text: string) =>
      [file, `${file}-wal`].filter((name) => existsSync(name) && readFileSync(name).includes(text));
    return { ...services, database, file, placesOf };
  }

  /** Longer than a page of the file. */
  const message = "비밀 문의 ".repeat(800).trim();

  test("is gone from the file and from its write-ahead log after wiping: inquiries, notes and mails", async () => {
    const { inquiries, inbox, housekeeping, file, placesOf } = await openSite();
    const texts = ["비밀상사", "secret@example.com", "비밀 문의", "비밀 메모"];
    const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
    const receive = (company: string, facts = {}) =>
      inquiries.receive(anInquiry({ company, ...facts }), arrival);
    await receive("남는 회사");
    const result = await receive("비밀상사", { email: "secret@example.com", message });
    await receive("남는 다른 회사");
    const id = result.kind === "stored" ? result.id : 0;
    await inbox.note(id, { key: "k", text: "비밀 메모", author: "kim" });
    await housekeeping.truncateWal();
    for (const text of texts) expect([text, placesOf(text)]).toEqual([text, [file]]);
    await inbox.remove(id);
    for (const text of texts) expect([text, placesOf(text)]).toEqual([text, [file]]);
    await housekeeping.truncateWal();
    for (const text of texts) expect([text, placesOf(text)]).toEqual([text, []]);
    expect(placesOf("남는 회사")).toEqual([file]);
  });

  test("is wiped another time while somebody reads, and waiting for writers goes on as before", async () => {
    const { database, file, housekeeping } = await openSite();
    const reader = new Sqlite(file, { readonly: true });
    reader.exec("begin");
    reader.prepare("select count(*) from users").get();
    await database.db.insertInto("samples").values({ name: "비밀", offeredAt: 1 }).execute();
    await expect(housekeeping.truncateWal()).resolves.toBeUndefined();
    const waiting = await sql<{ timeout: number }>`pragma busy_timeout`.execute(database.db);
    expect(waiting.rows).toEqual([{ timeout: 5_000 }]);
    reader.close();
    await housekeeping.truncateWal();
    expect(readFileSync(`${file}-wal`)).toHaveLength(0);
  });
});
