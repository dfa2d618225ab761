/** All checks of `npm test`: first those without tests, side by side; ends with one line that counts the tests. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";

interface Check {
  title: string;
  command: string[];
}

const checks: Check[] = [
  { title: "Style and lint", command: ["biome", "check", "--error-on-warnings"] },
  { title: "Types", command: ["tsc"] },
  { title: "Unused code", command: ["knip"] },
];

const resultsFile = "build/test-results.json";

// Types of routes are generated: the other checks read them.
if (!run(["react-router", "typegen"])) process.exit(1);
if ((await Promise.all(checks.map(passes))).includes(false)) process.exit(1);

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

/** Runs a check beside others, and prints its output in one piece when it ends. */
function passes({ title, command: [file = "", ...args] }: Check): Promise<boolean> {
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      console.log(`\n${title}: ${[file, ...args].join(" ")}\n${output}`);
      resolve(status === 0);
    });
  });
}
