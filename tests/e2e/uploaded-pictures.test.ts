import { beforeAll, describe, expect, test } from "vitest";
import { openAdministratorsSite } from "../support/administrators-visit.ts";
import { aProject, storeProject } from "../support/builders.ts";
import { aPicture } from "../support/pictures.ts";

const { site, visit, signedIn } = openAdministratorsSite();

const title = "올린 사진이 있는 현장";
let base = "";

beforeAll(async () => {
  const upload = await site().services.recordPictureUploads.accept({
    name: "site.webp",
    bytes: await aPicture({ width: 1600, height: 1000 }),
  });
  if (upload.kind !== "stored") throw new Error(upload.problem);
  base = upload.url.replace(".webp", "");
  await storeProject(site().services.projects, aProject({ title, imageUrl: upload.url }));
});

describe("an uploaded picture", () => {
  // Its card is not among the first twelve.
  const address = `/projects/gallery?s=${encodeURIComponent(title)}`;

  test.each([
    { name: "phone", width: 390, deviceScaleFactor: 2, expected: 800 },
    { name: "desktop", width: 1440, deviceScaleFactor: 1, expected: 480 },
  ])("comes to a card on a $name as AVIF of $expected px", ({ width, deviceScaleFactor, expected }) =>
    visit(address, { viewport: { width, height: 900 }, deviceScaleFactor }, async ({ page, pageErrors }) => {
      const picture = page.locator("main article", { hasText: title }).locator("img");
      await page.waitForSelector("[data-island][data-hydrated]");
      // The page scrolls to its top for 200 ms after arrival, unless the visitor scrolls.
      await expect
        .poll(async () => {
          await picture.scrollIntoViewIfNeeded();
          return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
        })
        .toBeGreaterThan(0);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(new URL(source).pathname).toBe(`${base}-${expected}.avif`);
      expect(pageErrors).toEqual([]);
    }),
  );

  test("comes to a browser without AVIF as WebP", async () => {
    const html = await (await fetch(site().url + address)).text();
    expect(html).toContain(`src="${base}.webp" srcSet="${base}-160.webp 160w`);
    const response = await fetch(`${site().url + base}-160.webp`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("comes to the administrator's list as a thumbnail, like the site's own pictures", () =>
    signedIn(async (page, pageErrors) => {
      await page.locator("tbody img").first().waitFor();
      await expect
        .poll(() =>
          page
            .locator("tbody tr")
            .evaluateAll((rows) =>
              rows
                .slice(0, 5)
                .map((row) => row.querySelector("img")?.currentSrc.match(/-(\d+\.avif)(\?|$)/)?.[1]),
            ),
        )
        .toEqual(Array(5).fill("160.avif"));
      expect(pageErrors).toEqual([]);
    }));
});
