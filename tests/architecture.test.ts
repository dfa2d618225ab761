import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";

/** The layers that each layer may import, besides itself. `types` only lends its types, never code. */
const layers: Record<string, { code: readonly string[]; types: readonly string[] }> = {
  domain: { code: [], types: [] },
  content: { code: ["domain"], types: [] },
  data: { code: ["domain", "content"], types: [] },
  http: { code: ["domain", "content"], types: ["data"] },
  api: { code: ["domain", "content", "http"], types: ["data"] },
  web: { code: ["domain", "content"], types: ["data"] },
  server: { code: ["domain", "content", "data", "http", "api", "web"], types: [] },
};

/** The rooms of the calculator's wing, and the layer that each belongs to. */
const wing: Record<string, keyof typeof layers> = {
  engine: "domain",
  words: "content",
  places: "content",
  charts: "content",
  figures: "content",
  sheet: "content",
  "sheet/pdf": "api",
  "sheet/page": "web",
  calls: "api",
  page: "web",
  tool: "web",
  ui: "web",
  method: "web",
  acceptance: "web",
  chiller: "web",
  selection: "content",
};

/** Packages that a layer must never reach, directly or through others. */
const forbidden = {
  domain: /^(node:|react|fastify|kysely|pg$|better-sqlite3)/,
  web: /^(fastify|kysely|pg$|better-sqlite3|sharp)/,
};

interface Import {
  to: string;
  typeOnly: boolean;
}

const files = sourceFiles("src").filter((file) => !/\.test\.tsx?$/.test(file));
const graph = new Map(files.map((file) => [file, importsOf(file)]));

