import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";

/** They run in a process of its own, which ends after 20 s (`check-in-process.ts`). */
const inOwnProcess = "src/data/files/check/";

const files = ["engine/src", "src"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((file) => !file.startsWith(inOwnProcess));

/*
 * A pattern that begins with a repetition, and may begin at any character, reads a long run of what it repeats once from each of its characters:
 * a text of 64 KB takes seconds. It has to begin where the run does, as in /(?<!\s)\s+$/.
 */
describe("patterns", () => {
  test("read a run of characters once, and not again from each of them", () => {
    expect(
      files.flatMap((file) =>
        patternsIn(file)
          .filter(isReadAgain)
          .map((pattern) => `${file}: ${pattern}`),
      ),
    ).toEqual([]);
  });

  test.each([
    [/\s+$/, true],
    [/^\.+|[\s.]+$/, true],
    [/\s*\/\s*(ea|fan)$/, true],
    [/(?:[^\s@]{2,})@/, true],
    [/\p{L}*?\d/u, true],
    [/(?<!\s)\s+$/, false],
    [/^\s+|(?<!\n)\n+$/, false],
    [/\s+/g, false],
    [/([\d.]+)/, false],
    [/[^.]+(?:\[[^\]]*\])*/, false],
    [/\s*=/y, false],
    [/a\s+$/, false],
  ])("such as %s: %s", (pattern, isSuch) => {
    expect(isReadAgain(pattern)).toBe(isSuch);
  });
});

const set = String.raw`(?:\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\.|[^\\^$()|[\]])`;
/** One or more characters of a set at the start of an alternative, and what follows them. */
const repetitionFirst = new RegExp(String.raw`^(?:\((?:\?:|\?<\w+>)?)*${set}(?:[+*]|\{\d+,\})\??(.*)$`, "su");
/** Groups and characters that may be missing, behind a repetition. */
const optional = new RegExp(String.raw`^(?:\)|\((?:[^()]|\([^()]*\))*\)[?*]|${set}[?*])*$`, "su");

function isReadAgain({ source, sticky }: RegExp): boolean {
  if (sticky) return false;
  return alternativesOf(source).some((alternative) => {
    const rest = repetitionFirst.exec(alternative)?.[1];
    return rest !== undefined && !optional.test(rest);
  });
}

/** Parts of a pattern between its outer bars. */
function alternativesOf(source: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const [piece] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gsu)) {
    if (piece === "(") depth += 1;
    if (piece === ")") depth -= 1;
    if (piece === "|" && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts;
}

function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  new Visitor({
    Literal(node) {
      if ("regex" in node) found.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}
