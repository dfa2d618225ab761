import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Overloaded } from "#domain/overloaded.ts";
import { cheapHash, hashCheaply } from "../../../tests/support/cheap-hash.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createAccounts } from "./accounts.ts";
import { dummyHash, hashPassword, isPassword } from "./passwords.ts";

const clock = () => new Date("2026-01-02T03:04:05.000Z");
const chance = { clock, randomBytes, hashPassword: hashCheaply };

/** Fixed in place of random bytes: 0, 1, 2, … */
const fixedBytes = (size: number) => Buffer.from(Uint8Array.from({ length: size }, (_, index) => index));

describeOnBothEngines("accounts", ({ open }) => {
  test("start with one administrator, whose generated password is returned once", async () => {
    const accounts = createAccounts(await open(), chance);
    const first = await accounts.createFirst({ username: "admin" });
    const password = first?.generatedPassword ?? "";
    expect(password).toMatch(/^[\w-]{20}$/);
    expect(await accounts.createFirst({ username: "admin" })).toBeUndefined();
    expect(await accounts.createFirst({ username: "other", password: "secret" })).toBeUndefined();
    expect(await accounts.verify("admin", password)).toMatchObject({ username: "admin" });
    expect(await accounts.verify("other", "secret")).toBeUndefined();
  });

  test("start with a given password without returning it", async () => {
    const accounts = createAccounts(await open(), chance);
    const password = "correct horse 배터리";
    expect(await accounts.createFirst({ username: "관리자", password })).toEqual({ username: "관리자" });
    expect(await accounts.verify("관리자", password)).toMatchObject({ username: "관리자" });
    expect(await accounts.verify("관리자", "correct horse")).toBeUndefined();
    expect(await accounts.verify("nobody", password)).toBeUndefined();
  });

  test("are created once when two instances start at the same time", async () => {
    const database = await open();
    const accounts = createAccounts(database, chance);
    const first = { username: "admin", password: "secret" };
    const made = await Promise.all([accounts.createFirst(first), accounts.createFirst(first)]);
    expect(made.filter((each) => each !== undefined)).toHaveLength(1);
    expect(await database.db.selectFrom("users").select("username").execute()).toEqual([
      { username: "admin" },
    ]);
  });

  test("accept a new password and reject the old one", async () => {
    const accounts = createAccounts(await open(), chance);
    await accounts.createFirst({ username: "admin", password: "old" });
    expect(await accounts.setPassword("admin", "new")).toBe(true);
    expect(await accounts.setPassword("nobody", "new")).toBe(false);
    expect(await accounts.verify("admin", "old")).toBeUndefined();
    expect(await accounts.verify("admin", "new")).toMatchObject({ username: "admin" });
  });

  test("are added with a password that is returned once and is provisional until changed", async () => {
    const accounts = createAccounts(await open(), chance);
    await accounts.createFirst({ username: "admin", password: "given" });
    const added = await accounts.add("kim");
    if (typeof added === "string") throw new Error(added);
    expect(await accounts.verify("kim", added.generatedPassword)).toMatchObject({ username: "kim" });
    expect([await accounts.add("KIM"), await accounts.add("admin")]).toEqual(["taken", "taken"]);
    const provisional = async () => (await accounts.list()).map((each) => each.isPasswordProvisional);
    expect(await provisional()).toEqual([false, true]);
    await accounts.setPassword("kim", "chosen");
    expect(await provisional()).toEqual([false, false]);
    expect(await accounts.find("kim")).toEqual({ id: 2, username: "kim", isPasswordProvisional: false });
  });

  test("are added once per key; before the first sign-in a repetition replaces the password", async () => {
    const database = await open();
    const accounts = createAccounts(database, chance);
    const storedHash = async () =>
      (await database.db.selectFrom("users").select("password").executeTakeFirstOrThrow()).password;
    const added = [await accounts.add("kim", { key: "1" }), await storedHash()] as const;
    expect(await accounts.add("KIM", { key: "1" })).toBe("taken");
    const repeated = await accounts.add("kim", { key: "1" });
    if (typeof repeated === "string") throw new Error(repeated);
    expect([added[0], repeated]).toMatchObject([{ isNew: true }, { isNew: false }]);
    expect(await storedHash()).not.toBe(added[1]);
    expect(await accounts.add("lee", { key: "1" })).toMatchObject({ isNew: true });
    const kim = await accounts.verify("kim", repeated.generatedPassword);
    expect(kim && (await accounts.recordLogin(kim))).toBe(true);
    await accounts.setPassword("lee", "chosen");
    expect([await accounts.add("kim", { key: "1" }), await accounts.add("lee", { key: "1" })]).toEqual([
      "taken",
      "taken",
    ]);
    expect((await accounts.list()).map(({ username }) => username)).toEqual(["kim", "lee"]);
  });

  test("are listed by name, in either case", async () => {
    const accounts = createAccounts(await open(), chance);
    for (const username of ["lee", "boss", "Kim"]) await accounts.add(username, { key: username });
    expect((await accounts.list()).map(({ username }) => username)).toEqual(["boss", "Kim", "lee"]);
  });

  test("store the time of the last sign-in", async () => {
    const accounts = createAccounts(await open(), chance);
    await accounts.createFirst({ username: "admin", password: "given" });
    const verified = await accounts.verify("admin", "given");
    expect(verified && (await accounts.recordLogin(verified))).toBe(true);
    expect(await accounts.list()).toEqual([
      {
        id: 1,
        username: "admin",
        role: "administrator",
        isPasswordProvisional: false,
        hasSecondFactor: false,
        lastLoginAt: "2026-01-02T03:04:05.000Z",
      },
    ]);
    await accounts.setPassword("admin", "changed");
    expect(verified && (await accounts.recordLogin(verified))).toBe(false);
  });

  test("have a role; one stays administrator even if two are changed at the same moment", async () => {
    const accounts = createAccounts(await open(), chance);
    await accounts.createFirst({ username: "admin", password: "given" });
    await accounts.add("kim", { role: "sales" });
    const rolesOf = async () => (await accounts.list()).map(({ role }) => role);
    expect(await rolesOf()).toEqual(["administrator", "sales"]);
    expect([await accounts.setRole(1, "editor"), await accounts.remove(1)]).toEqual(["last", "last"]);
    expect(await accounts.setRole(9, "editor")).toBe("missing");
    expect(await accounts.setRole(2, "administrator")).toBe("changed");
    expect(
      (await Promise.all([accounts.setRole(1, "editor"), accounts.setRole(2, "editor")])).toSorted(),
    ).toEqual(["changed", "last"]);
    expect((await rolesOf()).toSorted()).toEqual(["administrator", "editor"]);
  });

  test("have their planned publications counted, but none that has failed", async () => {
    const database = await open();
    const accounts = createAccounts(database, chance);
    await accounts.createFirst({ username: "admin", password: "secret" });
    const plan = { id: 1, edits: "{}", editsBefore: "{}", publishAt: 1, plannedAt: 1, plannedBy: "admin" };
    await database.db
      .insertInto("contentPlans")
      .values({ ...plan, failedAt: null })
      .execute();
    const work = { plannedContent: 1, plannedPages: 0, openInquiries: 0 };
    expect(await accounts.countWork(1)).toEqual(work);
    await database.db.updateTable("contentPlans").set({ failedAt: 2 }).execute();
    expect(await accounts.countWork(1)).toEqual({ ...work, plannedContent: 0 });
    const page = { kind: "page", draft: "{}", draftAddress: "", updatedAt: 1 } as const;
    await database.db
      .insertInto("ownPages")
      .values({ ...page, publishAt: 1, publishBy: "admin" })
      .execute();
    expect(await accounts.countWork(1)).toMatchObject({ plannedPages: 1 });
    await database.db.updateTable("ownPages").set({ publishFailedAt: 2 }).execute();
    expect(await accounts.countWork(1)).toMatchObject({ plannedPages: 0 });
    expect(await accounts.countWork(7)).toBeUndefined();
  });

  test("are removed with their data, except the last one, even if two are removed at the same moment", async () => {
    const database = await open();
    const accounts = createAccounts(database, chance);
    for (const username of ["kim", "lee"])
      await database.db.insertInto("users").values({ username, password: "-" }).execute();
    for (const userId of [1, 2])
      await database.db
        .insertInto("session")
        .values({ sid: `s${userId}`, sess: "{}", expire: 1, userId })
        .execute();
    expect(await accounts.remove(7)).toBe("missing");
    expect((await Promise.all([accounts.remove(1), accounts.remove(2)])).toSorted()).toEqual([
      "last",
      "removed",
    ]);
    expect(await accounts.list()).toHaveLength(1);
    expect(await database.db.selectFrom("session").selectAll().execute()).toHaveLength(1);
  });

  test("never contain the password itself", async () => {
    const database = await open();
    await createAccounts(database, { ...chance, hashPassword }).createFirst({
      username: "admin",
      password: "opensesame",
    });
    const { password } = await database.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    expect(password).not.toContain("opensesame");
  });
});

