import { describe, expect, test } from "vitest";
import { isPublicAddress, isPublicHost, networkOf, shortAddress, widerNetworkOf } from "./network.ts";

describe("an address", () => {
  // Notations of one and the same address: RFC 4291 section 2.2, RFC 5952.
  test.each([
    ["203.0.113.7", "203.0.113.7", "203.0.113.*"],
    ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.*"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1:2::*"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64", "2001:db8:1:2::*"],
    ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0:0::*"],
    ["::1", "0:0:0:0::/64", "0:0:0:0::*"],
    ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0:0::*"],
    ["unknown", "unknown", "unknown"],
    ["x".repeat(300), "x".repeat(64), "x".repeat(64)],
  ])("%s counts as %s and is shown as %s", (address, network, shown) => {
    expect(networkOf(address)).toBe(network);
    expect(shortAddress(address)).toBe(shown);
  });

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8:1:ffff::", "2001:db8:1::/48"],
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["unknown", "unknown"],
  ])("%s belongs to a subscriber who may have all of %s", (address, network) => {
    expect(widerNetworkOf(address)).toBe(network);
  });
});

test.each([
  "0.0.0.0",
  "255.255.255.255",
  "224.0.0.1",
  "192.168.0.1",
  "fe80::1",
  "2002:a00:7::1",
  "::7f00:1",
  "::127.0.0.1",
  "::808:808",
  "x",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.0.0.1", "2001:4860:4860::8888", "::ffff:8.8.8.8"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["www.example.com", true],
  ["8.8.8.8", true],
  ["[2001:4860:4860::8888]", true],
  ["10.0.0.1", false],
  ["[::1]", false],
  ["[::7f00:1]", false],
  ["localhost", false],
  ["printer", false],
  ["printer.local", false],
  ["printer.LOCAL.", false],
  ["db.internal", false],
  ["a.localhost", false],
  ["local.example.com", true],
  ["notlocal", false],
  ["my.nonlocal", true],
  ["a.local.example", true],
])("the host %s may be on the internet: %s", (host, expected) => {
  expect(isPublicHost(host)).toBe(expected);
});
