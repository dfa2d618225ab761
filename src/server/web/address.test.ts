import { expect, test } from "vitest";
import { canonicalUrl } from "./address.ts";

test.each([
  ["/EN", "/en"],
  ["/En/", "/en"],
  ["/EN/company/intro", "/en/company/intro"],
  ["/en/Company/Intro", "/en/company/intro"],
  ["/Company/Intro?Ref=Mail&s=A/", "/company/intro?Ref=Mail&s=A/"],
  ["/SD_Admin/login", "/sd_admin/login"],
  ["/en/home?x=1", "/en?x=1"],
  ["/EN/Home/", "/en"],
  ["/company/intro///", "/company/intro"],
  ["//Other.example/", "/other.example"],
  ["///", "/"],
  ["/en//other.example", "/en/other.example"],
  ["/en/\\other.example/", "/en/other.example"],
  ["/en/%2E//other.example", "/en/other.example"],
  ["/en///Company//intro?s=a//b", "/en/company/intro?s=a//b"],
])("%s moves to %s, in one step", (asked, proper) => {
  expect(canonicalUrl(asked)).toBe(proper);
  expect(canonicalUrl(proper)).toBeUndefined();
});

test.each(["/", "/?s=Plant", "/en", "/en/company/intro?Ref=Mail", "/%EC%97%86%EC%9D%8C", "/%ff"])(
  "%s is an address already",
  (asked) => {
    expect(canonicalUrl(asked)).toBeUndefined();
  },
);
