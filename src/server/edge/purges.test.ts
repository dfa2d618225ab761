import { expect, test, vi } from "vitest";
import { createChangeFeed } from "#data/database/changes.ts";
import { secondPurgePauseMs, startPurges } from "./purges.ts";

const url = "http://127.0.0.1:6081/cdn-purge";

interface Given {
  token: string | undefined;
  clock: () => Date;
}

/** Purges to caches of which each call is answered by `respond`; a pause, before a retry or a second purge, ends when its end is called. */
function opened(
  respond: (url: string) => Promise<Response>,
  urls = [url],
  { token = "a-token-of-ours", clock = () => new Date("2026-01-02T03:04:05Z") }: Partial<Given> = {},
) {
  const calls: { url: string; tags: string[]; authorization: string | null }[] = [];
  const requests: RequestInit[] = [];
  const call = vi.fn(async (to: unknown, request: RequestInit = {}) => {
    const { body, headers } = request;
    requests.push(request);
    const authorization = new Headers(headers).get("authorization");
    calls.push({ url: String(to), tags: JSON.parse(String(body)).tags, authorization });
    return respond(String(to));
  });
  const changes = createChangeFeed();
  const log: string[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const secondPauses: typeof pauses = [];
  const purges = startPurges({
    urls,
    token: token === "" ? undefined : token,
    changes,
    clock,
    pause: (ms, signal) =>
      new Promise<void>((end) => {
        (ms === secondPurgePauseMs ? secondPauses : pauses).push({ ms, end });
        signal.addEventListener("abort", () => end());
      }),
    call: call as typeof fetch,
    onFailure: (_url, reason) => log.push(`failed: ${reason}`),
    onRecovery: () => log.push("recovered"),
  });
  purges.purgeEverything();
  return { calls, requests, changes, purges, log, pauses, secondPauses };
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
  changes.notify("inquiries");
  changes.notify("products");
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
  changes.notify("content");
  changes.notify("projects");
  changes.notify("content");
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
  changes.notify("content");
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

test("a cache that cannot be reached is logged with the reason", async () => {
  const { log } = opened(() => fetch("http://127.0.0.1:2/"));
  await vi.waitFor(() => expect(log).toEqual(["failed: fetch failed (connect ECONNREFUSED 127.0.0.1:2)"]));
  // A name with several addresses, none of which answers: the cause has a code and no message.
  const cause = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  const several = opened(async () => {
    throw new TypeError("fetch failed", { cause });
  });
  await vi.waitFor(() => expect(several.log).toEqual(["failed: fetch failed (ECONNREFUSED)"]));
});

test("nothing is tried any more after the end", async () => {
  const { calls, changes, purges, pauses } = opened(async () => new Response("", { status: 500 }));
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  purges.stop();
  changes.notify("content");
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toHaveLength(1);
});

test("a call posts the tags as a header and as JSON, follows no redirect, and is given up after a time", async () => {
  const { requests } = opened(good);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const [request] = requests;
  expect(request).toMatchObject({ method: "POST", redirect: "error", body: '{"tags":["site"]}' });
  expect(Object.fromEntries(new Headers(request?.headers))).toEqual({
    authorization: "Bearer a-token-of-ours",
    "cache-tag": "site",
    "content-type": "application/json",
  });
  expect(request?.signal?.aborted).toBe(false);
});

test("several tags are separated by commas", async () => {
  const first = Promise.withResolvers<Response>();
  let count = 0;
  const { changes, requests } = opened(() => (count++ === 0 ? first.promise : good()));
  changes.notify("content");
  changes.notify("projects");
  first.resolve(new Response("{}"));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(new Headers(requests[1]?.headers).get("cache-tag")).toBe("content,projects");
});

test("a cache without a token is sent none", async () => {
  const { calls } = opened(good, [url], { token: "" });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.authorization).toBeNull();
});

test.each(["everything", "settings"] as const)(
  "every page is purged after a change of %s",
  async (change) => {
    const { calls, changes } = opened(good);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    changes.notify(change);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.tags).toEqual(["site"]);
  },
);

test("pauses between attempts grow to a minute, and begin anew after a success", async () => {
  let isUp = false;
  const { pauses, changes, purges } = opened(async () => new Response("", { status: isUp ? 200 : 500 }));
  for (let attempt = 1; attempt <= 7; attempt++) {
    await vi.waitFor(() => expect(pauses).toHaveLength(attempt));
    isUp = attempt === 7;
    pauses.at(-1)?.end();
  }
  expect(pauses.map(({ ms }) => ms)).toEqual([1_000, 2_000, 5_000, 15_000, 60_000, 60_000, 60_000]);
  await vi.waitFor(() => expect(purges.state().isPending).toBe(false));
  isUp = false;
  changes.notify("content");
  await vi.waitFor(() => expect(pauses).toHaveLength(8));
  expect(pauses.at(-1)?.ms).toBe(1_000);
});

