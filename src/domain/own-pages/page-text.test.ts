import { describe, expect, test } from "vitest";
import { platformFilmAt } from "../films/platform-film.ts";
import { addressProblem, suggestedAddress } from "./page-address.ts";
import { isLink, linksIn, plainText, richParts } from "./rich-text.ts";

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
        items: [[{ kind: "link", text: "ISO", href: "/iso" }], [{ kind: "plain", text: "KS" }]],
      },
      { kind: "numbered list", items: [{ number: 1, line: [{ kind: "plain", text: "one" }] }] },
    ]);
  });

  test.each([
    "javascript:alert(1)",
    "//evil.example/x",
    "ftp://plain.example/",
    "data:text/html,x",
    "/\\evil",
  ])("a link to %s stays the text that was typed", (address) => {
    const text = `[here](${address})`;
    expect(plainText(text)).toBe(text);
  });

  test.each([
    ["1. a\n1. b\n1. c", "1. a 2. b 3. c"],
    ["3. a\n2. b\n1. c", "3. a 2. b 1. c"],
    ["1. a\n1) b\n2) c\n2. d", "1. a 1. b 2. c 2. d"],
    ["1. a\n\n2. b", "1. a 2. b"],
  ])("numbers %j as typed, or on from the first where all are the same", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test("takes marks that are never closed as text", () => {
    expect(richParts("[".repeat(10_000))).toHaveLength(1);
    expect(richParts("**a".repeat(3_000))).toHaveLength(1);
    expect(richParts("[a](/b(".repeat(3_000))).toHaveLength(1);
  });
});

