import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** Where the build puts the server and the pages that it renders. */
const folder = "build/server";

/** Packages that read files, native code or programs beside their modules; and the build, which only `--dev` loads. */
export const external = ["better-sqlite3", "sharp", "pino", "pdfkit", "vite", "@react-router/dev"];

/**
 * The entries of the server's build: `index.js`, the pages as React Router has them, and `main.js`, which listens. They share
 * their modules and packages, which are then read and held once. The sources run as well, but a third of a start is spent on finding
 * and linking 2,000 modules (docs/decisions/001-runtime-and-packages.md).
 */
export const entries = { index: "virtual:react-router/server-build", main: "src/server/main.ts" };

/** Gives modules the addresses of their sources, beside which they find fonts, migrations and programs. */
export function addressesOfSources(): Plugin {
  return {
    name: "addresses-of-sources",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform(code, id) {
      if (!id.startsWith(resolve("src")) || !code.includes("import.meta.url")) return null;
      const source = relative(resolve(folder), id);
      return code.replaceAll("import.meta.url", `new URL(${JSON.stringify(source)}, import.meta.url).href`);
    },
  };
}

/** Writes the programs in ASCII: V8 keeps a source with any other letter at two bytes a letter, 6 MB more (docs/decisions/009-memory-of-the-server.md). */
export function asciiSources(): Plugin {
  return {
    name: "ascii-sources",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = inAscii(file.code);
    },
  };
}

/**
 * Replaces letters outside of ASCII by escapes, which mean the same in names, texts and expressions. Only the raw text of a template
 * would differ.
 * @example inAscii('"냉각"') // '"\\ub0c9\\uac01"'
 */
export function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
