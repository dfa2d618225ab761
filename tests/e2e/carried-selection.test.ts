import { describe, expect, test } from "vitest";
import {
  type LinkTarget,
  readSelection,
  type SelectionName,
  type SelectionTexts,
  selectionQuery,
} from "#documents/selection/selection-texts.ts";
import { openSections } from "../support/design-sections.ts";
import { readable } from "../support/sample-facts.ts";
import { openSharedSite } from "../support/visitor.ts";

const { site, visit } = openSharedSite();

const whole: SelectionTexts = {
  flow: "500",
  hot: "40",
  cold: "32",
  wb: "27",
  product: "scp/scp-600",
  jobTitle: "Plant 2",
  client: "Client",
  tag: "CT-1",
  rev: "B",
  by: "Kim",
  place: "annex-7-seoul",
  margin: "1.5",
  model: "SCP-600",
  units: "2",
  cycles: "5",
  drift: "0.01",
  db: "33",
  station: "471080",
  control: "on-off",
  kw: "60",
  in: "gpm-F-ft",
  referenceProjectId: "1",
};

/** Pages and documents with a selection: path of the address, and parameter names. */
const targets = {
  calculator: ["/en/resources/calculator", "page"],
  method: ["/en/resources/calculator/method", "page"],
  "design sheet": ["/en/resources/calculator/sheet", "sheet"],
  "PDF of the sheet": ["/api/design-sheet.pdf", "sheet"],
  "acceptance test": ["/en/resources/calculator/test", "acceptance"],
  series: ["/en/products/package/scp", "page"],
  comparison: ["/en/products/compare", "page"],
  "tender text": [/^\/en\/products\/package\/scp\/[^/]+\.(docx|txt)$/, "page"],
  "files for approval": ["/en/products/submittal", "page"],
  "archive for approval": ["/api/submittal.zip", "page"],
  "sound at the neighbor": ["/en/resources/calculator/sound", "page"],
  "inquiry form": ["/en", "page"],
} as const satisfies Record<string, readonly [string | RegExp, LinkTarget]>;
type Target = keyof typeof targets;

/** Parameters that a finder or a comparison sets itself. */
const answered: readonly SelectionName[] = ["model", "units", "product"];

/** Every pair of pages linked with a selection, and the parameters that the first one sets itself. */
type Pair = [from: Target, to: Target, decided?: readonly SelectionName[]];
const pairs: Pair[] = [
  ["calculator", "design sheet"],
  ["calculator", "PDF of the sheet"],
  ["calculator", "acceptance test"],
  ["calculator", "files for approval"],
  ["calculator", "inquiry form"],
  ["method", "calculator"],
  ["method", "inquiry form"],
  ["design sheet", "calculator"],
  ["design sheet", "PDF of the sheet"],
  ["design sheet", "files for approval"],
  ["design sheet", "inquiry form"],
  ["PDF of the sheet", "calculator"],
  ["PDF of the sheet", "design sheet"],
  ["acceptance test", "calculator"],
  ["sound at the neighbor", "calculator"],
  ["sound at the neighbor", "inquiry form"],
  ["series", "calculator", answered],
  ["series", "comparison", answered],
  ["series", "tender text", answered],
  ["series", "files for approval", answered],
  ["series", "inquiry form", answered],
  ["comparison", "series", answered],
  ["comparison", "tender text", answered],
  ["comparison", "inquiry form", answered],
  ["files for approval", "archive for approval"],
  ["files for approval", "PDF of the sheet"],
  ["files for approval", "tender text"],
  ["files for approval", "inquiry form"],
  ["inquiry form", "calculator"],
];

