import { expect, onTestFinished, test } from "vitest";
import { createServices } from "#data/services.ts";
import { openMemory } from "../../tests/support/database.ts";
import { checkAdminPassword, checkSecondFactors } from "./check-accounts.ts";

const settings = {
  adminUsername: "admin",
  adminPassword: undefined,
  databaseUrl: undefined,
  dataDir: "/data",
  secretKey: undefined,
};

async function opened() {
  const database = await openMemory();
  onTestFinished(() => database.close());
  return { database, services: createServices({ database }) };
}

/** The sentences that are logged at a start with these settings. */
async function warningsOf(
  { services }: Awaited<ReturnType<typeof opened>>,
  changed: Partial<Parameters<typeof checkSecondFactors>[1]>,
): Promise<string[]> {
  const warnings: string[] = [];
  const warn = (...args: unknown[]) => warnings.push(String(args.at(-1)));
  const env = { ...settings, ...changed };
  await checkSecondFactors(services, env, { warn });
  await checkAdminPassword(services, env, { warn });
  return warnings;
}

test.each(["short", "password1234"])(
  "ADMIN_PASSWORD=%s works, and warns while it is in use",
  async (weak) => {
    const site = await opened();
    await site.services.accounts.createFirst({ username: "admin", password: weak });
    expect(await site.services.accounts.verify("admin", weak)).toBeDefined();
    expect(await warningsOf(site, { adminPassword: weak })).toEqual([
      expect.stringContaining("ADMIN_PASSWORD is short or easily guessed"),
    ]);
    await site.services.accounts.setPassword("admin", "우산과 자전거 열쇠");
    expect(await warningsOf(site, { adminPassword: weak })).toEqual([]);
  },
);

test("a good ADMIN_PASSWORD is no matter", async () => {
  const site = await opened();
  await site.services.accounts.createFirst({ username: "admin", password: "우산과 자전거 열쇠" });
  expect(await warningsOf(site, { adminPassword: "우산과 자전거 열쇠" })).toEqual([]);
});

test("PostgreSQL without SECRET_KEY warns of other instances, and with one it does not", async () => {
  const site = await opened();
  const databaseUrl = "postgres://localhost/site";
  expect(await warningsOf(site, { databaseUrl })).toEqual([expect.stringContaining("same SECRET_KEY")]);
  expect(await warningsOf(site, { databaseUrl, secretKey: "k".repeat(32) })).toEqual([]);
});

test("second factors that another key has sealed are reported, with what to do", async () => {
  const { database, services } = await opened();
  await services.accounts.createFirst({ username: "admin", password: "우산과 자전거 열쇠" });
  await services.secondFactor.createPendingSecret(1);
  const restarted = createServices({ database });
  expect(await warningsOf({ database, services: restarted }, {})).toEqual([
    expect.stringMatching(/sealed with another key.*\/data\/secret\.key.*disable-totp/),
  ]);
});
