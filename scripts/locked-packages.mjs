// Compares what is installed with package-lock.json. Plain JavaScript: it comes before the Node that is installed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ version?: string, integrity?: string }} Package
 * @typedef {Record<string, Package | undefined>} Packages by their folders, such as `node_modules/fastify`
 */

/**
 * What would run without being locked. npm compares what it downloads with the hash that the lock has, where it has one,
 * and writes down what it has installed; so all is as locked when both lists agree and no folder is on neither.
 * @param {string} root folder of package.json
 * @returns {string[]} a sentence for each package that is not the locked one
 */
export function strayPackages(root) {
  const locked = packagesOf(join(root, "package-lock.json"));
  const installed = packagesOf(join(root, "node_modules/.package-lock.json"));
  return packageFolders(root, "node_modules").flatMap((folder) => {
    const reason = difference(locked[folder], installed[folder], versionIn(join(root, folder)));
    return reason === undefined ? [] : [`${folder} ${reason} ${remedy}`];
  });
}

const remedy =
  "Remove node_modules and try again; if it comes back, run `npm install --ignore-scripts` and look at what changes in package-lock.json before you commit it.";

/**
 * @param {Package | undefined} locked
 * @param {Package | undefined} installed
 * @param {string} version as the package itself says
 */
function difference(locked, installed, version) {
  if (locked === undefined) return "is not in package-lock.json.";
  if (installed === undefined) return "was not installed by npm.";
  if (version !== locked.version)
    return `is version ${version}, and package-lock.json has ${locked.version}.`;
  if (installed.integrity !== locked.integrity) return "has another hash than package-lock.json.";
  return undefined;
}

/**
 * Every folder of a package, also of those inside others.
 * @param {string} root
 * @param {string} shelf a `node_modules`
 * @returns {string[]}
 */
function packageFolders(root, shelf) {
  return namesIn(join(root, shelf)).flatMap((name) => {
    const folder = `${shelf}/${name}`;
    const inner = `${folder}/node_modules`;
    return [folder, ...(existsSync(join(root, inner)) ? packageFolders(root, inner) : [])];
  });
}

/**
 * Names of packages, with their scopes; what begins with a dot is npm's and ours.
 * @param {string} shelf
 * @returns {string[]}
 */
function namesIn(shelf) {
  const names = readdirSync(shelf).filter((name) => !name.startsWith("."));
  return names.flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(shelf, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

/**
 * @param {string} file a lock file
 * @returns {Packages}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** @param {string} folder of a package */
function versionIn(folder) {
  const file = join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : "unknown";
}
