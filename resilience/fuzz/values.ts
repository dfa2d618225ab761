import fc from "fast-check";

/** Carried by values that would run or break out where they are not escaped; no response may hold it like this. */
export const scriptMark = '"><script>fuzzed()</script>';
/** A header that a value tries to add to the response. */
export const injectedHeader = "x-fuzz-injected";

/** Words and pieces that have broken programs before. */
const corpus = [
  ...[
    "",
    " ",
    "0",
    "-0",
    "-1",
    "1e309",
    "-1e-324",
    "NaN",
    "Infinity",
    "0x10",
    "1_000",
    "007",
    "1.5",
    "١٢٣",
    "９",
  ],
  ...[
    "9007199254740993",
    "2147483648",
    "-2147483649",
    "99999999999999999999999",
    "null",
    "undefined",
    "true",
  ],
  ...["[]", "{}", "[object Object]", "__proto__", "constructor", "prototype", "toString", "hasOwnProperty"],
  ...[
    "' or 1=1 --",
    "'; drop table users; --",
    '" or ""="',
    "%",
    "_",
    "%_%",
    "\\",
    "\\'",
    "*",
    "$1",
    "?",
    "??",
  ],
  ...[
    "../../../../etc/passwd",
    "..\\..\\windows",
    "file:///etc/passwd",
    "//evil.example",
    "javascript:alert(1)",
  ],
  ...[
    "\0",
    "a\0b",
    "\r\n",
    `\r\n${injectedHeader}: 1`,
    "\u2028",
    "\ufeff",
    "\u202e",
    "\ud800",
    "\udfff\ud800",
  ],
  ...[
    "냉각탑",
    "냉각탑".normalize("NFD"),
    "ㄴㅐㅇㄱㅏㄱ",
    "é".normalize("NFD"),
    "ﬀ",
    "İ",
    "ẞ",
    "𝒜",
    "👨‍👩‍👧‍👦",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤",
  ],
  ...[
    scriptMark,
    "<img src=x onerror=alert(1)>",
    "{{7*7}}",
    "#{7*7}",
    "<%= 7*7 %>",
    "=cmd|' /C calc'!A1",
    "@SUM(1)",
  ],
  ...[
    "산업용",
    "개방형",
    "한국",
    "industrial",
    "ko",
    "en",
    "and",
    "or",
    "1",
    "2",
    "3",
    "2024-02-30",
    "buyer@example.com",
  ],
  ...[
    "a".repeat(300),
    "가".repeat(6_000),
    "a".repeat(9_000),
    ",".repeat(2_000),
    "(".repeat(3_000),
    "%25".repeat(500),
  ],
];

/** Any text: from the corpus, or made up of letters, code units or bytes. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...corpus) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** Any JSON value, also such as no serializer would write. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1e308, 2 ** 53, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 200 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 8_000 }).map(nested) },
);

/** Node refuses heads over 16 KB; mostly the site itself should decide. */
const maxInAddress = 1_500;

/** How a text may stand in an address: as it should be, escaped twice, as its bytes, or as escapes of no text. */
export const inAddress: fc.Arbitrary<string> = fc
  .tuple(anyText, fc.integer({ min: 0, max: 11 }))
  .map(([long, form]) => {
    const text = long.slice(0, maxInAddress);
    const escaped = encodeURIComponent(text.toWellFormed());
    if (form === 0) return brokenEscapes[text.length % brokenEscapes.length] ?? "%";
    if (form === 1) return encodeURIComponent(escaped);
    // Blanks and control characters end or break the line; without them the rest is for the site to judge.
    return form === 2
      ? Buffer.from(text)
          .toString("latin1")
          .replaceAll(/[\s\p{Cc}]/gu, "+")
      : escaped;
  });

/** Half an escape, no hexadecimal digits, half a letter, an overlong slash, a lone surrogate, beyond Unicode. */
const brokenEscapes = [
  "%",
  "%z1",
  "%E0%A4",
  "%C3%28",
  "%C0%AF",
  "%ED%A0%80",
  "%F4%90%80%80",
  "%FF%FE",
  "%u0041",
];

function nested(depth: number): unknown {
  return new NestedArray(depth);
}

/** Arrays in arrays, written without building them: a serializer would run out of stack before the server does. */
export class NestedArray {
  readonly depth: number;

  constructor(depth: number) {
    this.depth = depth;
  }

  toJSON(): string {
    return `${nestedMark}${this.depth}`;
  }
}

const nestedMark = "\u0001nested ";

/** JSON text, with nested arrays where they belong. */
export function jsonOf(value: unknown): string {
  return (JSON.stringify(value) ?? "null").replaceAll(/"\\u0001nested (\d+)"/g, (_, depth: string) =>
    "[".repeat(Number(depth)).concat("]".repeat(Number(depth))),
  );
}
