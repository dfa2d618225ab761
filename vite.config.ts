import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { compressAssets } from "./scripts/compress-assets.ts";
import { addressesOfSources, asciiSources, entries, external } from "./scripts/server-bundle.ts";
import {
  withoutFontFallbacks,
  withoutMixFallbacks,
  withoutUnreadProperties,
} from "./scripts/shorter-styles.ts";
import { colorProperties } from "./src/content/colors.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    colorsOfTheSite(),
    tailwindcss(),
    shorterStyles(),
    reactRouter(),
    visitorScripts(),
    ownCopies(),
    oneLanguageTravels(),
    publicRoutesStayOnServer(),
    addressesOfSources(),
    asciiSources(),
    plainImports(),
    namedElements(),
    compressedFiles(),
    reloadOnServerChange(),
  ],
  // Pages name the modules to preload themselves; public files are served from their own folder.
  build: {
    target: "es2023",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    copyPublicDir: false,
  },
  environments: {
    // Without comments and what is for development: the source stays in memory as long as the server runs. Names stay, for stack traces.
    ssr: {
      resolve: command === "build" ? { noExternal: true, external } : {},
      define: { "process.env.NODE_ENV": JSON.stringify(command === "build" ? "production" : "development") },
      build: {
        target: "node24",
        rolldownOptions: {
          input: entries,
          output: {
            chunkFileNames: "[name]-[hash].js",
            comments: false,
            minify: { compress: true, mangle: false, codegen: true },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // Kinds of the content (record 078) stand beside words that browsers load, and are for the server alone.
          treeshake: { moduleSideEffects: [{ test: /src\/content\//, sideEffects: false }] },
          output: {
            // Fewer and larger files compress better, and each file costs its own headers.
            codeSplitting: {
              groups: [
                // With the small things that every island uses: a file of their own would have headers as large as they are.
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler)\/|react\/named-elements|src\/(content\/(fill|localized|figures\/whole-number)|domain\/locale|web\/(api-client|unmodified-click|ui\/button-class))\.ts$/,
                },
                // Icons with the function that draws them: alone, that would be smaller than its headers.
                { name: "icon", test: /src\/web\/ui\/icons\/(icon|visitor-icons)\.tsx?$/ },
                // What only writes, such as the administrator's forms need, does not travel to who reads.
                { name: "query", test: /node_modules\/@tanstack\/(?!.*(?:mutationObserver|useMutation))/ },
                // What shows projects: the gallery, the administrator's preview, and the calculator's tool once it is opened.
                {
                  name: "card",
                  test: /src\/(domain\/projects\/(vocabulary|search\/capacity-tons)|content\/lookup\/project-path|web\/(project-list\/(card|look)|gallery\/data\/project-response|pictures\/(ResponsivePicture|picture-files)))/,
                },
                // Code that the inquiry form shares with the administrator's area: each file alone is smaller than its headers.
                {
                  name: "inquiry-form",
                  test: /src\/(domain\/inquiries\/(inquiry-fields|phone|files\/inquiry-file)|content\/inquiries\/(field-value|form-paths)|web\/idempotency-key)\.ts$/,
                },
                // Rules of a duty and of towers together that the calculator needs at once; forms of the administration have a part of them.
                {
                  name: "tower-kind",
                  test: /engine\/src\/(method\/heat-load|design\/(tower-kind|towers\/towers-together))\.ts$/,
                },
                // Apart from the selection, since nearly every form writes figures.
                { name: "figures", test: /src\/content\/figures\.ts$/ },
                // A duty with its capacity, which the inquiry form needs without the rest of a selection.
                { name: "capacity", test: /engine\/src\/method\/capacity\.ts$/ },
                // The selection with what it depends on: in the parts that the calculator and the inbox share it would compress worse.
                { name: "selection", test: /src\/documents\/selection\/usable-towers\.ts$/ },
              ],
            },
          },
        },
      },
    },
  },
}));

/** Puts the colours into the theme of the style sheet, before Tailwind reads it. */
function colorsOfTheSite(): Plugin {
  return {
    name: "colors-of-the-site",
    enforce: "pre",
    transform: (code, id) =>
      /\/src\/web\/(app|admin\/admin)\.css(\?|$)/.test(id)
        ? code.replace("/* src/content/colors.ts */", colorProperties())
        : null,
  };
}

