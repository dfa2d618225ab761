import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { colorProperties } from "./src/content/colors.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    colorsOfTheSite(),
    tailwindcss(),
    reactRouter(),
    visitorScripts(),
    ownCopies(),
    oneLanguageTravels(),
    publicRoutesStayOnServer(),
    plainImports(),
    reloadOnServerChange(),
  ],
  // Pages name the modules to preload themselves.
  build: { target: "es2023", manifest: true, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // One bundle holds only what pages use of their packages, without comments and what is for development: the source
    // stays in memory as long as the server runs. Names stay, for stack traces.
    ssr: {
      resolve: { noExternal: command === "build" || [] },
      define: { "process.env.NODE_ENV": JSON.stringify(command === "build" ? "production" : "development") },
      build: {
        rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: true } } },
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
                  test: /node_modules\/(react|react-dom|scheduler)\/|src\/(content\/fill|domain\/locale|web\/(api-client|ui\/button-class|map\/plain-click))\.ts$/,
                },
                // The calculator's icons with the program that draws icons: each alone is smaller than its headers.
                {
                  name: "icon",
                  test: /node_modules\/lucide-react\/dist\/esm\/(?!icons\/|lucide|iconsAndAliases|dynamic)|lucide-react\/dist\/esm\/icons\/(chevron-down|triangle-(alert|exclamation-point))\.m?js/,
                },
                // What only writes, such as the administrator's forms need, does not travel to who reads.
                { name: "query", test: /node_modules\/@tanstack\/(?!.*(?:mutationObserver|useMutation))/ },
                // What shows projects: the gallery, the administrator's preview, and the calculator's tool once it is opened.
                {
                  name: "card",
                  test: /src\/(domain\/projects\/vocabulary|web\/(gallery\/(card|look|data\/project-answer)|pictures\/(ResponsivePicture|picture-files)))/,
                },
                // Code that the inquiry form shares with the administrator's area: each file alone is smaller than its headers.
                {
                  name: "inquiry-form",
                  test: /src\/(domain\/inquiries\/(inquiry-fields|phone|files\/inquiry-file)|content\/inquiries\/(field-value|form-paths))\.ts$/,
                },
                // What pages for visitors load at once and the administrator's area has, too.
                { name: "page", test: /vite\/preload-helper|src\/web\/enhance\/menus\.ts$/ },
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

/** Adds the scripts of public pages to the browser build: they load these instead of React Router's client. */
function visitorScripts(): Plugin {
  const scripts = ["visitor", "islands", "units", "finder-units"].map((name) => `src/web/browser/${name}.ts`);
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
 * What the script of units has of the calculator it has for itself: a file that both share would be one more to load for
 * the calculator.
 */
function ownCopies(): Plugin {
  return {
    name: "own-copies",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer) {
      if (!importer?.endsWith("/src/web/browser/units.ts")) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?own` };
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
      if (!/\/src\/calculator\/words\/(year\/)?[a-z]{2}\.ts$/.test(id)) return null;
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
