import { expect, test } from "vitest";
import { verificationMeta } from "./verification-meta.ts";

test("shows each code where its search engine looks for it", () => {
  expect(verificationMeta({ naverSiteVerification: "n1", googleSiteVerification: "g1" })).toEqual([
    { name: "naver-site-verification", content: "n1" },
    { name: "google-site-verification", content: "g1" },
  ]);
});

test("says nothing of a code that is not set", () => {
  expect(verificationMeta({ naverSiteVerification: undefined })).toEqual([]);
});
