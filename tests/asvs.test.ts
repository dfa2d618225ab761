import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const table = readFileSync("docs/asvs.md", "utf8");
const rows = [...table.matchAll(/^\| (\d.*?) \| (pass|partly|no|n\.a\.) \| (.+) \|$/gm)].map(
  ([, requirements = "", verdict = "", shownBy = ""]) => ({ requirements, verdict, shownBy }),
);
const shows = /`(?:(?:src|tests)\/[\w./-]+\.test\.tsx?|resilience\/[\w-]+\.ts)`/;

describe("docs/asvs.md", () => {
  test("has every row of its tables with a verdict", () => {
    const all = table.match(/^\| \d.*$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(150);
    expect(rows).toHaveLength(all.length);
  });

  test("names what shows that a requirement is fulfilled, or says why nothing does", () => {
    const passed = rows.filter(({ verdict }) => verdict === "pass");
    const bare = passed.filter(({ shownBy }) => !shows.test(shownBy) && !/\bNo test: \S/.test(shownBy));
    expect(bare.map(({ requirements }) => requirements)).toEqual([]);
  });

  test("names no test or trial that does not exist", () => {
    const named = table.match(/(?:engine\/src|src|tests|resilience)\/[\w./-]+\.tsx?/g) ?? [];
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
  });

  test.each(["no", "partly"])("sums up all that is marked %s", (verdict) => {
    const marked = rows.filter((row) => row.verdict === verdict);
    const summary = inShort()
      .split(/\*(?=No|Partly)/)
      .find((part) => part.toLowerCase().startsWith(verdict));
    expect(numbersIn(summary ?? "")).toEqual(marked.flatMap(({ requirements }) => numbersIn(requirements)));
    expect(marked.length).toBeGreaterThan(0);
  });
});

function inShort(): string {
  return table.slice(table.indexOf("**In short.**"), table.indexOf("## V1"));
}

function numbersIn(text: string): string[] {
  return text.match(/\d+\.\d+\.\d+/g) ?? [];
}
