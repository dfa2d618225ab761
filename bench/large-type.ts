/**
 * Every page of the site at the browser's own type of 16, 20, 24 and 32 px and five widths of the window: nothing beside
 * the window, cut off or under others (WCAG 1.4.4 and 1.4.10). Ten minutes on two cores.
 * Run: npm run bench -- large-type [part of a path]
 */
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { sessionCookieName } from "#domain/admin/session-cookie.ts";
import { loadBuiltPages, publicPages } from "#server/web/built/built-pages.ts";
import { browserPath } from "../tests/support/browser-path.ts";
import { screenWidths, setTypeSize, typeSizes, unreadableTexts } from "../tests/support/large-type.ts";
import { type Site, startSite } from "../tests/support/site.ts";

const [part = ""] = process.argv.slice(2);
const duty = "flow=1250&hot=39.8&cold=34.8&wb=32";

/** Pages of visitors that no menu lists. */
const unlisted = ["", "/en"].flatMap((prefix) => [
  `${prefix}/resources/calculator?${duty}`,
  `${prefix}/resources/calculator?flow=0&hot=28&cold=30&wb=35`,
  `${prefix}/resources/calculator/sheet?${duty}`,
  `${prefix}/inquiry?${duty}`,
  `${prefix}/inquiry/sent`,
  `${prefix}/projects/1`,
  `${prefix}/products/package/sf`,
  `${prefix}/products/package/v`,
  `${prefix}/no-such-page`,
]);
const administration = [
  ...["login", "password-reset", "edit/", "projects", "projects/import", "products", "products/1"],
  ...["products/new", "inquiries", "inquiries/webhooks", "inquiries/figures", "inquiries/templates"],
  ...["administrators", "account", "start"],
].map((path) => `/sd_admin/${path}`);

const { build } = await (await loadBuiltPages("build")).current();
const paths = [...publicPages(build), ...unlisted, ...administration].filter((path) => path.includes(part));
const site = await startSite();
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ["--no-sandbox", "--disable-gpu"],
});
const context = await browser.newContext({ baseURL: site.url });
await signIn(context, site);
const page = await context.newPage();
let faults = 0;
for (const path of paths) {
  const found = await faultsOf(page, path);
  faults += found.length;
  console.log(found.length === 0 ? `fine  ${path}` : `FAULT ${path}\n  ${found.join("\n  ")}`);
}
console.log(
  `${paths.length} pages, ${typeSizes.length * screenWidths.length} views of each: ${faults} faults.`,
);
await browser.close();
await site.close();
process.exit(faults > 0 ? 1 : 0);

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const views = new Map<string, string[]>();
  for (const px of typeSizes) {
    await page.setViewportSize({ width: screenWidths[0], height: 800 });
    await setTypeSize(page, px);
    await page.goto(path, { waitUntil: "networkidle" });
    for (const width of screenWidths) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await unreadableTexts(page)) {
        const key = fault.replace(/\d+ px/, "… px");
        views.set(key, [...(views.get(key) ?? []), `${px}/${width}`]);
      }
    }
  }
  return [...views].map(([fault, where]) => `${fault}  [${where.join(" ")}]`);
}

/** In the name of the site's first administrator. */
async function signIn(context: BrowserContext, { url, services }: Site): Promise<void> {
  await services.accounts.createFirst({ username: "admin", password: "배터리-말-스테이플" });
  await services.siteSettings.change({ isStartPutAway: true });
  const value = await services.sessions.begin(1, { address: "127.0.0.*", device: "Chrome · Linux" });
  await context.addCookies([{ name: sessionCookieName(false), value, url }]);
}