test("the state has the first failure of any cache, and the last purge of any", async () => {
  const times = ["01", "02", "03", "04", "05", "06"].map((second) => new Date(`2026-01-02T03:04:${second}Z`));
  let at = 0;
  const clock = () => times[at] as Date;
  const down = new Set(["https://b.example/"]);
  const urls = ["https://a.example/", "https://b.example/", "https://c.example/"];
  const { purges, changes, pauses, log } = opened(
    async (to) => new Response("", { status: down.has(to) ? 500 : 200 }),
    urls,
    { clock },
  );
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  await vi.waitFor(() =>
    expect(purges.state()).toEqual({ failingSince: times[0], isPending: true, purgedAt: times[0] }),
  );
  at = 1;
  down.add("https://a.example/");
  changes.notify("content");
  await vi.waitFor(() => expect(pauses).toHaveLength(2));
  await vi.waitFor(() =>
    expect(purges.state()).toMatchObject({ failingSince: times[0], purgedAt: times[1] }),
  );
  at = 2;
  pauses[0]?.end();
  await vi.waitFor(() => expect(pauses).toHaveLength(3));
  // A cache that fails again has failed since its first failure, which is logged once.
  expect(purges.state().failingSince).toEqual(times[0]);
  expect(log).toEqual(["failed: status 500", "failed: status 500"]);
  down.delete("https://b.example/");
  pauses[2]?.end();
  await vi.waitFor(() => expect(purges.state().failingSince).toEqual(times[1]));
  expect(log.at(-1)).toBe("recovered");
});

test("a reason that is no error is logged as it is", async () => {
  const { log } = opened(() => Promise.reject("gone"));
  await vi.waitFor(() => expect(log).toEqual(["failed: gone"]));
});

test("no call is made for tags that arrive while a pause ends by the end of the program", async () => {
  const { calls, changes, purges, pauses } = opened(async () => new Response("", { status: 500 }));
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  expect(purges.state().isPending).toBe(true);
  purges.stop();
  await vi.waitFor(() => expect(purges.state().isPending).toBe(false));
  changes.notify("content");
  expect(purges.state().isPending).toBe(false);
  expect(calls).toHaveLength(1);
});

test("what was purged is purged once more, for pages that were on their way, and not a third time", async () => {
  const { calls, changes, secondPauses } = opened(good);
  await vi.waitFor(() => expect(secondPauses).toHaveLength(1));
  changes.notify("content");
  await vi.waitFor(() => expect(secondPauses).toHaveLength(2));
  for (const { end } of secondPauses) end();
  await vi.waitFor(() => expect(calls).toHaveLength(4));
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls.map(({ tags }) => tags)).toEqual([["site"], ["content"], ["site"], ["content"]]);
  expect(secondPauses).toHaveLength(2);
});

test("a second purge is neither pending nor the time of the last purge", async () => {
  const second = Promise.withResolvers<Response>();
  let now = new Date("2026-01-02T03:04:59Z");
  const done = { failingSince: undefined, isPending: false, purgedAt: now };
  let count = 0;
  const { calls, purges, secondPauses } = opened(() => (count++ === 0 ? good() : second.promise), [url], {
    clock: () => now,
  });
  await vi.waitFor(() => expect(secondPauses).toHaveLength(1));
  expect(purges.state()).toEqual(done);
  now = new Date("2026-01-02T03:05:03Z");
  secondPauses[0]?.end();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(purges.state()).toEqual(done);
  second.resolve(new Response("{}"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(purges.state()).toEqual(done);
});

test("a second purge that fails is retried and reported, without being pending", async () => {
  let isUp = true;
  const { calls, purges, pauses, secondPauses, log } = opened(
    async () => new Response("", { status: isUp ? 200 : 500 }),
  );
  await vi.waitFor(() => expect(secondPauses).toHaveLength(1));
  isUp = false;
  secondPauses[0]?.end();
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  expect(purges.state()).toMatchObject({ failingSince: expect.any(Date), isPending: false });
  isUp = true;
  pauses[0]?.end();
  await vi.waitFor(() => expect(log).toEqual(["failed: status 500", "recovered"]));
  expect(calls.map(({ tags }) => tags)).toEqual([["site"], ["site"], ["site"]]);
  expect(secondPauses).toHaveLength(1);
});

test("a change during a second purge is purged twice itself, and is pending", async () => {
  const second = Promise.withResolvers<Response>();
  let count = 0;
  const { calls, changes, purges, secondPauses } = opened(() => (count++ === 1 ? second.promise : good()));
  await vi.waitFor(() => expect(secondPauses).toHaveLength(1));
  secondPauses[0]?.end();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  changes.notify("everything");
  expect(purges.state().isPending).toBe(true);
  second.resolve(new Response("{}"));
  await vi.waitFor(() => expect(secondPauses).toHaveLength(2));
  expect(calls.map(({ tags }) => tags)).toEqual([["site"], ["site"], ["site"]]);
});

test("a change that could not be purged yet stays pending while a second purge of its tag comes due", async () => {
  let isUp = true;
  const { changes, purges, pauses, secondPauses } = opened(
    async () => new Response("", { status: isUp ? 200 : 500 }),
  );
  await vi.waitFor(() => expect(secondPauses).toHaveLength(1));
  isUp = false;
  changes.notify("everything");
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  secondPauses[0]?.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(purges.state().isPending).toBe(true);
  isUp = true;
  pauses[0]?.end();
  await vi.waitFor(() => expect(secondPauses).toHaveLength(2));
});

test("nothing is purged a second time after the end", async () => {
  const { calls, purges, secondPauses } = opened(good);
  await vi.waitFor(() => expect(secondPauses).toHaveLength(1));
  purges.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toHaveLength(1);
  expect(purges.state().isPending).toBe(false);
});