describe("the architecture", () => {
  test("is read from real files", () => {
    expect(files.length).toBeGreaterThan(60);
    expect(graph.get("src/web/home/route.tsx")?.map(({ to }) => to)).toContain("src/content/paths.ts");
  });

  test("style sheets are made from the source of pages alone, not from words elsewhere that look like classes", () => {
    // Tailwind leaves out what Git ignores, and files that are no text.
    const left = ["src", "public", ...readFileSync(".gitignore", "utf8").split("\n")];
    const folders = readdirSync(".", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .filter((name) => !left.includes(name) && !left.includes(`${name}/`));
    const [, excluded = ""] =
      /@source not "\.\.\/\.\.\/\{(.+)\}";/.exec(readFileSync("src/web/site.css", "utf8")) ?? [];
    expect(excluded.split(",")).toEqual(folders.sort());
  });

  test.each(Object.keys(layers))("%s imports only what stands before it", (layer) => {
    const wrong = files.filter((file) => layerOf(file) === layer).flatMap(forbiddenLayers);
    expect(wrong).toEqual([]);
  });

  test("has no import cycle, not even of types", () => {
    expect(findCycle()).toBeUndefined();
  });

  test("has no two folders that import each other, unless one lies in the other", () => {
    const arrows = new Set(
      [...graph].flatMap(([file, imports]) => imports.map(({ to }) => `${dirname(file)} → ${dirname(to)}`)),
    );
    const pairs = [...arrows].filter((arrow) => {
      const [from = "", to = ""] = arrow.split(" → ");
      const isNested = `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`);
      return from < to && !isNested && arrows.has(`${to} → ${from}`);
    });
    expect(pairs).toEqual([]);
  });

  test("has rooms in which one finds one's way: at most 12 files in a folder", () => {
    const crowds = Object.entries(Object.groupBy(files, (file) => dirname(file)))
      .filter(([, inside = []]) => inside.length > 12)
      .map(([folder, inside = []]) => `${folder}: ${inside.length}`);
    expect(crowds).toEqual([]);
  });

  test("has no function that does not fit on a screen: at most 70 lines", () => {
    expect(files.flatMap(longFunctions)).toEqual([]);
  });

  test.each(Object.entries(forbidden))("%s never reaches %s", (layer, packages) => {
    const reached = files.filter((file) => layerOf(file) === layer).flatMap((file) => codeReachedFrom(file));
    const wrong = reached.filter(({ to }) => packages.test(to)).map(({ from, to }) => `${from} → ${to}`);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("keeps what is typed in the administration, but for passwords and codes, until it is stored or discarded", () => {
    const typed = files.filter(
      (file) =>
        file.startsWith("src/web/admin/") && /<textarea|\buseForm[(<]/.test(readFileSync(file, "utf8")),
    );
    expect(typed.length).toBeGreaterThan(8);
    expect(typed.flatMap(placesWithoutKeeping)).toEqual([]);
  });

  test("has no file whose name says nothing", () => {
    expect(files.filter((file) => /\b(utils?|helpers?|lib|common|misc)\b/.test(file))).toEqual([]);
  });
});

const keeping = /^src\/web\/admin\/unsaved\/use-(unsaved|kept)-/;
const secrets =
  /^src\/web\/admin\/(login|password-reset|account|proof)\/|\/(RemoveAdministrator|ChangeRole)\.tsx$/;

/** Pages and parts around a form, up to the route, among which none keeps its entries in the browser. */
function placesWithoutKeeping(file: string): string[] {
  if (isKeeping(file) || secrets.test(file)) return [];
  const around = files.filter((other) =>
    graph.get(other)?.some(({ to, typeOnly }) => to === file && !typeOnly),
  );
  return around.length === 0 ? [file] : around.flatMap(placesWithoutKeeping);
}

/** Parts inside keep their own entries only, so that modules count and components do not. */
function isKeeping(file: string): boolean {
  return (graph.get(file) ?? []).some(
    ({ to, typeOnly }) =>
      !typeOnly && (keeping.test(to) || (/^src\/web\/admin\/.+\.ts$/.test(to) && isKeeping(to))),
  );
}

function forbiddenLayers(file: string): string[] {
  const layer = layerOf(file);
  const allowed = layers[layer];
  return (graph.get(file) ?? []).flatMap(({ to, typeOnly }) => {
    const target = layerOf(to);
    if (!to.startsWith("src/") || target === layer || allowed?.code.includes(target)) return [];
    return typeOnly && allowed?.types.includes(target) ? [] : [`${file} → ${to}`];
  });
}

/** Every import, of a package or a file, that runs when `file` runs, with the file that holds it. */
function codeReachedFrom(file: string, seen = new Set<string>()): { from: string; to: string }[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = (graph.get(file) ?? []).filter(({ typeOnly }) => !typeOnly);
  return imports.flatMap(({ to }) => [{ from: file, to }, ...codeReachedFrom(to, seen)]);
}

function findCycle(): string | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(" → ");
    if (done.has(file)) return undefined;
    for (const { to } of graph.get(file) ?? []) {
      const cycle = visit(to, [...path, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

function layerOf(file: string): string {
  const [, room = "", ...inside] = file.split("/");
  if (room === "calculator") return wing[inside.slice(0, 2).join("/")] ?? wing[inside[0] ?? ""] ?? "";
  // The table of contents and the frame of every page, where React Router looks for them, and the types that it makes.
  return /^(routes|root|entry\.server)\.tsx?$|^\+types$/.test(room) ? "web" : room;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(".", join(entry.parentPath, entry.name)));
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, "utf8");
  const { module } = parseSync(file, source);
  const fixed = module.staticImports.map((statement) => ({
    to: resolved(statement.moduleRequest.value, file),
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
  }));
  const lent = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ to: resolved(entry.moduleRequest.value, file), typeOnly: entry.isType }] : [],
    ),
  );
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    to: resolved(source.slice(start, end).replaceAll(/["'`]/g, ""), file),
    typeOnly: false,
  }));
  return [...fixed, ...lent, ...later];
}

/** A path in this repository for our own modules, the package's name for others. */
function resolved(specifier: string, from: string): string {
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith(".")) return join(dirname(from), specifier.replace(/\?.*$/, ""));
  return specifier;
}

const maxFunctionLength = 70;

function longFunctions(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const found: string[] = [];
  const measure = (node: { start: number; end: number }) => {
    const lines = source.slice(node.start, node.end).split("\n").length;
    if (lines <= maxFunctionLength) return;
    found.push(`${file}:${source.slice(0, node.start).split("\n").length} has ${lines} lines`);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, source).program);
  return found;
}