describe("a selection", () => {
  test.each<Pair>(pairs)("goes whole from the %s to the %s by every link", async (from, to, decided = []) => {
    const expected = arriving(from, to, decided);
    const found = (await linksAt(from)).filter((link) => isAt(to, link));
    expect(found.length, `links to the ${to}`).toBeGreaterThan(0);
    for (const link of found)
      expect(without(read(to, link.searchParams), decided), link.href).toMatchObject(expected);
  });

  test("of a comparison keeps the towers that it names where they are the result", async () => {
    const asked = (await linksAt("comparison")).filter((link) => isAt("inquiry form", link));
    expect(asked.map((link) => read("inquiry form", link.searchParams))).toContainEqual(
      expect.objectContaining({ product: "scp/scp-600", model: "SCP-600", units: "2" }),
    );
  });

  test.each([
    ["/en/resources/calculator/chiller?cooling=300", { flow: "217.77", hot: "37", cold: "32", wb: "27" }],
    ["/en/products/size?tons=300", { crt: "300" }],
  ])("begins at %s and goes to the inquiry form by every link", async (path, begun) => {
    const asked = (await hrefsAt(path)).filter((link) => isAt("inquiry form", link));
    expect(asked.length).toBeGreaterThan(1);
    for (const link of asked) expect(read("inquiry form", link.searchParams)).toMatchObject(begun);
  });

  test("fills the blanks of the tender text", async () => {
    const path = `/en/products/package/scp/scp-600.docx${selectionQuery(whole)}`;
    const text = await readable(await fetch(site().url + path));
    for (const figure of ["2 × SCP-600", "towers shall be 2.", "2,201.4 gpm (500 m³/h)", "104 °F (40 °C)"])
      expect(text).toContain(figure);
    expect(text).not.toMatch(/(flow|temperature|Model)[^\n[]*: \[_+\]/);
  });

  test("goes from the design tool to every place, and from its address bar to itself", () =>
    visit(addressOf("calculator"), {}, async ({ page, pageErrors }) => {
      await page.locator("#design-choice table").first().waitFor();
      await openSections(page, "why", "share", "water");
      // The address follows the tool once its towers are loaded.
      await expect.poll(() => read("calculator", new URL(page.url()).searchParams)).toMatchObject(whole);
      const hrefs = await page
        // Links of the sets that are found choose other towers.
        .locator("main a[href]:not(nav a, #design-choice table a)")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const shared = await page.locator("#share input[readonly]").inputValue();
      const links = [...hrefs, shared].map((href) => new URL(href));
      for (const to of [
        "calculator",
        "method",
        "design sheet",
        "PDF of the sheet",
        "acceptance test",
        "files for approval",
        "inquiry form",
      ] as const) {
        const found = links.filter((link) => isAt(to, link));
        expect(found.length, to).toBeGreaterThan(0);
        for (const link of found)
          expect(read(to, link.searchParams), `${to}: ${link.href}`).toMatchObject(
            arriving("calculator", to),
          );
      }
      expect(pageErrors).toEqual([]);
    }));

  test("has the job that is typed into the design tool in every link of the page, and after a reload", () =>
    visit(`/en/resources/calculator?flow=390&hot=37&cold=32&wb=27`, {}, async ({ page }) => {
      await openSections(page, "share");
      const project = page.locator("#share").getByLabel("Project");
      await project.fill("Plant 2 ");
      await expect.poll(() => new URL(page.url()).searchParams.get("job")).toBe("Plant 2");
      const links = page.locator("a[data-takes-selection], #result a, #share a");
      const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(hrefs.length).toBeGreaterThan(8);
      expect(hrefs.filter((href) => !href.includes("Plant+2"))).toEqual([]);
      expect(await project.inputValue()).toBe("Plant 2 ");
      await page.reload();
      await openSections(page, "share");
      await expect.poll(() => project.inputValue()).toBe("Plant 2");
    }));

  test("has one price of water, in the unit of the flow, for the water and for the year", () =>
    visit(`/en/resources/calculator?flow=390&hot=37&cold=32&wb=27&station=471080`, {}, async ({ page }) => {
      await openSections(page, "water", "year", "units");
      const ofWater = page.locator("#design-water").getByLabel("Price of water");
      const ofYear = page.locator("#design-year").getByLabel("Price of water");
      await ofWater.fill("2");
      await expect.poll(() => ofYear.inputValue()).toBe("2");
      const cost = () => page.locator("#design-water").getByText("in your currency").first().innerText();
      const before = await cost();
      await page.locator("#design-units").getByRole("radio", { name: "gpm" }).check({ force: true });
      await expect.poll(() => ofYear.inputValue()).toBe("7.5708");
      await expect.poll(() => ofWater.inputValue()).toBe("7.5708");
      await expect.poll(cost).toBe(before);
      await ofYear.fill("10");
      await expect.poll(() => ofWater.inputValue()).toBe("10");
      await page.locator("#design-units").getByRole("radio", { name: "m³/h" }).check({ force: true });
      await expect.poll(() => ofWater.inputValue()).toBe("2.6417");
    }));
});

function addressOf(from: Target): string {
  const [path, target] = targets[from];
  const query = selectionQuery(whole, target);
  return `${path}${query}${from === "comparison" ? "&a=scp/scp-600&b=sf" : ""}${from === "PDF of the sheet" ? "&lang=en" : ""}`;
}

/** Links of a page to the next steps, or of a PDF. */
function linksAt(from: Target): Promise<URL[]> {
  return hrefsAt(addressOf(from));
}

async function hrefsAt(path: string): Promise<URL[]> {
  const response = await fetch(site().url + path);
  expect(response.status, path).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  const hrefs =
    response.headers.get("content-type") === "application/pdf"
      ? body.toString("latin1").matchAll(/\/URI \(((?:\\.|[^)\\])*)\)/g)
      : mainOf(body.toString()).matchAll(/href="([^"]*)"/g);
  return [...hrefs].map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), site().url));
}

/** Main content, without navigation links, which have no selection and are common to all pages. */
function mainOf(html: string): string {
  const start = html.indexOf("<main");
  const form = html.indexOf('data-island="inquiry"');
  return html
    .slice(form < 0 ? start : form, html.indexOf("</main>"))
    .replaceAll(/<nav[\s\S]*?<\/nav>/g, (part) => part.replaceAll(/href="[^"?]*"/g, ""));
}

function isAt(to: Target, { pathname, hash }: URL): boolean {
  const [path] = targets[to];
  if (to === "inquiry form" && hash !== "#contact") return false;
  return typeof path === "string" ? path === pathname : path.test(pathname);
}

function read(at: Target, query: URLSearchParams): SelectionTexts {
  return readSelection(query, targets[at][1]);
}

/** Parameters common to both pages, except those that the link sets. */
function arriving(from: Target, to: Target, decided: readonly SelectionName[] = []): SelectionTexts {
  const known = (texts: SelectionTexts, at: LinkTarget) =>
    readSelection(new URLSearchParams(selectionQuery(texts, at)), at);
  return without(known(known(whole, targets[from][1]), targets[to][1]), decided);
}

function without(texts: SelectionTexts, names: readonly SelectionName[]): SelectionTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.some((each) => each === name)));
}
