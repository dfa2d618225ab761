import { expect, onTestFinished, test } from "vitest";
import { createRateLimits } from "#data/rate-limits.ts";
import { openMemory } from "../../tests/support/database.ts";
import { failedFormLimits, inquiryFilesLimits, loginLimits, resetLimits } from "./limits.ts";

const minuteMs = 60_000;

/** Limits with a clock that the test sets. */
async function openLimits() {
  const database = await openMemory();
  onTestFinished(() => database.close());
  let now = Date.parse("2026-01-02T03:04:05.000Z");
  const limits = createRateLimits(database, () => new Date(now));
  const at = (address: string) => ({ address, device: undefined });
  return {
    limits,
    isWrongOneHeard: async (address: string) =>
      (await limits.consumeAll(loginLimits("admin", at(address)))).allowed,
    isResetHeard: async (address: string) =>
      (await limits.consumeAll(resetLimits("admin", at(address)).asked)).allowed,
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

test("one IPv6 subscriber asks for six links an hour, and other subscribers for their own", async () => {
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
  const source = { address: "x".repeat(300), device: undefined };
  const wanted = loginLimits("가".repeat(100), source);
  expect(await limits.consumeAll([...wanted, ...resetLimits("가".repeat(100), source).asked])).toEqual({
    allowed: true,
  });
});
