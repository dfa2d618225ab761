import { expect, test } from "vitest";
import { isOtherAddress } from "./site-address.ts";

test.each([
  ["http://localhost:3000", "https://www.example.com", true],
  ["http://localhost:3000", "http://192.168.0.5:3000", true],
  ["https://example.com", "https://www.example.com", true],
  ["http://www.example.com", "https://www.example.com", true],
  ["https://www.example.com", "https://www.example.com", false],
  ["http://localhost:3000", "http://127.0.0.1:4530", false],
  ["http://localhost:3000", "http://[::1]:3000", false],
])("a site whose SITE_URL is %s, opened at %s, has another address: %s", (siteUrl, browser, isOther) => {
  expect(isOtherAddress(siteUrl, browser)).toBe(isOther);
});
