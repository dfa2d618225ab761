import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

/** What the program reads beside its code. */
const companions = "src/**/*.{sql,ttf}";

/** `import … from "./x.ts"` and `import("#data/x.ts")`, with what stands before and after the address. */
const importPattern = /(\bfrom\s*|\bimport\s*\(?\s*)"([#.][^"]*)\.ts"/g;

/**
 * Writes the server as plain JavaScript to `folder`: every module that `entries` reach, with types blanked out.
 * Node can run the sources themselves, but keeps a compiler of 60 MB in memory for that. Lines and columns stay those
 * of the sources, so a stack trace reads the same.
 */
export function buildProgram(entries: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const source of modulesFrom(entries)) {
    const target = join(folder, relative("src", source)).replace(/\.ts$/, ".js");
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, program(readFileSync(source, "utf8")));
  }
  for (const file of globSync(companions)) cpSync(file, join(folder, relative("src", file)));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", imports: importMap() }));
}

function program(source: string): string {
  return stripTypeScriptTypes(source).replace(importPattern, '$1"$2.js"');
}

/** The entries, all that they import, and so on. */
function modulesFrom(entries: readonly string[]): Set<string> {
  const found = new Set(entries.map((entry) => resolve(entry)));
  for (const module of found) {
    for (const [, , address = ""] of stripTypeScriptTypes(readFileSync(module, "utf8")).matchAll(
      importPattern,
    )) {
      found.add(resolve(address.startsWith("#") ? "src" : dirname(module), `${address.replace("#", "")}.ts`));
    }
  }
  return found;
}

/** The short addresses of package.json, from the new place. */
function importMap(): Record<string, string> {
  const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.fromEntries(
    Object.entries(imports).map(([name, path]) => [name, path.replace("./src/", "./")]),
  );
}
