import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { aPdf } from "../../../../tests/support/documents.ts";
import { checkInProcess } from "./check-in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "check-in-process-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that answers the file that it is sent. */
function program(name: string, output: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `process.once("message", () => { ${output} });`);
  return pathToFileURL(file);
}

test("a file is checked in a process of its own, with what was found", async () => {
  expect(await checkInProcess("document", aPdf())).toMatchObject({
    extension: "pdf",
    facts: { languages: [] },
  });
  expect(await checkInProcess("logo", Buffer.from("no drawing"))).toEqual({ problem: "otherType" });
});

test("a file that never ends is refused, and this process does other things meanwhile", async () => {
  let isChecked = false;
  const check = checkInProcess("document", aPdf(), {
    program: program("never-ends", "for (;;);"),
    ms: 1_000,
  });
  void check.then(() => {
    isChecked = true;
  });
  let rounds = 0;
  while (!isChecked) {
    await nextRound();
    rounds += 1;
  }
  expect(await check).toEqual({ problem: "tooComplex" });
  expect(rounds).toBeGreaterThan(100);
});

test("a file that needs more memory than a check has is refused", async () => {
  expect(
    await checkInProcess("document", aPdf(), {
      program: program(
        "grows",
        "const kept = []; for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));",
      ),
    }),
  ).toEqual({
    problem: "tooComplex",
  });
});

test("a check that fails otherwise is an error, with its reason", async () => {
  const absent = new URL("absent.mjs", pathToFileURL(`${folder}/`));
  await expect(checkInProcess("document", aPdf(), { program: absent })).rejects.toThrow("absent.mjs");
});

test("a check has none of the site's settings", async () => {
  process.env.SECRET_KEY_OF_THE_SITE = "secret";
  const result = await checkInProcess("document", aPdf(), {
    program: program("tells-settings", "process.send({ settings: process.env }, () => process.exit())"),
  });
  delete process.env.SECRET_KEY_OF_THE_SITE;
  expect(JSON.stringify(result)).not.toContain("SECRET_KEY_OF_THE_SITE");
});
