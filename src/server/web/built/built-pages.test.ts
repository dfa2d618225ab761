import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import {
  createPathMatcher,
  leaves,
  loadBuiltPages,
  patternOf,
  publicPages,
  publicPaths,
} from "./built-pages.ts";

/** A build of these routes, each below the one before its last slash. */
function aBuild(paths: Record<string, string | undefined>): ServerBuild {
  const routes = Object.entries(paths).map(([id, path]) => {
    const parentId = id.includes("/") ? id.slice(0, id.lastIndexOf("/")) : undefined;
    return [id, { id, path, parentId, module: { default: () => null } }];
  });
  return { routes: Object.fromEntries(routes) } as ServerBuild;
}

const isKnown = createPathMatcher(
  aBuild({
    root: "",
    "root/home": undefined,
    "root/frame": undefined,
    "root/frame/intro": "company/intro",
    "root/frame/form": "inquiry/:step?",
    "root/frame/project": "projects/:id",
    "root/frame/rest": "*",
    "root/feed": "rss.xml",
    "root/admin": "sd_admin",
    "root/admin/list": "projects",
    "root/admin/editor": "edit/*",
  }),
);

test.each([
  "/",
  "/company/intro",
  "/company/%69ntro",
  "/inquiry",
  "/inquiry/sent",
  "/projects/12",
  "/rss.xml",
  "/sd_admin/projects",
  "/sd_admin.data",
  "/sd_admin/projects.data",
  "/sd_admin/edit/",
  "/sd_admin/edit/en/company/intro",
])("%s is an address of the site", (path) => {
  expect(isKnown(path)).toBe(true);
});

test.each([
  "/company",
  "/company/intro/more",
  "/inquiry/sent/more",
  "/rssxxml",
  "/sd_admin/nothing",
  "/company/intro.data",
  "/%ff",
  "/a/company/intro",
])("%s is none", (path) => {
  expect(isKnown(path)).toBe(false);
});

test.each([
  "/projects/0",
  "/projects/012",
  "/projects/12345678901",
  "/projects/x",
  "/rssxml/",
  "/sd_adminx.data",
])("%s, which only resembles an address, is none", (path) => {
  expect(isKnown(path)).toBe(false);
});

test.each(["/projects/1", "/projects/1234567890"])("%s is the address of a record", (path) => {
  expect(isKnown(path)).toBe(true);
});

test("an address that cannot be decoded is compared as it is written", () => {
  expect(isKnown("/inquiry/%ff")).toBe(true);
});

test.each([
  ["/rss.xml", "/rss.xml", "/rssxxml"],
  ["/edit/*", "/edit", "/edited"],
  ["/edit/*", "/edit/a/b", "/a/edit"],
  ["/form/:step?", "/form", "/form/a/b"],
  ["/news/:address", "/news/new-plant-2", "/news/New"],
  ["/news/:address", "/news/a", "/news/a--b"],
  ["/news/:address", "/news/a-b-c", "/news/-a"],
  ["/files/:name/:kind", "/files/a b/c", "/files/a/b/c"],
  ["/projects/:id", "/projects/9", "/projects/09"],
])("the pattern of %s has %s, and not %s", (path, known, unknown) => {
  const pattern = new RegExp(`^(?:${patternOf(path)})$`);
  expect([known, unknown].map((address) => pattern.test(address))).toEqual([true, false]);
});

const site = {
  routes: {
    root: { id: "root", path: "", module: {} },
    gone: undefined,
    frame: { id: "frame", parentId: "root", module: { default: () => null } },
    home: { id: "home", parentId: "frame", module: { default: () => null } },
    intro: { id: "intro", path: "company/intro", parentId: "frame", module: { default: () => null } },
    sent: {
      id: "sent",
      path: "inquiry/sent",
      parentId: "frame",
      module: { default: () => null, handle: { unlisted: true } },
    },
    project: { id: "project", path: "projects/:id", parentId: "frame", module: { default: () => null } },
    rest: { id: "rest", path: "*", parentId: "frame", module: { default: () => null } },
    feed: { id: "feed", path: "rss.xml", parentId: "root", module: {} },
    lost: { id: "lost", path: "lost", parentId: "nowhere", module: {} },
    admin: { id: "admin", path: "sd_admin", parentId: "root", module: { default: () => null } },
    list: { id: "list", path: "list", parentId: "admin", module: { default: () => null } },
  },
} as unknown as ServerBuild;