/** Runs behind Tailwind, before the style sheet gets the name of its content. */
function shorterStyles(): Plugin {
  return {
    name: "shorter-styles",
    apply: "build",
    enforce: "pre",
    transform: (code, id) =>
      /\/src\/web\/(app|admin\/admin)\.css(\?|$)/.test(id)
        ? withoutFontFallbacks(withoutMixFallbacks(withoutUnreadProperties(code)))
        : null,
  };
}

/** Adds the scripts of public pages to the browser build: they load these instead of React Router's client. */
function visitorScripts(): Plugin {
  const scripts = ["visitor", "islands", "acceptance-units", "duty-units"].map(
    (name) => `src/web/browser/${name}.ts`,
  );
  return {
    name: "visitor-scripts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      for (const script of scripts) {
        const id = fileURLToPath(new URL(script, import.meta.url));
        this.emitFile({ type: "chunk", id, name: basename(script, ".ts") });
      }
    },
  };
}

/**
 * Gives the scripts of the acceptance test and of duty fields their own copies of the calculator's modules, and the script of every page
 * its own copy of the menus, which the administrator's area has, too: a file that two scripts share would be one more to load for each.
 */
function ownCopies(): Plugin {
  return {
    name: "own-copies",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer = "") {
      const isOwn =
        importer.endsWith("/src/web/browser/acceptance-units.ts") ||
        importer.endsWith("/src/web/series/units/box-conversion.ts") ||
        (importer.endsWith("/src/web/browser/visitor.ts") && source.endsWith("/menus.ts"));
      if (!isOwn) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?own=${basename(importer, ".ts")}` };
    },
  };
}

/** Evaluates the design tool's words at build: each language becomes data of its own, without the other beside it. */
function oneLanguageTravels(): Plugin {
  return {
    name: "one-language-travels",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      if (!/\/src\/content\/calculator\/(year\/)?[a-z]{2}\.ts$/.test(id)) return null;
      const { words } = await import(id);
      return `export const words = ${JSON.stringify(words)};`;
    },
  };
}

/**
 * Leaves public routes out of the browser build: no browser ever runs them, and what they share with islands would be
 * cut into many small files. React Router still finds the names that each route exports.
 */
function publicRoutesStayOnServer(): Plugin {
  return {
    name: "public-routes-stay-on-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== undefined || !/\/src\/(?!web\/admin\/).*route\.tsx?$/.test(file)) return null;
      const names = [
        ...readFileSync(file, "utf8").matchAll(/^export (?:const|function|async function) (\w+)/gm),
      ];
      return ["export default null;", ...names.map(([, name]) => `export const ${name} = null;`)].join("\n");
    },
  };
}

/**
 * Leaves out the loader that Vite puts around every `import()`: it fetches ahead what pages name themselves, and styles,
 * of which there are none that come late.
 */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load: (id) =>
      id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null,
  };
}

/**
 * Names the functions that make elements: React is a CommonJS package, and each of their calls would go through its
 * object of exports, 108 bytes of the gallery's script.
 */
function namedElements(): Plugin {
  const [runtime, named] = ["react/jsx-runtime", "\0react/named-elements"];
  return {
    name: "named-elements",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source, importer) => (source === runtime && importer !== named ? named : null),
    load: (id) =>
      id === named ? `import * as all from "${runtime}"; export const { jsx, jsxs, Fragment } = all;` : null,
  };
}

/** Compresses the browser's files while the server's are built. */
function compressedFiles(): Plugin {
  let compressing: Promise<void> | undefined;
  return {
    name: "compressed-files",
    apply: "build",
    writeBundle({ dir = "" }) {
      if (this.environment.name === "client") compressing = compressAssets(join(dir, "assets"));
    },
    async closeBundle() {
      if (this.environment.name !== "client") await compressing;
    },
  };
}

/** Public pages have no client router to swap modules, so in development a changed page reloads the browser. */
function reloadOnServerChange(): Plugin {
  return {
    name: "reload-on-server-change",
    apply: "serve",
    hotUpdate: {
      order: "post",
      handler({ modules, server }) {
        if (this.environment.name === "ssr" && modules.length > 0) {
          server.environments.client?.hot.send({ type: "full-reload" });
        }
      },
    },
  };
}
