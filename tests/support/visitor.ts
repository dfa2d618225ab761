import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { browserPath } from "./browser-path.ts";
import { openWindow, type ReusedWindow } from "./reused-window.ts";
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
  // Most script runs once per page, above all axe: compiling it to fast code and collecting its memory in small steps took half of
  // the time that it runs.
  "--js-flags=--single-threaded --min-semi-space-size=32 --no-turbofan --no-maglev",
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
  /**
   * False opens the page in a browser that loads no pictures; their boxes keep size and place. Loading, decoding and painting them
   * takes an eighth of a visit. By default as given to the function that opens the site, or else true.
   */
  hasPictures?: boolean;
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
   * the cache is kept: no cookies, storage or history. `reused-window.ts` excludes windows that cannot be reset.
   */
  visit: Visit;
}

/** Options of every visit of a file, unless the visit has its own. */
export type FileOptions = Pick<WindowOptions, "hasPictures">;

/** Opens a site for the tests of a file, closed after them. @param settings evaluated when the site is started */
export function openSite(
  settings: () => Promise<SiteSettings> | SiteSettings = () => ({}),
  options: FileOptions = {},
): OpenSite {
  return opened(async () => {
    const site = await startSite(await settings());
    return { site, close: site.close };
  }, options);
}

/** Opens the site shared with other files, for tests that change nothing. */
export function openSharedSite(options: FileOptions = {}): OpenSite<Pick<Site, "url">> {
  return opened(async () => ({ site: await sharedSite(), close: async () => undefined }), options);
}

/** Moves the page's clock ahead by `ms`; timers run as before. */
export async function setClockAhead(page: Page, ms: number): Promise<void> {
  await page.evaluate((ahead) => {
    const now = Date.now;
    Date.now = () => now() + ahead;
  }, ms);
}

const launched = new Map<boolean, Promise<Browser>>();

/** Returns a browser of this process, which ends with it. Each visit has its own context. */
export async function sharedBrowser(hasPictures = true): Promise<Browser> {
  const running = launched.get(hasPictures);
  if ((await running)?.isConnected()) return running as Promise<Browser>;
  // Chromium has this setting for the whole browser only. Blocked requests would be errors of the page instead.
  const args = hasPictures ? flags : [...flags, "--blink-settings=imagesEnabled=false"];
  const browser = chromium.launch({ executablePath: browserPath, args });
  launched.set(hasPictures, browser);
  return browser;
}

/** Windows kept per file, each with its own options. */
const maxReused = 4;

function opened<S extends Pick<Site, "url">>(
  open: () => Promise<{ site: S; close(): Promise<void> }>,
  { hasPictures: isFileWithPictures = true }: FileOptions,
): OpenSite<S> {
  let openedSite: Awaited<ReturnType<typeof open>> | undefined;
  const reused = new Map<string, ReusedWindow>();
  beforeAll(async () => {
    [openedSite] = await Promise.all([open(), sharedBrowser(isFileWithPictures)]);
  });
  afterAll(async () => {
    await Promise.all([...reused.values()].map((window) => window.close()));
    reused.clear();
    await openedSite?.close();
  });

  const running = () => {
    if (openedSite === undefined) throw new Error("The site is not up: use it inside a test.");
    return openedSite.site;
  };

  /** Keeps a window for the next visit; concurrent visits used two. */
  async function keep(key: string, window: ReusedWindow): Promise<void> {
    if (reused.has(key)) return window.close();
    reused.set(key, window);
    const [oldest] = reused;
    if (oldest === undefined || reused.size <= maxReused) return;
    reused.delete(oldest[0]);
    await oldest[1].close();
  }

  async function visit(...[path, options, act]: Parameters<Visit>) {
    const { cookies = [], isNew = false, hasPictures = isFileWithPictures, ...given } = options;
    const ofContext = { viewport: wide, baseURL: running().url, ...given };
    const key = JSON.stringify({ ...ofContext, hasPictures });
    const found = isNew ? undefined : reused.get(key);
    if (found) reused.delete(key);
    const window = found ?? (await openWindow(await sharedBrowser(hasPictures), ofContext));
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
