import { describe, expect, test } from "vitest";
import { platformFilmAt } from "../films/platform-film.ts";
import { addressProblem, suggestedAddress } from "./page-address.ts";
import { plainText, richParts } from "./rich-text.ts";

describe("rich text", () => {
  test("parts paragraphs, lists, emphasis and links", () => {
    expect(richParts("We are **certified**.\n- [ISO](/iso)\n- KS\n\n1. one")).toEqual([
      {
        kind: "paragraph",
        lines: [
          [
            { kind: "plain", text: "We are " },
            { kind: "strong", text: "certified" },
            { kind: "plain", text: "." },
          ],
        ],
      },
      {
        kind: "list",
        isOrdered: false,
        items: [[{ kind: "link", text: "ISO", href: "/iso" }], [{ kind: "plain", text: "KS" }]],
      },
      { kind: "list", isOrdered: true, items: [[{ kind: "plain", text: "one" }]] },
    ]);
  });

  test.each([
    "javascript:alert(1)",
    "//evil.example/x",
    "http://plain.example/",
    "data:text/html,x",
    "/\\evil",
  ])("a link to %s stays the text that was typed", (address) => {
    const text = `[here](${address})`;
    expect(plainText(text)).toBe(text);
  });

  test("takes marks that are never closed as text", () => {
    expect(richParts("[".repeat(10_000))).toHaveLength(1);
    expect(richParts("**a".repeat(3_000))).toHaveLength(1);
  });
});

test.each([
  ["https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ", "youtube", "aqz-KE-bpKQ"],
  ["https://youtu.be/aqz-KE-bpKQ?t=3", "youtube", "aqz-KE-bpKQ"],
  ["https://vimeo.com/76979871", "vimeo", "76979871"],
  ["https://tv.naver.com/v/12345678", "naver", "12345678"],
])("finds the film at %s", (address, platform, id) => {
  expect(platformFilmAt(address)).toEqual({ platform, id });
});

test.each([
  "https://evil.example/youtu.be/aqz-KE-bpKQ",
  "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
  "x",
])("finds none at %s", (address) => {
  expect(platformFilmAt(address)).toBeUndefined();
});

test.each([
  ["certificates", undefined],
  ["iso-9001", undefined],
  ["", "addressMissing"],
  ["Certificates", "addressInvalid"],
  ["인증서", "addressInvalid"],
  ["a/b", "addressInvalid"],
  ["-a", "addressInvalid"],
  ["products", "addressReserved"],
  ["en", "addressReserved"],
])("the address %j: %s", (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});

test("suggests an address from an English title, in whole words", () => {
  expect(suggestedAddress("ISO 9001: Certificates & awards")).toBe("iso-9001-certificates-awards");
  expect(suggestedAddress("인증서")).toBe("");
  expect(suggestedAddress(`${"word ".repeat(30)}`)).toMatch(/^word(-word)+$/);
  expect(suggestedAddress(`${"word ".repeat(30)}`).length).toBeLessThanOrEqual(60);
});
