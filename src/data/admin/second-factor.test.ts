import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { blockedStatements, describeOn, describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { createSealing } from "./sealing.ts";
import { createSecondFactor } from "./second-factor.ts";
import { codeAt, fromBase32, stepAt } from "./totp.ts";

const stepMs = 30_000;

/** An account, its authenticator app, and a clock that the test moves. */
async function open(database: Database, secretKey = "the key of this program") {
  let now = Date.parse("2025-01-01T00:00:00.000Z");
  const { id } = await database.db
    .insertInto("users")
    .values({ username: "admin", password: "-" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const factor = createSecondFactor(database, {
    clock: () => new Date(now),
    randomBytes,
    sealing: createSealing(secretKey, randomBytes),
  });
  let secret: Buffer = Buffer.alloc(0);
  const code = (stepsAway = 0) => codeAt(secret, stepAt(new Date(now)) + stepsAway);
  async function begin(): Promise<void> {
    secret = fromBase32((await factor.createPendingSecret(id)) ?? "");
  }
  async function enable(): Promise<string[]> {
    await begin();
    const codes = await factor.confirm(id, code());
    now += 2 * stepMs;
    return codes ?? [];
  }
  return {
    factor,
    id,
    code,
    begin,
    enable,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describeOnBothEngines("a second factor", (engine) => {
  test("is not effective before a code is confirmed", async () => {
    const { factor, id, code } = await open(await engine.open());
    expect(await factor.status(id)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    const [first, second] = [await factor.createPendingSecret(id), await factor.createPendingSecret(id)];
    expect(second).toMatch(/^[A-Z2-7]{32}$/);
    expect(second).not.toBe(first);
    expect(await factor.confirm(id, "000000x")).toBeUndefined();
    expect(await factor.spend(id, code())).toBeUndefined();
    expect((await factor.status(id)).isEnabled).toBe(false);
  });

  test("accepts each code once, and no older one", async () => {
    const { factor, id, code, enable, pass } = await open(await engine.open());
    await enable();
    expect(await factor.spend(id, code())).toBe("totp");
    expect(await factor.spend(id, code())).toBeUndefined();
    expect(await factor.spend(id, code(-1))).toBeUndefined();
    pass(stepMs);
    expect(await factor.spend(id, code())).toBe("totp");
  });

  test("accepts a code once when two logins use it at the same time", async () => {
    const { factor, id, code, enable } = await open(await engine.open());
    await enable();
    const spent = await Promise.all([factor.spend(id, code()), factor.spend(id, code())]);
    expect(spent.filter((kind) => kind === "totp")).toHaveLength(1);
  });

  test("keeps working when a clock that was ahead is corrected", async () => {
    const { factor, id, code, enable, pass } = await open(await engine.open());
    await enable();
    pass(60 * stepMs);
    await factor.spend(id, code());
    pass(-60 * stepMs);
    expect(await factor.spend(id, code())).toBe("totp");
  });

  test("is replaced by a recovery code, each once, in any notation", async () => {
    const { factor, id, enable } = await open(await engine.open());
    const [first = "", second = ""] = await enable();
    expect(first).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(await factor.spend(id, first)).toBe("recovery");
    expect(await factor.spend(id, first)).toBeUndefined();
    expect(await factor.spend(id, ` ${second.toLowerCase().replaceAll("-", " ")} `)).toBe("recovery");
    expect(await factor.status(id)).toEqual({ isEnabled: true, recoveryCodesLeft: 8 });
  });

  test("never stores a recovery code itself", async () => {
    const database = await engine.open();
    const { enable } = await open(database);
    const [code = ""] = await enable();
    const rows = await database.db.selectFrom("recoveryCodes").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
  });

  test("cannot be set up again while it is on, and is deleted when turned off", async () => {
    const { factor, id, code, enable } = await open(await engine.open());
    const [recovery = ""] = await enable();
    expect(await factor.createPendingSecret(id)).toBeUndefined();
    expect(await factor.confirm(id, code())).toBeUndefined();
    await factor.disable(id);
    expect(await factor.status(id)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    expect(await factor.spend(id, recovery)).toBeUndefined();
    expect(await factor.renewRecoveryCodes(id)).toBeUndefined();
  });

  test("is sealed in the database, even if it was stored before a key was set", async () => {
    const database = await engine.open();
    const { factor, id, code, enable } = await open(database);
    await enable();
    const stored = () => database.db.selectFrom("secondFactors").select("secret").executeTakeFirstOrThrow();
    expect((await stored()).secret).toMatch(/^v1\./);
    const plain = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    await database.db.updateTable("secondFactors").set({ secret: plain }).execute();
    const codeOfPlain = codeAt(fromBase32(plain), stepAt(new Date("2025-01-01T00:01:00.000Z")));
    expect(await factor.spend(id, code())).toBeUndefined();
    expect(await factor.sealSecrets()).toBe(0);
    expect((await stored()).secret).toMatch(/^v1\./);
    expect(await factor.spend(id, codeOfPlain)).toBe("totp");
  });

  test("sealed with another key is reported, and its recovery codes stay valid", async () => {
    const database = await engine.open();
    const { id, code, enable } = await open(database);
    const [recoveryCode = ""] = await enable();
    const elsewhere = createSecondFactor(database, {
      clock: () => new Date("2025-01-01T00:01:00.000Z"),
      randomBytes,
      sealing: createSealing("another key", randomBytes),
    });
    expect(await elsewhere.sealSecrets()).toBe(1);
    expect(await elsewhere.spend(id, code())).toBe("undecryptable");
    expect(await elsewhere.spend(id, recoveryCode)).toBe("recovery");
  });
});

describeOn("postgres", "a second factor", (engine) => {
  test("has the recovery codes of one of two simultaneous renewals", async () => {
    const database = await engine.open();
    const { factor, id, enable } = await open(database);
    await enable();
    let renewed: Promise<unknown> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom("recoveryCodes").select("codeHash").forUpdate().execute();
      renewed = Promise.all([factor.renewRecoveryCodes(id), factor.renewRecoveryCodes(id)]);
      await expect.poll(() => blockedStatements(database)).toBe(2);
    });
    await renewed;
    expect(await factor.status(id)).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
  });

  test("is not confirmed by a code of a secret that is replaced meanwhile", async () => {
    const database = await engine.open();
    const { factor, id, code, begin } = await open(database);
    await begin();
    let confirmed: Promise<unknown> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("secondFactors")
        .set({ secret: "A".repeat(32) })
        .execute();
      confirmed = factor.confirm(id, code());
      await expect.poll(() => blockedStatements(database)).toBe(1);
    });
    expect(await confirmed).toBeUndefined();
  });
});
