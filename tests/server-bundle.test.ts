import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inAscii } from "../scripts/server-bundle.ts";

test.each([
  ["a text", '"냉각탑 m³/h 🏭"'],
  ["a template", "`개 → ✓`"],
  ["a name", "(() => { const 용량 = { '단위': 7 }; return 용량.단위; })()"],
  ["an expression", '["가나다", "abc", "漢"].map((text) => /^[가-힣]+$/.test(text)).join()'],
  [
    "an expression with signs beyond 16 bits",
    '["🏭", "🏯", "\\ud83c"].map((text) => /^[🏭-🏰]$/u.test(text)).join()',
  ],
])("%s means the same in ASCII", (_name, code) => {
  const ascii = inAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]+$/);
  expect(runInNewContext(ascii)).toBe(runInNewContext(code));
});

test("the programs of the build are in ASCII", () => {
  const programs = readdirSync("build/server").filter((name) => name.endsWith(".js"));
  expect(programs).toEqual(expect.arrayContaining(["index.js", "main.js"]));
  const others = programs.filter((name) => /[^\0-\x7f]/.test(readFileSync(`build/server/${name}`, "latin1")));
  expect(others).toEqual([]);
});
