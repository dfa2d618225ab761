import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { browserPath } from "./browser-path.ts";
import { type KeptWindow, openWindow } from "./kept-window.ts";
import { type Site, type SiteSettings, sharedSite, startSite } from "./site.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  // Pages are painted by the CPU anyway: a process less to pass each picture to saves a tenth of a visit's
  // time.
  "--in-process-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

export interface Visitor {
  page: Page;
  pageErrors: string[];
}

export interface WindowOptions extends Omit<BrowserContextOptions, "baseURL" | "storageState"> {
  /** Cookies set before the first request. */
  cookies?: Parameters<BrowserContext["addCookies"]>[0];
  /** Uses a new window with an empty cache and closes it afterwards. */
  isNew?: boolean;
}

export type Visit = (
  path: string,
  options: WindowOptions,
  act: (visitor: Visitor) => Promise<void>,
) => Promise<void>;

export interface OpenSite<S extends Pick<Site, "url"> = Site> {
  site: () => S;
  /**
   * Opens a path in a window that may be reused among visits with the same options, which takes half the time. Only
   * the cache is kept: no cookies, storage or history. `kept-window.ts` excludes windows that cannot be reset.
   */
  visit: Visit;
}

/** Opens a site for the tests of a file, closed after them. @param settings evaluated when the site is started */
export function openSite(settings: () => Promise<SiteSettings> | SiteSettings = () => ({})): OpenSite {
  return opened(async () => {
    const site = await startSite(await settings());
    return { site, close: site.close };
  });
}

/** Opens the site shared with other files, for tests that change nothing. */
export function openSharedSite(): OpenSite<Pick<Site, "url">> {
  return opened(async () => ({ site: await sharedSite(), close: async () => undefined }));
}

/** Moves the page's clock ahead by `ms`; timers run as before. */
export async function setClockAhead(page: Page, ms: number): Promise<void> {
  await page.evaluate((ahead) => {
    const now = Date.now;
    Date.now = () => now() + ahead;
  }, ms);
}

let launched: Promise<Browser> | undefined;

/** Returns the browser of this process, which ends with it. Each visit has its own context. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  launched = chromium.launch({ executablePath: browserPath, args: flags });
  return launched;
}

/** Windows kept per file, each with its own options. */
const maxKept = 4;

function opened<S extends Pick<Site, "url">>(
  open: () => Promise<{ site: S; close(): Promise<void> }>,
): OpenSite<S> {
  let place: Awaited<ReturnType<typeof open>> | undefined;
  const kept = new Map<string, KeptWindow>();
  beforeAll(async () => {
    [place] = await Promise.all([open(), sharedBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([...kept.values()].map((window) => window.close()));
    kept.clear();
    await place?.close();
  });

  const running = () => {
    if (place === undefined) throw new Error("The site is not up: use it inside a test.");
    return place.site;
  };

  /** Keeps a window for the next visit; concurrent visits used two. */
  async function keep(key: string, window: KeptWindow): Promise<void> {
    if (kept.has(key)) return window.close();
    kept.set(key, window);
    const [oldest] = kept;
    if (oldest === undefined || kept.size <= maxKept) return;
    kept.delete(oldest[0]);
    await oldest[1].close();
  }

  async function visit(...[path, { cookies = [], isNew = false, ...given }, act]: Parameters<Visit>) {
    const options = { viewport: wide, baseURL: running().url, ...given };
    const key = JSON.stringify(options);
    const found = isNew ? undefined : kept.get(key);
    if (found) kept.delete(key);
    const window = found ?? (await openWindow(await sharedBrowser(), options));
    let isReusable = false;
    try {
      await window.open(path, cookies);
      await act({ page: window.page, pageErrors: window.pageErrors });
      // A window in which a test failed is discarded.
      isReusable = !isNew && (await window.clear());
    } finally {
      await (isReusable ? keep(key, window) : window.close());
    }
  }

  return { site: running, visit };
}
