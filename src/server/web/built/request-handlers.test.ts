import { data, type ServerBuild } from "react-router";
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

/** The result of a loader of a public page, of the frame of all pages, or of a page of the administration. */
async function loadedBy(result: unknown, of: "page" | "root" | "hydrated" = "page"): Promise<unknown> {
  const loader = async () => result;
  const handle = of === "hydrated" ? { hydrate: true } : undefined;
  const routes = {
    root: { id: "root", path: "", module: of === "root" ? { loader } : {} },
    page: { id: "page", path: "page", parentId: "root", module: of === "root" ? {} : { loader, handle } },
    bare: { id: "bare", path: "bare", parentId: "root", module: { default: () => null } },
  };
  const build = { routes, assets: { routes } } as unknown as ServerBuild;
  let given: unknown;
  const entry = {
    createRequestHandler: (made: ServerBuild) => async () => {
      const route = made.routes[of === "root" ? "root" : "page"];
      given = await route?.module.loader?.({} as never);
    },
  };
  await requestHandlers({ build, entry } as unknown as PageBundle, "production")("/page")(
    new Request("http://page"),
  );
  return given;
}

test("data of a public page are read by name, and not written into the page", async () => {
  const loaded = await loadedBy({ title: "Towers", count: 2 });
  expect(Object.keys(loaded as object)).toEqual([]);
  expect(loaded).toHaveProperty("title", "Towers");
  expect(loaded).toHaveProperty("count", 2);
});

test("data with a status keep it, and are not written into the page either", async () => {
  const loaded = await loadedBy(data({ title: "Towers" }, 404));
  expect(loaded).toMatchObject({ type: "DataWithResponseInit", init: { status: 404 } });
  const { data: inside } = loaded as { data: object };
  expect([Object.keys(inside), Reflect.get(inside, "title")]).toEqual([[], "Towers"]);
});

test.each(["root", "hydrated"] as const)(
  "data of a route that is %s are written into the page",
  async (of) => {
    expect(Object.keys((await loadedBy({ title: "Towers" }, of)) as object)).toEqual(["title"]);
  },
);

const response = new Response("feed");

test.each([["a text"], [null], [undefined], [7], [["a", "list"]], [response], [new Map([["a", 1]])]])(
  "the result %o of a loader is passed on as it is",
  async (result) => {
    expect(await loadedBy(result)).toBe(result);
  },
);

test("a handler is made for the whole table and for each route that is asked for, in the mode of the build", () => {
  const modes: unknown[] = [];
  const routes = {
    root: { id: "root", path: "", module: {} },
    page: { id: "page", path: "page", parentId: "root", module: {} },
  };
  const build = { routes, assets: { routes } } as unknown as ServerBuild;
  const entry = {
    createRequestHandler(_build: ServerBuild, mode: string) {
      modes.push(mode);
      return () => undefined;
    },
  };
  const handlerOf = requestHandlers({ build, entry } as unknown as PageBundle, "development");
  expect(handlerOf("/page")).toBe(handlerOf("/page"));
  expect(handlerOf("/nowhere")).not.toBe(handlerOf("/page"));
  expect(modes).toEqual(["development", "development"]);
});