test("public paths are those without parameters outside the administration, in the order of the table", () => {
  expect(publicPaths(site)).toEqual(["/", "/company/intro", "/rss.xml", "/lost"]);
  expect(publicPages(site)).toEqual(["/", "/company/intro"]);
});

test("a route that others are below answers no requests itself", () => {
  expect(leaves(site).map(({ id }) => id)).toEqual([
    "home",
    "intro",
    "sent",
    "project",
    "rest",
    "feed",
    "lost",
    "list",
  ]);
  expect(leaves(site).at(-1)).toEqual({ id: "list", path: "/sd_admin/list", isPage: true, isListed: true });
});

const source = (name: string) => `src/web/browser/${name}.ts`;
const scripts = {
  [source("visitor")]: { file: "assets/visitor-1.js" },
  [source("acceptance-units")]: { file: "assets/units-1.js" },
  [source("duty-units")]: { file: "assets/finder-1.js" },
  [source("islands")]: {
    file: "assets/islands-1.js",
    dynamicImports: ["react.js", "map.tsx", "bare.tsx", "none.tsx"],
  },
  "react.js": { file: "assets/react-1.js", name: "react", imports: ["shared.js"] },
  "map.tsx": { file: "assets/map-1.js", name: "map", imports: ["shared.js", "draw.js"] },
  "bare.tsx": { file: "assets/bare-1.js" },
  "shared.js": { file: "assets/shared-1.js" },
  // Chunks may import each other.
  "draw.js": { file: "assets/draw-1.js", imports: ["map.tsx"] },
};

/** A folder with the output of a build. */
function aBuildFolder(manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "server"));
  mkdirSync(join(folder, "client/.vite"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(
    join(folder, "server/index.js"),
    "export const routes = {}; export const entry = { module: { named: 1 } };",
  );
  writeFileSync(join(folder, "client/.vite/manifest.json"), JSON.stringify(manifest));
  return folder;
}

test("a build is loaded with the addresses of its scripts, and with the files of each island after those of React", async () => {
  const folder = aBuildFolder(scripts);
  const { assets, mode, builtAt, current } = await loadBuiltPages(folder);
  expect(mode).toBe("production");
  expect(builtAt).toBe(statSync(join(folder, "server/index.js")).mtime.toISOString());
  expect((await current()).entry).toEqual({ named: 1 });
  expect(await current()).toBe(await current());
  const react = ["/assets/react-1.js", "/assets/shared-1.js"];
  expect(assets).toEqual({
    script: "/assets/visitor-1.js",
    islandScript: "/assets/islands-1.js",
    acceptanceUnitsScript: "/assets/units-1.js",
    dutyUnitsScript: "/assets/finder-1.js",
    islands: {
      map: [...react, "/assets/map-1.js", "/assets/draw-1.js"],
      "bare.tsx": [...react, "/assets/bare-1.js"],
      "none.tsx": react,
    },
  });
});

test("a build without islands has none", async () => {
  const folder = aBuildFolder({ ...scripts, [source("islands")]: { file: "assets/islands-1.js" } });
  expect((await loadBuiltPages(folder)).assets.islands).toEqual({});
});

test.each(["visitor", "islands", "acceptance-units", "duty-units"])(
  "a build without the script %s is refused",
  async (name) => {
    const { [source(name)]: _, ...others } = scripts as Record<string, object>;
    await expect(loadBuiltPages(aBuildFolder(others))).rejects.toThrow(source(name));
  },
);
