import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import * as adminIcons from "./admin-icons.ts";
import type { IconComponent } from "./icon.tsx";
import * as visitorIcons from "./visitor-icons.ts";

const icons: [string, IconComponent][] = [...Object.entries(visitorIcons), ...Object.entries(adminIcons)];

describe("an icon", () => {
  const { ArrowRight } = visitorIcons;

  test("is hidden from screen readers", () => {
    expect(renderToStaticMarkup(<ArrowRight />)).toContain('aria-hidden="true"');
  });

  test("has the classes of its place and no others", () => {
    expect(renderToStaticMarkup(<ArrowRight className="size-4" />)).toContain('class="size-4"');
    expect(renderToStaticMarkup(<ArrowRight />)).not.toContain("class=");
  });

  test.each(icons)("%s is well-formed markup of shapes alone", (_, Icon) => {
    const elements: string[] = [];
    const parser = new SaxesParser();
    parser.on("opentag", ({ name, attributes }) => {
      elements.push(name);
      expect(Object.keys(attributes)).not.toContain("key");
    });
    parser.on("error", (error) => {
      throw error;
    });
    parser.write(renderToStaticMarkup(<Icon />)).close();
    expect(elements.length).toBeGreaterThan(1);
    expect(["svg", "path", "circle", "rect", "line", "polyline"]).toEqual(expect.arrayContaining(elements));
  });
});

test("no two icons look the same, so that each stands in one file", () => {
  const drawn = icons.map(([, Icon]) => renderToStaticMarkup(<Icon />));
  expect(drawn.length).toBeGreaterThan(80);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("icons of the administrator's area are in no script that visitors load", () => {
  const users = globSync("src/**/*.{ts,tsx}").filter(
    (file) => !file.endsWith("icon.test.tsx") && readFileSync(file, "utf8").includes("/admin-icons.ts"),
  );
  expect(users.length).toBeGreaterThan(20);
  expect(users.filter((file) => !file.startsWith("src/web/admin/"))).toEqual([]);
});
