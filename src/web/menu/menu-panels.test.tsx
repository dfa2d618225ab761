import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { modelColumns } from "#domain/products/model-columns.ts";
import { completed } from "#domain/records/columns.ts";
import { MenuPanel } from "./MenuPanel.tsx";
import { menuPanels } from "./menu-panels.ts";

const nothing = completed(modelColumns, {});
const product = (category: "industrial" | "package" | "bac", ...capacities: number[]) => ({
  category,
  models: capacities.map((crt) => ({ ...nothing, name: `${crt}`, crt })),
  hasSampleModels: false,
});

function panelsWith(links: { id: string; href: `/${string}`; label: string }[] = []) {
  const { en } = sampleContent.shared;
  const menus = en.navigation.menus.map((menu) => ({ ...menu, links: [...menu.links, ...links] }));
  return menuPanels(sampleContent, "en", { ...en, navigation: { ...en.navigation, menus } }, [
    product("industrial", 1_250, 200),
    product("package", 100),
    product("bac", 350),
  ]);
}

test("a menu names the capacities of the products of a page, from the smallest model to the largest", () => {
  const entries = panelsWith().flatMap((panel) => panel.entries);
  const ranges = entries.flatMap(({ id, range }) => (range ? [[id, range]] : []));
  expect(ranges).toEqual([
    ["industrial", "200–1,250 CRT"],
    ["package", "100–350 CRT"],
  ]);
});

test("a company with a name of its own names no capacities of sample models in its menus", () => {
  const { company, shared } = sampleContent;
  const named = {
    ...sampleContent,
    company: { ...company, name: { ko: "한빛쿨링", en: "Hanbit Cooling" } },
  };
  const products = [
    { ...product("industrial", 900), hasSampleModels: true },
    product("industrial", 200, 400),
  ];
  const rangeIn = (content: typeof sampleContent) =>
    menuPanels(content, "en", shared.en, products)
      .flatMap(({ entries }) => entries)
      .find(({ id }) => id === "industrial")?.range;
  expect(rangeIn(sampleContent)).toBe("200–900 CRT");
  expect(rangeIn(named)).toBe("200–400 CRT");
});

test("a menu has a line and a picture for each page, and a link alone for the company's own pages", () => {
  const own = { id: "own-1", href: "/certificates", label: "Certificates" } as const;
  for (const { entries } of panelsWith([own])) {
    expect(entries.slice(0, -1).filter(({ line, picture }) => !line || !picture)).toEqual([]);
    expect(entries.at(-1)).toEqual(own);
  }
});

test("pictures wait until a panel is opened, and tools stand beside the columns", () => {
  const panel = panelsWith().find(({ id }) => id === "products");
  if (!panel) throw new Error("There is no menu of products.");
  const html = renderToStaticMarkup(
    <MenuPanel locale="en" pathname="/en/products/compare" panel={panel} toolsLabel="Tools" />,
  );
  expect(html.match(/<img /g)).toHaveLength(3);
  expect(html.match(/loading="lazy"/g)).toHaveLength(3);
  expect(html).toMatch(/href="\/en\/products\/compare" aria-current="page"/);
});
