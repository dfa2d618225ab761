import { expect, test } from "vitest";
import { aProject, storeProject } from "../support/builders.ts";
import { narrow, openSite } from "../support/visitor.ts";

const { site, visit } = openSite();

test.each([
  ["/", "불러오는 중...", "프로젝트를 불러오는 중..."],
  ["/en", "Loading...", "Loading projects..."],
])(
  "what %s could not have when it was sent, it gets as soon as it can be had",
  async (path, figure, projects) => {
    // A page with a duty in the address is rendered for each visit and not cached.
    const address = `${path}?flow=390`;
    await expect.poll(async () => (await fetch(site().url + address)).status).toBe(200);
    const database = await withoutDatabase();
    try {
      await visit("/privacy", {}, async ({ page, pageErrors }) => {
        // Awaited before the page opens: on a slow machine the first retry comes before the texts below are read.
        const firstRetry = page.waitForResponse((response) => response.request().resourceType() === "fetch");
        await page.goto(address);
        expect(await page.locator("#stats .figures").allTextContents()).toEqual([figure, figure, figure]);
        expect(await page.locator("#latest-projects article").count()).toBe(0);
        // The first retry still gets no data.
        expect((await firstRetry).status()).toBe(503);
        expect(await page.locator("#stats .figures").first().textContent()).toBe(figure);
        await page.getByText(projects, { exact: true }).waitFor();

        database.back();
        const { totalProjects } = await site().services.projects.stats();
        await expect.poll(() => page.locator("#latest-projects article").count()).toBe(3);
        expect(await page.locator("#stats .figures").first().textContent()).toContain(String(totalProjects));
        expect(pageErrors.filter((pageError) => !pageError.includes("503"))).toEqual([]);
      });
    } finally {
      database.back();
    }
  },
);

test("a page that has everything asks for nothing", () =>
  visit("/", {}, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "fetch" && asked.push(request.url()));
    await page.waitForTimeout(2_000);
    expect(asked).toEqual([]);
  }));

test("a description of any length leaves the three latest alike, and is read in full in the gallery", async () => {
  const description = "길고 자세한 설명입니다. ".repeat(200).trim();
  const { id } = await storeProject(
    site().services.projects,
    aProject({ description, projectYear: 2030, completedOn: "2030-01-02" }),
  );
  try {
    await visit("/", { viewport: narrow }, async ({ page }) => {
      const text = page.locator("#latest-projects article p", { hasText: "길고 자세한" });
      const lines = await text.evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(5);
      await page.goto("/projects/gallery");
      const whole = page.locator("main article p", { hasText: "길고 자세한" });
      expect(await whole.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    });
  } finally {
    await site().services.projects.remove(id);
  }
});

/** Disconnects the pages' database until `back` is called. Figures are cached until a project changes, so one does. */
async function withoutDatabase(): Promise<{ back: () => void }> {
  const { projects } = site().services;
  const { id } = await storeProject(projects, aProject());
  await projects.remove(id);
  const { stats, forHome } = projects;
  const away = () => Promise.reject(new Error("The database is away."));
  Object.assign(projects, { stats: away, forHome: away });
  return { back: () => Object.assign(projects, { stats, forHome }) };
}
