import { expect, test } from "vitest";
import { verificationMeta } from "./verification-meta.ts";

const none = { naver: "", google: "" };

test("puts each code where its search engine looks for it", () => {
  const ofServer = { naverSiteVerification: "n1", googleSiteVerification: "g1" };
  expect(verificationMeta(ofServer, none)).toEqual([
    { name: "naver-site-verification", content: "n1" },
    { name: "google-site-verification", content: "g1" },
  ]);
});

test("prefers a code entered by the company to that of the server", () => {
  expect(verificationMeta({ naverSiteVerification: "n1" }, { naver: "own", google: "g2" })).toEqual([
    { name: "naver-site-verification", content: "own" },
    { name: "google-site-verification", content: "g2" },
  ]);
});

test("leaves out a code that is not set", () => {
  expect(verificationMeta({ naverSiteVerification: undefined }, none)).toEqual([]);
});
