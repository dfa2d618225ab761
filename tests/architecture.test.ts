import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";

/** The layers that each layer may import, besides itself. `types` only lends its types, never code. */
const layers: Record<string, { code: readonly string[]; types: readonly string[] }> = {
  engine: { code: [], types: [] },
  domain: { code: ["engine"], types: [] },
  content: { code: ["engine", "domain"], types: [] },
  documents: { code: ["engine", "domain", "content"], types: [] },
  data: { code: ["engine", "domain", "content", "documents"], types: [] },
  http: { code: ["domain", "content"], types: ["data"] },
  api: { code: ["engine", "domain", "content", "documents", "http"], types: ["data"] },
  web: { code: ["engine", "domain", "content", "documents"], types: ["data"] },
  server: { code: ["engine", "domain", "content", "documents", "data", "http", "api", "web"], types: [] },
};

/** Packages that a layer must never reach, directly or through others. */
const forbidden = {
  // Its reference duties, which only tests use, need fast-check.
  engine: /^(?!zod|fast-check|engine\/src\/)/,
  domain: /^(node:|react|fastify|kysely|pg$|better-sqlite3)/,
  documents: /^(node:|react|fastify|kysely|pg$|better-sqlite3|pdfkit)/,
  web: /^(fastify|kysely|pg$|better-sqlite3|sharp|pdfkit|nodemailer)/,
};

interface Import {
  to: string;
  typeOnly: boolean;
}

const files = ["engine/src", "src"].flatMap(sourceFiles).filter((file) => !/\.test\.tsx?$/.test(file));
const graph = new Map(files.map((file) => [file, importsOf(file)]));

describe("the architecture", () => {
  test("is read from real files", () => {
    expect(files.length).toBeGreaterThan(60);
    expect(graph.get("src/web/home/route.tsx")?.map(({ to }) => to)).toContain("src/content/paths.ts");
  });

  test("style sheets are made from the source of pages alone, not from words elsewhere that look like classes", () => {
    // Tailwind leaves out what Git ignores, and files that are no text.
    const ignored = ["src", "public", ...readFileSync(".gitignore", "utf8").split("\n")];
    const folders = readdirSync(".", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .filter((name) => !ignored.includes(name) && !ignored.includes(`${name}/`));
    const [, excluded = ""] =
      /@source not "\.\.\/\.\.\/\{(.+)\}";/.exec(readFileSync("src/web/site.css", "utf8")) ?? [];
    expect(excluded.split(",")).toEqual(folders.sort());
  });

  test("numbers and days are written by the functions of content and domain", () => {
    const own = /\.toLocale(Date|Time)?String\(|Intl\.(NumberFormat|DateTimeFormat)\(/;
    expect(files.filter((file) => own.test(readFileSync(file, "utf8"))).sort()).toEqual(formats);
  });

  test("no component has a class that the style sheets leave out as a word", () => {
    const [, words = ""] =
      /@source not inline\("\{(.+)\}"\);/.exec(readFileSync("src/web/site.css", "utf8")) ?? [];
    const omitted = words.split(",");
    expect(omitted).toContain("outline");
    const wrong = files.filter((file) =>
      [...readFileSync(file, "utf8").matchAll(/className=(?:"[^"]*"|\{\s*[`"].*)/g)].some(([text]) =>
        text.split(/[\s"'`${}]+/).some((name) => omitted.includes(name)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(layers))("%s imports only what stands before it", (layer) => {
    const wrong = files.filter((file) => layerOf(file) === layer).flatMap(forbiddenLayers);
    expect(wrong).toEqual([]);
  });

  test("has no import cycle, not even of types", () => {
    const arrows = [...graph].map(([file, imports]) => [file, imports.map(({ to }) => to)] as const);
    expect(cycleIn(new Map(arrows))).toBeUndefined();
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

  test.each(["src/domain", "src/documents", "src/api", "src/web"])(
    "has no rooms of %s that import each other, not even through others",
    (layer) => {
      const room = (file: string) =>
        file.startsWith(`${layer}/`) ? file.slice(layer.length + 1).split("/")[0] : undefined;
      const rooms = new Map<string, string[]>();
      for (const [file, imports] of graph) {
        const from = room(file);
        if (from === undefined) continue;
        const targets = imports.flatMap(({ to }) => room(to) ?? []).filter((target) => target !== from);
        rooms.set(from, [...(rooms.get(from) ?? []), ...targets]);
      }
      expect(cycleIn(rooms)).toBeUndefined();
    },
  );

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
    expect(typed.flatMap(filesWithoutKeeping)).toEqual([]);
  });

  test("makes every call of the administration for the account of its page", () => {
    const calling = files.filter(
      (file) =>
        file.startsWith("src/web/admin/") &&
        /\b(callApi|fetchApi|sendForm)\(/.test(readFileSync(file, "utf8")),
    );
    expect(calling).toEqual(["src/web/admin/call-api.ts"]);
  });

  test("has no button in the administration that loses the focus by `disabled`: ToolButton keeps it", () => {
    const ofAdministration = files.filter((file) => /^src\/web\/(admin|ui)\//.test(file));
    expect(ofAdministration.flatMap(disabledButtons)).toEqual([]);
  });

  test("has no file whose name says nothing", () => {
    expect(files.filter((file) => /\b(utils?|helpers?|lib|common|misc)\b/.test(file))).toEqual([]);
  });
});

const keeping = /^src\/web\/admin\/unsaved\/use-unsaved-/;
const secrets =
  /^src\/web\/admin\/(login|password-reset|account|reauthentication)\/|\/(RemoveAdministrator|ChangeRole)\.tsx$/;

/** Pages and parts around a form, up to the route, among which none keeps its entries in the browser. */
function filesWithoutKeeping(file: string): string[] {
  if (isKeeping(file) || secrets.test(file)) return [];
  const around = files.filter((other) =>
    graph.get(other)?.some(({ to, typeOnly }) => to === file && !typeOnly),
  );
  return around.length === 0 ? [file] : around.flatMap(filesWithoutKeeping);
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
    if (!/^(engine\/)?src\//.test(to) || target === layer || allowed?.code.includes(target)) return [];
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

function cycleIn(arrows: ReadonlyMap<string, readonly string[]>): string | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(" → ");
    if (done.has(file)) return undefined;
    for (const next of arrows.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of arrows.keys()) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

function layerOf(file: string): string {
  const [, layer = ""] = /^(?:src\/)?([^/]+)\//.exec(file) ?? [];
  // The table of contents and the frame of every page, where React Router looks for them, and the types that it makes.
  return layer === "src" || layer === "+types" ? "web" : layer;
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
  if (specifier.startsWith("#engine/")) return specifier.replace("#engine/", "engine/src/");
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith(".")) return join(dirname(from), specifier.replace(/\?.*$/, ""));
  return specifier;
}

/** Where the form of a number or a day is decided; elsewhere one form would become two. */
const formats = [
  "src/content/figures/number-format.ts",
  "src/content/figures/whole-number.ts",
  "src/content/languages.ts",
  "src/domain/content/fact-checks.ts",
  "src/domain/korean-day.ts",
  "src/web/company/contact/time-zone.ts",
];

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

function disabledButtons(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes, start }) {
      const isDisabled = attributes.some(
        (each) => each.type === "JSXAttribute" && each.name.name === "disabled",
      );
      if (name.type !== "JSXIdentifier" || name.name !== "button" || !isDisabled) return;
      found.push(`${file}:${source.slice(0, start).split("\n").length}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}