describe("password hashes", () => {
  test("leave threads free: of many simultaneous ones some are computed, the others rejected at once", async () => {
    const hash = cheapHash("right");
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => isPassword("guess", hash)));
    const refused = all.filter((each) => each.status === "rejected");
    expect(refused.length).toBe(4);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(Overloaded);
    expect(await isPassword("guess", hash)).toBe(false);
  });
});

describe("a password hash", () => {
  test("is the same for Hangul composed or decomposed", async () => {
    const hash = await hashPassword("비밀번호".normalize("NFD"), fixedBytes);
    expect(await isPassword("비밀번호".normalize("NFC"), hash)).toBe(true);
  });

  test("differs by its salt", async () => {
    const [one, other] = [await hashPassword("same", randomBytes), await hashPassword("same", randomBytes)];
    expect(one).not.toBe(other);
  });

  // RFC 7914 section 12, third vector: scrypt("pleaseletmein", "SodiumChloride", N = 16384, r = 8, p = 1).
  test("is scrypt as published", async () => {
    const key =
      "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2" +
      "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887";
    const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
    const hash = `$scrypt$ln=14,r=8,p=1$${encode(Buffer.from("SodiumChloride"))}$${encode(Buffer.from(key, "hex"))}`;
    expect(await isPassword("pleaseletmein", hash)).toBe(true);
    expect(await isPassword("pleaseletmeout", hash)).toBe(false);
  });

  test("in another format is an error, not a wrong password", async () => {
    await expect(isPassword("x", "plain text")).rejects.toThrow("Set the password again");
  });

  test("of an unknown account matches no password", async () => {
    expect(await isPassword("", dummyHash)).toBe(false);
  });
});
