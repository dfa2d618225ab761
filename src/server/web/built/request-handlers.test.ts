import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { PageBundle } from "./built-pages.ts";
import { requestHandlers } from "./request-handlers.ts";

/** Path of each route, below the route before its last slash; the routes of the administration are hydrated. */
const paths: Record<string, string | undefined> = {
  root: "",
  "root/frame": undefined,
  "root/frame/home": undefined,
  "root/frame/intro": "company/intro",
  "root/frame/news": "news",
  "root/frame/news-item": "news/:address",
  "root/frame/own": ":address",
  "root/frame/form": "inquiry/:step?",
  "root/frame/rest": "*",
  "root/feed": "rss.xml",
  "root/admin": "sd_admin",
  "root/admin/list": "projects",
};

/** The routes that a path's handler has. */
function routesFor(pathname: string): string[] {
  const routes = Object.entries(paths).map(([id, path]) => {
    const parentId = id.includes("/") ? id.slice(0, id.lastIndexOf("/")) : undefined;
    const handle = id === "root/admin" ? { hydrate: true } : undefined;
    return [id, { id, path, parentId, module: { default: () => null, handle } }];
  });
  const build = { routes: Object.fromEntries(routes), assets: { routes: paths } } as unknown as ServerBuild;
  let asked: string[] = [];
  const entry = {
    createRequestHandler: (given: ServerBuild) => () => {
      expect(Object.keys(given.assets.routes)).toEqual(Object.keys(given.routes));
      asked = Object.keys(given.routes);
    },
  };
  const handlerOf = requestHandlers({ build, entry } as unknown as PageBundle, "production");
  void handlerOf(pathname)(new Request("http://page"));
  return asked;
}

test.each([
  ["/", ["root", "root/frame", "root/frame/home"]],
  ["/company/intro", ["root", "root/frame", "root/frame/intro"]],
  ["/news", ["root", "root/frame", "root/frame/news"]],
  ["/news/new-plant", ["root", "root/frame", "root/frame/news-item"]],
  ["/our-plant", ["root", "root/frame", "root/frame/own"]],
  ["/inquiry/sent", ["root", "root/frame", "root/frame/form"]],
  ["/rss.xml", ["root", "root/feed"]],
])("%s is handled with only its route and the parent routes", (path, routes) => {
  expect(routesFor(path)).toEqual(routes);
});

test.each([
  ["no route has it", "/company/nothing"],
  ["two routes have it, of which React Router has an order", "/inquiry"],
  ["its letters are not those of a fixed path, which React Router takes all the same", "/NEWS"],
  ["it is encoded", "/%6Eews"],
  ["React Router's client asks for data", "/sd_admin.data"],
  ["React Router's client asks for data of what may be an own page", "/news/plant.data"],
  ["the browser runs React Router there", "/sd_admin/projects"],
])("a path is handled with all routes where %s: %s", (_reason, path) => {
  expect(routesFor(path)).toEqual(Object.keys(paths));
});
