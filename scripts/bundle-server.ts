import { mkdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { build, type Plugin } from "vite";

const folder = "build/program";

/** Packages that read files, native code or programs beside their modules; and the build, which only `--dev` loads. */
export const external = ["better-sqlite3", "sharp", "pino", "pdfkit", "vite", "@react-router/dev"];

/** A file of the bundle. */
interface ProgramFile {
  fileName: string;
  code: string;
}

/**
 * Bundles the server with its packages, for `build/program/main.js`. The sources run as well, but a third of a start is spent on
 * finding and linking 2,000 modules (docs/decisions/001-runtime-and-packages.md).
 */
export async function bundleServer(): Promise<ProgramFile[]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [addressesOfSources()],
    publicDir: false,
    ssr: { noExternal: true, external },
    build: {
      ssr: "src/server/main.ts",
      write: false,
      target: "node24",
      minify: false,
      rolldownOptions: {
        // Without comments, which stay in memory as long as the server runs; names stay, for stack traces.
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          comments: false,
          minify: { compress: true, mangle: false, codegen: true },
        },
      },
    },
  });
  if (!("output" in result)) throw new Error("The bundle of the server has no single output.");
  return result.output.map((file) => {
    if (file.type === "chunk") return file;
    throw new Error(`The bundle of the server has a file that is no program: ${file.fileName}.`);
  });
}

export async function writeProgram(files: readonly ProgramFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ fileName, code }) => writeFile(join(folder, fileName), code)));
}

/** Gives modules the addresses of their sources, beside which they find fonts, migrations and programs. */
function addressesOfSources(): Plugin {
  return {
    name: "addresses-of-sources",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(resolve("src")) || !code.includes("import.meta.url")) return null;
      const source = relative(resolve(folder), id);
      return code.replaceAll("import.meta.url", `new URL(${JSON.stringify(source)}, import.meta.url).href`);
    },
  };
}
