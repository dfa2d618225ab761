// The commands of package.json. Runs on the machine's own Node (20 or newer) with nothing installed yet,
// hence plain JavaScript: it brings up what is missing and hands over to the Node 24 of node_modules.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const bin = join(root, "node_modules", ".bin");
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
process.chdir(root);

const packageLists = ["package.json", "package-lock.json", "engine/package.json"];
const npmFlags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/** @type {Record<string, (rest: string[]) => void | Promise<void>>} */
const commands = {
  start,
  dev,
  test,
  "test:watch": testWatch,
  bench,
  mutate,
  admin: script("admin"),
  backup: script("backup"),
  restore: script("restore"),
  move: script("move"),
  build: () => runSteps([installForSite, build]),
};
const [name = "", ...rest] = process.argv.slice(2);
const command = commands[name];
if (command === undefined)
  fail(`There is no command "${name}". Use one of: ${Object.keys(commands).join(", ")}.`);
await command(rest);

/** Everything a fresh clone lacks, then the server, which migrates, seeds and says where it is. */
async function start() {
  await runSteps([installForSite, build]);
  Object.assign(env, {
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: join(root, "build", "compile-cache"),
    // docs/decisions/009-memory-of-the-server.md, as the flag below
    MALLOC_ARENA_MAX: "1",
    MALLOC_MMAP_THRESHOLD_: "131072",
  });
  handOver("node", ["--max-semi-space-size=4", "build/server/main.js"]);
}

async function dev() {
  await runSteps([installForSite]);
  handOver("node", ["--watch", "--watch-preserve-output", "src/server/main.ts", "--dev"]);
}

/**
 * Runs all checks, or only the given test files. Files below src/ and engine/src/ need neither the built pages nor a browser.
 * @param {string[]} only paths of test files, or none for all checks
 */
