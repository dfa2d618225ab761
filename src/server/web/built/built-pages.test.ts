import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createPathMatcher } from "./built-pages.ts";

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