test.each([
  ["https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ", "youtube", "aqz-KE-bpKQ"],
  ["https://youtu.be/aqz-KE-bpKQ?si=3", "youtube", "aqz-KE-bpKQ"],
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

test("the address `home` is not chosen for a page, since /en/home is the home page", () => {
  expect(addressProblem("home", true)).toBe("addressReserved");
  expect(addressProblem("home")).toBeUndefined();
});

test("suggests an address from an English title, in whole words", () => {
  expect(suggestedAddress("ISO 9001: Certificates & awards")).toBe("iso-9001-certificates-awards");
  expect(suggestedAddress("인증서")).toBe("");
  expect(suggestedAddress(`${"word ".repeat(30)}`)).toMatch(/^word(-word)+$/);
  expect(suggestedAddress(`${"word ".repeat(30)}`).length).toBeLessThanOrEqual(60);
});

test.each([
  ["a".repeat(60), undefined],
  ["a".repeat(61), "addressInvalid"],
  ["a--b", "addressInvalid"],
  ["a-", "addressInvalid"],
  ["a b", "addressInvalid"],
  ["2026", undefined],
  ["ko", "addressReserved"],
  ["news", "addressReserved"],
  ["newsletter", undefined],
])("an address such as %j has the problem %s", (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});

test.each([
  ["Café Zürich!", "cafe-zurich"],
  ["  --A  B--  ", "a-b"],
  [`${"a".repeat(60)}`, "a".repeat(60)],
  [`${"a".repeat(61)}`, ""],
  [`${"a".repeat(50)} ${"b".repeat(9)} c`, `${"a".repeat(50)}-${"b".repeat(9)}`],
  [`${"a".repeat(50)} ${"b".repeat(10)} c`, "a".repeat(50)],
])("the title %j suggests the address %j", (title, address) => {
  expect(suggestedAddress(title)).toBe(address);
});

describe("the parts of a rich text", () => {
  const plain = (text: string) => [{ kind: "plain", text }];
  const numbered = (...items: [number, string][]) => ({
    kind: "numbered list",
    items: items.map(([number, text]) => ({ number, line: plain(text) })),
  });

  test.each<[string, unknown[]]>([
    ["", []],
    ["\n \n\n", []],
    [
      "a\n b \n\n  \nc",
      [
        { kind: "paragraph", lines: [plain("a"), plain("b")] },
        { kind: "paragraph", lines: [plain("c")] },
      ],
    ],
    [
      "a\n- b\nc",
      [
        { kind: "paragraph", lines: [plain("a")] },
        { kind: "list", items: [plain("b")] },
        { kind: "paragraph", lines: [plain("c")] },
      ],
    ],
    ["- a\n * b\n•  c", [{ kind: "list", items: [plain("a"), plain("b"), plain("c")] }]],
    ["1. a\n 22) b\n- c", [numbered([1, "a"], [22, "b"]), { kind: "list", items: [plain("c")] }]],
    ["1. a\n\n2. b", [numbered([1, "a"]), numbered([2, "b"])]],
    ["1. a\nb\n2. c", [numbered([1, "a"]), { kind: "paragraph", lines: [plain("b")] }, numbered([2, "c"])]],
    ["3. 1.5 kW\n4. 15\n5) 3. 15.", [numbered([3, "1.5 kW"], [4, "15"], [5, "3. 15."])]],
    ...["3. 15.(월) ~ 3. 17.(수) 킨텍스", "26. 3. 15. 휴무", "3.  15.", "12. 25."].map(
      (date): [string, unknown[]] => [date, [{ kind: "paragraph", lines: [plain(date)] }]],
    ),
    [
      "-a\n1.a\n1234. a\na - b",
      [{ kind: "paragraph", lines: [plain("-a"), plain("1.a"), plain("1234. a"), plain("a - b")] }],
    ],
  ])("of %j are paragraphs and lists", (text, parts) => {
    expect(richParts(text)).toEqual(parts);
  });

  test.each<[string, unknown[]]>([
    [
      "**a** b",
      [
        { kind: "strong", text: "a" },
        { kind: "plain", text: " b" },
      ],
    ],
    [
      "a **b**",
      [
        { kind: "plain", text: "a " },
        { kind: "strong", text: "b" },
      ],
    ],
    [
      "[a](/b) [c](mailto:a@b.kr)",
      [
        { kind: "link", text: "a", href: "/b" },
        { kind: "plain", text: " " },
        { kind: "link", text: "c", href: "mailto:a@b.kr" },
      ],
    ],
    [
      "[a](b) **c**",
      [
        { kind: "plain", text: "[a](b) " },
        { kind: "strong", text: "c" },
      ],
    ],
    [
      "([Tower](https://ko.wikipedia.org/wiki/Tower_(cooling)))",
      [
        { kind: "plain", text: "(" },
        { kind: "link", text: "Tower", href: "https://ko.wikipedia.org/wiki/Tower_(cooling)" },
        { kind: "plain", text: ")" },
      ],
    ],
    ["[old](http://plain.example/)", [{ kind: "link", text: "old", href: "http://plain.example/" }]],
    ["**a*b** [ ](/b c)", [{ kind: "plain", text: "**a*b** [ ](/b c)" }]],
  ])("of the line %j are emphasis and links", (text, runs) => {
    expect(richParts(text)).toEqual([{ kind: "paragraph", lines: [runs] }]);
  });

  test("are read by search engines without their notation, but with their numbers", () => {
    expect(plainText("**a**\nb\n\n- [c](/d)\n- e")).toBe("a b c e");
    expect(plainText("1. **a**\n\n2) b")).toBe("1. a 2. b");
    expect(plainText("3. 15.(월) 휴무입니다")).toBe("3. 15.(월) 휴무입니다");
  });
});

test.each([
  ["/", true],
  ["/a/b?c#d", true],
  ["/a b", false],
  ["//a.kr", false],
  ["https://a.kr", true],
  ["https://a.kr/b c", false],
  ["http://a.kr", true],
  ["https://localhost", false],
  ["http://localhost", false],
  ["see https://a.kr", false],
  ["mailto:a@b.kr", true],
  ["mailto:a@b", false],
  ["mailto:a@b@c.kr", false],
  ["tel:+82-2-1234", true],
  ["tel:12345", true],
  ["tel:1234", false],
  [`tel:${"1".repeat(20)}`, true],
  [`tel:${"1".repeat(21)}`, false],
  ["tel:12345x", false],
  ["a tel:12345", false],
])("a link may lead to %s: %s", (address, expected) => {
  expect(isLink(address)).toBe(expected);
});

test("the links of a text are found in paragraphs and lists, and not where the notation is wrong", () => {
  const text =
    "[a](/one) and [b](https://example.com)\n\n- [c](/two)\n\n1. [d](/three)\n\n[e](no address) [f](javascript:x)";
  expect(linksIn(text)).toEqual(["/one", "https://example.com", "/two", "/three"]);
});