async function test(only) {
  const needsBuild = only.length === 0 || only.some((path) => !/^(engine\/)?src\//.test(path));
  // npm and Debian install their packages at the same time; the pages are built while promtool is downloaded.
  await runSteps(
    needsBuild
      ? [
          [install, browser],
          [build, promtool],
        ]
      : [install],
  );
  if (only.length > 0) handOver("vitest", ["run", ...only]);
  else handOver("node", ["scripts/check.ts"]);
}

/** @param {string[]} only paths of test files below src/ and engine/src/, or none for all of them */
async function testWatch(only) {
  await runSteps([install]);
  handOver("vitest", ["watch", "--project", "unit", ...only]);
}

/**
 * A command for whoever runs the server.
 * @param {string} name of its file
 * @returns {(rest: string[]) => void}
 */
function script(name) {
  return async (rest) => {
    await runSteps([installForSite]);
    handOver("node", [`scripts/${name}.ts`, ...rest]);
  };
}

/** @param {string[]} rest which measurement, a file of `bench/`, and its own arguments */
async function bench([which = "requests", ...rest]) {
  if (!existsSync(`bench/${which}.ts`))
    fail(`There is no bench/${which}.ts. README.md names the measurements.`);
  await runSteps([install, build]);
  handOver("node", [`bench/${which}.ts`, ...rest]);
}

/**
 * Changes the code of folders, one small fault at a time, and lists the faults that no unit or API test sees.
 * @param {string[]} folders
 */
async function mutate(folders) {
  if (folders.length === 0) fail('Name a folder: "npm run mutate -- src/domain/records".');
  await runSteps([install, mutationTester]);
  const sources = folders
    .map((folder) => folder.replace(/\/+$/, ""))
    .flatMap((folder) => {
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        fail(`There is no folder "${folder}".`);
      // Stryker separates patterns by commas, so one in braces would end a pattern.
      return ["ts", "tsx"].flatMap((type) => [`${folder}/**/*.${type}`, `!${folder}/**/*.test.${type}`]);
    });
  handOver("stryker", ["run", "tests/mutation/stryker.json", "--mutate", sources.join(",")]);
}

/**
 * @typedef {{ title: string, ready(): boolean, run(): Promise<void>, done(): void }} Step
 * @param {((() => Step) | (() => Step)[])[]} groups one after the other; the steps of a group side by side
 */
async function runSteps(groups) {
  const total = groups.flat().length;
  let begun = 0;
  for (const group of groups) {
    const steps = [group].flat().map((make) => runStep(make(), `[${++begun}/${total}]`));
    // When a step has failed, the others still run to their end: a package manager must not be stopped halfway.
    const failed = (await Promise.allSettled(steps)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") fail(failed.reason.message);
  }
}

/**
 * @param {Step} step
 * @param {string} number
 */
async function runStep({ title, ready, run, done }, number) {
  const label = `${number} ${title}`;
  if (ready()) {
    console.log(`${label}: up to date`);
    return;
  }
  console.log(`${label} ...`);
  const began = Date.now();
  await run();
  done();
  console.log(`${label}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** The packages that build and run the site; all others are for its checks, tests and measurements. @returns {Step} */
function installForSite() {
  const step = stamped("Installing packages", "node_modules/.installed-for-site", packageLists, () =>
    npm(["ci", "--omit=dev"]),
  );
  return { ...step, ready: () => step.ready() || install().ready() };
}

/** @returns {Step} */
function install() {
  return stamped("Installing packages", "node_modules/.installed", packageLists, () =>
    // A site that runs from here keeps its packages: the others are added.
    npm(installForSite().ready() ? ["install", "--no-save"] : ["ci"]),
  );
}

/**
 * Installs exactly what package-lock.json names and compares each download with its hash; no package runs a script. npm warns that packages
 * need a newer Node than its own; they run on the Node 24 that is installed here.
 * @param {string[]} command
 */
async function npm(command) {
  await must("npm", [...command, ...npmFlags]);
  if (!existsSync(join(bin, "node")) && Number.parseInt(process.versions.node, 10) < 24)
    throw new Error(
      `package-lock.json has no Node 24 for ${process.platform} on ${process.arch}. Install Node 24 or newer yourself.`,
    );
}

/** @returns {Step} */
function build() {
  const sources = [
    "src",
    "engine/src",
    "public",
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
    "scripts/build.ts",
    "scripts/server-bundle.ts",
    "scripts/compress-assets.ts",
    "scripts/shorter-styles.ts",
  ];
  return stamped("Building pages", "build/.built", sources, () => must("node", ["scripts/build.ts"]));
}

/** Tests look at pages in a real browser, and at Korean words in a Korean font. @returns {Step} */
function browser() {
  const packages = ["chromium-headless-shell", "fonts-noto-cjk"];
  const hasFont = () => existsSync("/usr/share/fonts/opentype/noto");
  const has = (/** @type {string} */ name) => existsSync(`/usr/bin/${name}`) && hasFont();
  return {
    title: "Installing Chromium",
    ready: () =>
      env.CHROMIUM !== undefined ||
      has("chromium-headless-shell") ||
      (has("chromium") && process.getuid?.() !== 0),
    async run() {
      if (process.getuid?.() !== 0)
        throw new Error(`Tests need Chromium. As root, run: apt-get install ${packages.join(" ")}`);
      const apt = async (/** @type {string[]} */ ...rest) => (await statusOf("apt-get", rest)) === 0;
      const isInstalled =
        (await apt("update", "-qq")) &&
        (await apt("install", "-y", "-qq", "--no-install-recommends", ...packages));
      if (!isInstalled && !has("chromium"))
        throw new Error("Chromium could not be installed. The message of apt-get is above.");
    },
    done() {},
  };
}

/**
 * Fetches Debian's promtool, which checks the alert rules: the program alone, without the service of its package. Where that is
 * not possible, the test of the rules is skipped.
 * @returns {Step}
 */
function promtool() {
  const file = join("node_modules", ".cache", "promtool");
  return {
    title: "Fetching promtool",
    ready: () =>
      existsSync("/usr/bin/promtool") ||
      existsSync(file) ||
      process.getuid?.() !== 0 ||
      !existsSync("/usr/bin/apt-get"),
    async run() {
      mkdirSync(dirname(file), { recursive: true });
      const commands = [
        'folder=$(mktemp -d) && trap \'rm -r "$folder"\' EXIT && chmod 755 "$folder"',
        'here=$PWD && cd "$folder" && apt-get update -qq && apt-get download -qq prometheus',
        "dpkg-deb --fsys-tarfile prometheus_*.deb | tar --extract ./usr/bin/promtool",
        `mv usr/bin/promtool "$here/${file}"`,
      ];
      if ((await statusOf("sh", ["-c", commands.join(" && ")], ["ignore", "inherit", "ignore"])) !== 0)
        console.warn("promtool could not be fetched: the test of the alert rules is skipped.");
    },
    done() {},
  };
}

/** Not among the packages of a clone: few need it, and it has 180 packages of its own. @returns {Step} */
function mutationTester() {
  const packages = ["@stryker-mutator/core@10.1.1", "@stryker-mutator/vitest-runner@10.1.1"];
  return {
    title: "Installing Stryker",
    ready: () => existsSync(join(bin, "stryker")),
    run: () => must("npm", ["install", "--no-save", ...npmFlags, ...packages]),
    done() {},
  };
}

/**
 * A step that is due when its sources differ from those of the last time.
 * @param {string} title
 * @param {string} stampFile
 * @param {string[]} sources files and folders
 * @param {() => Promise<void>} run
 * @returns {Step}
 */
function stamped(title, stampFile, sources, run) {
  const fingerprint = fingerprintOf(sources);
  return {
    title,
    ready: () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint,
    run,
    done() {
      mkdirSync(dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, fingerprint);
    },
  };
}

/** @param {string[]} sources */
function fingerprintOf(sources) {
  const hash = createHash("sha256");
  for (const source of sources) addTo(hash, source);
  return hash.digest("hex");
}

/**
 * Small files count by content; large ones (pictures, films) by size and name, to stay quick.
 * @param {import("node:crypto").Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  if (!existsSync(path)) return;
  const facts = statSync(path);
  if (facts.isDirectory()) {
    for (const entry of readdirSync(path).sort()) addTo(hash, join(path, entry));
    return;
  }
  if (/\.test\.tsx?$/.test(path)) return;
  hash.update(path).update(facts.size < 200_000 ? readFileSync(path) : String(facts.size));
}

/**
 * Runs a command to its end.
 * @param {string} file
 * @param {string[]} args
 * @throws when it fails
 */
async function must(file, args) {
  const status = await statusOf(file, args);
  if (status !== 0) throw new Error(`"${[file, ...args].join(" ")}" failed. Its own message is above.`);
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {import("node:child_process").StdioOptions} stdio
 * @returns {Promise<number | null>} exit code; `null` after a signal
 * @throws when it cannot be started
 */
function statusOf(file, args, stdio = "inherit") {
  const child = spawn(file, args, { stdio, env });
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Error(`${file} could not be started: ${error.message}`)));
    child.on("exit", (code) => resolve(code));
  });
}

/**
 * Runs the last command and takes over its signals and exit code.
 * @param {string} file
 * @param {string[]} args
 */
function handOver(file, args) {
  const child = spawn(file, args, { stdio: "inherit", env });
  // A terminal sends Ctrl-C to both processes. Passed on as well, it would reach the server twice, and the second signal ends it at once.
  process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("error", (error) => fail(`${file} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
