import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), visitorScript(), reloadOnServerChange()],
  build: { target: "es2023", manifest: true, assetsInlineLimit: 0 },
});

/**
 * Adds the visitors' module (small enhancements, islands on demand) to the browser build as an entry of
 * its own: public pages load it instead of React Router's client.
 */
function visitorScript(): Plugin {
  const id = fileURLToPath(new URL("./src/web/visitor.ts", import.meta.url));
  return {
    name: "visitor-script",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      this.emitFile({ type: "chunk", id, name: "visitor" });
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
