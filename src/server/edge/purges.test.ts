import { expect, test, vi } from "vitest";
import { createChangeFeed } from "#data/database/changes.ts";
import { startPurges } from "./purges.ts";

const url = "http://127.0.0.1:6081/cdn-purge";

/** Purges to caches of which each call is answered by `answer`; a pause ends when its end is called. */
function opened(respond: () => Promise<Response>, urls = [url]) {
  const calls: { url: string; tags: string[]; authorization: string | null }[] = [];
  const call = vi.fn(async (to: unknown, { body, headers }: RequestInit = {}) => {
    const authorization = new Headers(headers).get("authorization");
    calls.push({ url: String(to), tags: JSON.parse(String(body)).tags, authorization });
    return respond();
  });
  const changes = createChangeFeed();
  const log: string[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const purges = startPurges({
    urls,
    token: "a-token-of-ours",
    changes,
    clock: () => new Date("2026-01-02T03:04:05Z"),
    pause: (ms, signal) =>
      new Promise<void>((end) => {
        pauses.push({ ms, end });
        signal.addEventListener("abort", () => end());
      }),
    call: call as typeof fetch,
    onFailure: (_url, reason) => log.push(`failed: ${reason}`),
    onRecovery: () => log.push("recovered"),
  });
  purges.purgeEverything();
  return { calls, changes, purges, log, pauses };
}

const good = async () => new Response("{}");

test("every page is purged on request, under the tag that all pages have", async () => {
  const { calls } = opened(good);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([{ url, tags: ["site"], authorization: "Bearer a-token-of-ours" }]);
});

test("a change reaches every cache at once, and news of inquiries to none", async () => {
  const other = "https://cdn.example/purge";
  const { calls, changes } = opened(good, [url, other]);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  changes.publish("inquiries");
  changes.publish("products");
  await vi.waitFor(() => expect(calls).toHaveLength(4));
  expect(calls.slice(2).map((call) => [call.url, call.tags])).toEqual([
    [url, ["products"]],
    [other, ["products"]],
  ]);
});

test("what changes during a call is reported in one call after it", async () => {
  const first = Promise.withResolvers<Response>();
  let count = 0;
  const { calls, changes, purges } = opened(() => (count++ === 0 ? first.promise : good()));
  changes.publish("content");
  changes.publish("projects");
  changes.publish("content");
  expect(purges.state()).toMatchObject({ isPending: true, failingSince: undefined });
  first.resolve(new Response("{}"));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.tags).toEqual(["content", "projects"]);
});

test("a purge that fails is tried again until it succeeds, with what has changed meanwhile, and is logged once", async () => {
  let isUp = false;
  const { calls, changes, purges, log, pauses } = opened(async () => {
    if (!isUp) throw new Error("connection refused");
    return new Response("{}");
  });
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  expect(purges.state().failingSince).toEqual(new Date("2026-01-02T03:04:05Z"));
  changes.publish("content");
  pauses[0]?.end();
  await vi.waitFor(() => expect(pauses).toHaveLength(2));
  isUp = true;
  pauses[1]?.end();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.tags.toSorted()).toEqual(["content", "site"]);
  await vi.waitFor(() => expect(log).toEqual(["failed: connection refused", "recovered"]));
  expect(purges.state()).toEqual({
    failingSince: undefined,
    isPending: false,
    purgedAt: new Date("2026-01-02T03:04:05Z"),
  });
  expect(pauses.map(({ ms }) => ms)).toEqual([1_000, 2_000]);
});

test("a response that is no success counts as a failure", async () => {
  const { purges, log } = opened(async () => new Response("", { status: 403 }));
  await vi.waitFor(() => expect(purges.state().failingSince).toBeInstanceOf(Date));
  expect(log).toEqual(["failed: status 403"]);
});

test("nothing is tried any more after the end", async () => {
  const { calls, changes, purges, pauses } = opened(async () => new Response("", { status: 500 }));
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  purges.stop();
  changes.publish("content");
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toHaveLength(1);
});
