import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "engine-package-"));
const installed = join(folder, "node_modules", "cooling-tower-engine");
afterAll(() => rmSync(folder, { recursive: true }));

const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

test("another program installs the engine's package, compiles against its types and runs without a build", () => {
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: "engine", stdio: "ignore" });
  mkdirSync(installed, { recursive: true });
  const [archive = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  run("tar", "--extract", "--file", archive, "--strip-components=1", "--directory", installed);
  symlinkSync(resolve("node_modules/zod"), join(folder, "node_modules", "zod"));
  const program = `import { calculate, checkDuty, type Duty } from "cooling-tower-engine";
    const duty: Duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 28 };
    const crt: number = calculate(duty).calculations.finalCRT;
    console.log(checkDuty(duty).length, crt.toFixed(3));`;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "program.ts"), program);
  const options = [
    "--module",
    "nodenext",
    "--target",
    "es2023",
    "--strict",
    "--types",
    "",
    "--lib",
    "es2023,dom",
  ];
  run(resolve("node_modules/.bin/tsc"), ...options, "program.ts");
  expect(run(process.execPath, "program.js")).toBe("0 575.885\n");
});

test("the engine has the version of the site", () => {
  const versions = ["package.json", "engine/package.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")).version,
  );
  expect(versions[0]).toBe(versions[1]);
});
