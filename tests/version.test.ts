import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the version of the package is the newest one of the changelog", () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync("docs/changelog.md", "utf8")) ?? [];
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(version).toBe(newest);
});

test("the changelog names migrations that drop or rename: instances of the version before stop working with them", () => {
  const folder = "src/data/migrations";
  // 0065 is the newest migration of 0.4.0; upgrades from versions before are not announced here.
  const incompatible = readdirSync(folder).filter((name) => {
    const statements = readFileSync(`${folder}/${name}`, "utf8");
    // A migration may drop a table of its own.
    const dropped = [...statements.matchAll(/^drop table (\w+)/gm)].map(([, table]) => table);
    const isIncompatible =
      /^alter table .*\b(drop|rename)\b/m.test(statements) ||
      dropped.some((table) => !statements.includes(`create table ${table} `));
    return name > "0066" && isIncompatible;
  });
  const announced = readFileSync("docs/changelog.md", "utf8").matchAll(
    /stop every instance [^(]*\(migrations? ([^)]*)\)/g,
  );
  const numbers = [...announced].flatMap(([, list = ""]) => list.match(/\d{4}/g) ?? []);
  expect(incompatible.map((name) => name.slice(0, 4))).toEqual(numbers.sort());
});
