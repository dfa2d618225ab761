import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Site, type SiteSettings, sharedSite, startSite } from "./site.ts";

/** Chromium as Debian installs it, without its window where there is a choice: that takes half the time. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Where Chromium lies elsewhere, `CHROMIUM` says so. */
const executablePath = process.env.CHROMIUM ?? installed.find((path) => existsSync(path)) ?? "chromium";
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  // Pages are painted by the processor anyway: one process less to hand each picture on to, a tenth of a visit's time.
  "--in-process-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

export interface Visitor {
  page: Page;
  /** Errors that the page wrote to the console or threw. */
  complaints: string[];
}

/** Opens a path, and lets `act` use it. */
export type Visit = (
  path: string,
  options: BrowserContextOptions,
  act: (visitor: Visitor) => Promise<void>,
) => Promise<void>;

export interface OpenSite<S extends Pick<Site, "url"> = Site> {
  site: () => S;
  /** Opens a path in a window of its own, which is closed afterwards. */
  visit: Visit;
  /**
   * Opens a path in a window that others with the same options have used before, which takes half the time. For who
   * leaves nothing behind: no storage, no routes, no clock, no hash.
   */
  look: Visit;
}

/**
 * A site of its own for the tests of a file, closed after them.
 * @param settings of the site, made when it is started
 */
export function openSite(settings: () => Promise<SiteSettings> | SiteSettings = () => ({})): OpenSite {
  return opened(async () => {
    const site = await startSite(await settings());
    return { site, close: site.close };
  });
}

/** The site that is shared with other files, for tests that change nothing on it. */
export function openSharedSite(): OpenSite<Pick<Site, "url">> {
  return opened(async () => ({ site: await sharedSite(), close: async () => undefined }));
}

/** Sets the time of day that the page reads ahead by `ms`; its timers run as before. */
export async function setClockAhead(page: Page, ms: number): Promise<void> {
  await page.evaluate((ahead) => {
    const now = Date.now;
    Date.now = () => now() + ahead;
  }, ms);
}

let launched: Promise<Browser> | undefined;

/** The browser of this process, which ends with it. Each visit has a context of its own, which shares nothing with others. */
async function sharedBrowser(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  launched = chromium.launch({ executablePath, args: flags });
  return launched;
}

function opened<S extends Pick<Site, "url">>(
  open: () => Promise<{ site: S; close(): Promise<void> }>,
): OpenSite<S> {
  let place: Awaited<ReturnType<typeof open>> | undefined;
  const kept = new Map<string, Visitor>();
  beforeAll(async () => {
    [place] = await Promise.all([open(), sharedBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([...kept.values()].map(({ page }) => page.context().close()));
    kept.clear();
    await place?.close();
  });

  const running = () => {
    if (place === undefined) throw new Error("The site is not up: use it inside a test.");
    return place.site;
  };

  async function openWindow(options: BrowserContextOptions): Promise<Visitor> {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ viewport: wide, baseURL: running().url, ...options });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    return { page, complaints };
  }

  async function visit(...[path, options, act]: Parameters<Visit>): Promise<void> {
    const visitor = await openWindow(options);
    try {
      await visitor.page.goto(path, { waitUntil: "load" });
      await act(visitor);
    } finally {
      await visitor.page.context().close();
    }
  }

  async function look(...[path, options, act]: Parameters<Visit>): Promise<void> {
    const key = JSON.stringify(options);
    const visitor = kept.get(key) ?? (await openWindow(options));
    // Two at a time take two windows, and one in which something failed is used no more.
    kept.delete(key);
    try {
      visitor.complaints.length = 0;
      await visitor.page.goto(path, { waitUntil: "load" });
      await act(visitor);
    } catch (error) {
      await visitor.page.context().close();
      throw error;
    }
    const other = kept.get(key);
    kept.set(key, visitor);
    await other?.page.context().close();
  }

  return { site: running, visit, look };
}
