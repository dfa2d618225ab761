/** All checks of `npm test`, in order of speed; ends with one line that counts the tests. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";

interface Check {
  title: string;
  command: string[];
}

const checks: Check[] = [
  { title: "Style and lint", command: ["biome", "check", "--error-on-warnings"] },
  { title: "Route types", command: ["react-router", "typegen"] },
  { title: "Types", command: ["tsc"] },
  { title: "Unused code", command: ["knip"] },
];

const resultsFile = "build/test-results.json";

for (const { title, command } of checks) {
  console.log(`\n${title}: ${command.join(" ")}`);
  if (!run(command)) process.exit(1);
}

mkdirSync("build", { recursive: true });
const passed = run([
  "vitest",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${resultsFile}`,
]);
const counts: { numPassedTests: number; numFailedTests: number; numPendingTests: number } = JSON.parse(
  readFileSync(resultsFile, "utf8"),
);
console.log(
  `${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${counts.numPendingTests} skipped`,
);
process.exit(passed ? 0 : 1);

function run([file = "", ...args]: string[]): boolean {
  return spawnSync(file, args, { stdio: "inherit" }).status === 0;
}
