import { expect, onTestFinished, test } from "vitest";
import { createRateLimits, type Limit } from "#data/rate-limits.ts";
import { openMemory } from "../../tests/support/database.ts";
import {
  accountKeyPrefix,
  codeHolderLimit,
  codeLimits,
  failedFormLimits,
  importUploadLimit,
  inquiryFilesLimits,
  loginLimits,
  reauthenticationLimit,
  resetLimits,
  testMailLimit,
  testWebhookLimit,
  uploadLimit,
} from "./limits.ts";

type Source = Parameters<typeof loginLimits>[1];

const minuteMs = 60_000;

/** Limits with a clock that the test sets. */
async function openLimits() {
  const database = await openMemory();
  onTestFinished(() => database.close());
  let now = Date.parse("2026-01-02T03:04:05.000Z");
  const limits = createRateLimits(database, () => new Date(now));
  const at = (address: string) => ({ address, knownDeviceId: undefined });
  return {
    limits,
    isWrongOneHeard: async (address: string) =>
      (await limits.consumeAll(loginLimits("admin", at(address)))).allowed,
    isResetHeard: async (address: string) =>
      (await limits.consumeAll(resetLimits("admin", at(address)).requestLimits)).allowed,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

/** Addresses of one IPv6 subscriber, each in a network (/64) of its own. */
const subscriber = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:7:${index.toString(16)}::1`);

const customer = "2001:db8:8::1";

test("one IPv6 subscriber, who has thousands of networks, does not shut an account to others", async () => {
  const { isWrongOneHeard } = await openLimits();
  const heard: boolean[] = [];
  for (const address of subscriber(40)) heard.push(await isWrongOneHeard(address));
  expect(heard.filter(Boolean)).toHaveLength(20);
  expect(await isWrongOneHeard(customer)).toBe(true);
});

test("one network alone does not use up what an account has for a day", async () => {
  const { isWrongOneHeard, pass } = await openLimits();
  for (let quarter = 0; quarter < 40; quarter++) {
    for (let i = 0; i < 10; i++) await isWrongOneHeard("203.0.113.7");
    pass(15 * minuteMs);
  }
  expect(await isWrongOneHeard("198.51.100.1")).toBe(true);
  expect(await isWrongOneHeard("203.0.113.7")).toBe(false);
});

test("one IPv6 subscriber asks for six links in half an hour, and other subscribers for their own", async () => {
  const { isResetHeard } = await openLimits();
  const heard: boolean[] = [];
  for (const address of subscriber(20)) heard.push(await isResetHeard(address));
  expect(heard.filter(Boolean)).toHaveLength(6);
  expect(await isResetHeard(customer)).toBe(true);
});

test.each([
  ["forms that fail", failedFormLimits, 90],
  ["forms with files", inquiryFilesLimits, 60],
])("%s are counted for all networks of one IPv6 subscriber together", async (_, limitsOf, most) => {
  const { limits } = await openLimits();
  const take = async (address: string) => (await limits.consumeAll(limitsOf(address))).allowed;
  for (const address of subscriber(most)) expect(await take(address)).toBe(true);
  expect(await take("2001:db8:7:ffff::1")).toBe(false);
  expect(await take(customer)).toBe(true);
});

test("one address may bring thirty forms with files a day", async () => {
  const { limits, pass } = await openLimits();
  const take = async () => (await limits.consumeAll(inquiryFilesLimits("203.0.113.7"))).allowed;
  for (let count = 0; count < 20; count++) expect(await take()).toBe(true);
  expect(await take()).toBe(false);
  pass(61 * minuteMs);
  for (let count = 0; count < 10; count++) expect(await take()).toBe(true);
  expect(await take()).toBe(false);
});

test("a name of a hundred letters at an address that is none has keys that the database takes", async () => {
  const { limits } = await openLimits();
  const source = { address: "x".repeat(300), knownDeviceId: undefined };
  const wanted = loginLimits("가".repeat(100), source);
  expect(
    await limits.consumeAll([...wanted, ...resetLimits("가".repeat(100), source).requestLimits]),
  ).toEqual({
    allowed: true,
  });
});

test.each([
  ["sign in", (source: Source) => loginLimits("admin", source), 10],
  ["ask for a link", (source: Source) => resetLimits("admin", source).requestLimits, 5],
])("a known device may %s though a stranger has used up all of the account", async (_, limitsOf, most) => {
  const { limits } = await openLimits();
  const isTaken = async (address: string, knownDeviceId?: string) =>
    (await limits.consumeAll(limitsOf({ address, knownDeviceId }))).allowed;
  for (let network = 0; network < 50; network++) await isTaken(`203.0.${network}.7`);
  for (let count = 0; count < most; count++) expect(await isTaken("203.0.1.7", "phone")).toBe(true);
  expect(await isTaken("203.0.1.7", "phone")).toBe(false);
  expect(await isTaken("203.0.1.7", "laptop")).toBe(true);
});

test("limits of an account begin with its name, and count for it alone", () => {
  const source = { address: "203.0.113.7", knownDeviceId: undefined };
  const ofAccount = (username: string) => [
    ...loginLimits(username, { ...source, knownDeviceId: "phone" }),
    ...codeLimits(username, source.address),
    codeHolderLimit(username, "123456"),
    ...resetLimits(username, { ...source, knownDeviceId: "phone" }).requestLimits,
    ...resetLimits(username, source).mailLimits,
  ];
  const [own, other] = [ofAccount("admin"), ofAccount("admin2")];
  expect(own.map(({ key }) => key.startsWith(accountKeyPrefix("admin")))).toEqual(own.map(() => true));
  expect(new Set([...own, ...other].map(({ key }) => key)).size).toBe(own.length + other.length);
  expect(accountKeyPrefix("admin2").startsWith(accountKeyPrefix("admin"))).toBe(false);
});

test.each([
  ["codes of an account from many networks", (count: number) => codeLimits("admin", `10.${count}.0.1`), 100],
  ["wrong passwords with one valid code", () => [codeHolderLimit("admin", "123456")], 30],
  ["proofs of a session", () => [reauthenticationLimit("s")], 10],
  [
    "mails of a reset, wherever they are asked for",
    () => resetLimits("admin", { address: "10.0.0.1", knownDeviceId: undefined }).mailLimits,
    5,
  ],
  ["uploads of a session", () => [uploadLimit("s")], 60],
  ["mails that try the server", () => [testMailLimit(1)], 5],
  ["calls that try a webhook", () => [testWebhookLimit(1)], 10],
])("%s are limited", async (_, limitsOf, most) => {
  const { limits } = await openLimits();
  for (let count = 0; count < most; count++)
    expect((await limits.consumeAll(limitsOf(count))).allowed).toBe(true);
  expect((await limits.consumeAll(limitsOf(most))).allowed).toBe(false);
});

test("what one session or account has used up is left to the others", () => {
  const keys = [1, 2].flatMap((id) => [
    reauthenticationLimit(`${id}`),
    uploadLimit(`${id}`),
    importUploadLimit(`${id}`),
    testMailLimit(id),
    testWebhookLimit(id),
    codeHolderLimit("admin", `${id}`),
  ]);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
});

const hourMs = 60 * minuteMs;
const stranger = { address: "203.0.113.7", knownDeviceId: undefined };
const phone = { ...stranger, knownDeviceId: "phone" };

test.each<[string, number, number, Limit | undefined]>([
  ["sign-ins of a known device", 10, 15 * minuteMs, loginLimits("admin", phone)[0]],
  ["sign-ins of an account", 30, 15 * minuteMs, loginLimits("admin", stranger).at(-2)],
  ["sign-ins of an account in a day", 300, 24 * hourMs, loginLimits("admin", stranger).at(-1)],
  ["codes of an account in a day", 100, 24 * hourMs, codeLimits("admin", stranger.address).at(-1)],
  ["passwords with one code", 30, 24 * hourMs, codeHolderLimit("admin", "123456")],
  ["proofs of a session", 10, 15 * minuteMs, reauthenticationLimit("s")],
  ["links for a known device", 5, hourMs, resetLimits("admin", phone).requestLimits[0]],
  ["mails of a reset", 5, 30 * minuteMs, resetLimits("admin", stranger).mailLimits[0]],
  ["uploads of a session", 60, hourMs, uploadLimit("s")],
  ["pictures of an imported list", 4_000, 24 * hourMs, importUploadLimit("s")],
  ["mails that try the server", 5, 10 * minuteMs, testMailLimit(1)],
  ["calls that try a webhook", 10, 10 * minuteMs, testWebhookLimit(1)],
])("%s are limited to %i in %i ms", (_, max, windowMs, limit) => {
  expect(limit).toMatchObject({ max, windowMs });
});

test("the link that a known device asks for is mailed though strangers have used up the mails", () => {
  expect(resetLimits("admin", phone).mailLimits).toEqual([]);
  expect(resetLimits("admin", phone).requestLimits).toHaveLength(1);
});

test.each([
  ["loginLimits", loginLimits("admin", stranger), 5],
  ["codeLimits", codeLimits("admin", stranger.address), 3],
  ["resetLimits", resetLimits("admin", stranger).requestLimits, 2],
  ["failedFormLimits", failedFormLimits(stranger.address), 1],
  ["inquiryFilesLimits", inquiryFilesLimits(stranger.address), 2],
])("the network of a stranger is counted by %s, each limit under a key of its own", (_, limits, count) => {
  expect(new Set(limits.map(({ key }) => key)).size).toBe(count);
  expect(limits.some(({ key }) => key.includes(stranger.address))).toBe(true);
});

test("limits by network alone are the same for every account", () => {
  const shared = (username: string) =>
    [...loginLimits(username, stranger), ...resetLimits(username, stranger).requestLimits]
      .filter(({ key }) => !key.startsWith(accountKeyPrefix(username)))
      .map(({ key }) => key);
  expect(shared("admin")).toHaveLength(2);
  expect(shared("admin")).toEqual(shared("other"));
});
