import { expect, test } from "vitest";
import { maxPerNetwork, networkLimits } from "./client-limits.ts";

test("an IPv4 address has one limit, an IPv6 address another one with all networks of its subscriber", () => {
  expect(maxPerNetwork("inquiry", "203.0.113.7")).toEqual([{ network: "203.0.113.7", max: 10 }]);
  expect(maxPerNetwork("inquiry", "2001:db8:1:2::3")).toEqual([
    { network: "2001:db8:1:2::/64", max: 10 },
    { network: "2001:db8:1::/48", max: 30 },
  ]);
});

test("limits are counted for each kind of event, and for each owner", () => {
  const [tenMinutes, day] = [10 * 60_000, 24 * 60 * 60_000];
  expect(networkLimits("inquiry", "203.0.113.7")).toEqual([
    { key: "inquiry from 203.0.113.7", max: 10, windowMs: tenMinutes },
  ]);
  expect(networkLimits("daily login", "2001:db8:1:2::3", "kim ")).toEqual([
    { key: "kim daily login from 2001:db8:1:2::/64", max: 60, windowMs: day },
    { key: "kim daily login from 2001:db8:1::/48", max: 120, windowMs: day },
  ]);
});
