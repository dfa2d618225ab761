import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** A page in its own context, reused by consecutive tests. */
export interface ReusedWindow {
  page: Page;
  /** Console errors and exceptions of the page since it was opened or cleared. */
  readonly pageErrors: string[];
  open(path: string, cookies: Parameters<BrowserContext["addCookies"]>[0]): Promise<void>;
  /**
   * Resets cookies, storage, routes, listeners, history, window size and mouse. The cache stays.
   * @returns false if the test did something that cannot be reset, such as a clock, an init script or a second page
   */
  clear(): Promise<boolean>;
  close(): Promise<void>;
}

/** Members of `Page` whose effect cannot be reset; `context` gives access to all settings of the context. */
const lasting = [
  "addInitScript",
  "addLocatorHandler",
  "bringToFront",
  "clock",
  "close",
  "context",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "routeFromHAR",
  "routeWebSocket",
  "setDefaultNavigationTimeout",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
] as const satisfies readonly (keyof Page)[];
const lastingMembers: ReadonlySet<string | symbol> = new Set(lasting);

/** Events that tests listen to; `close` and `crash` belong to Playwright. */
const events = [
  "console",
  "dialog",
  "domcontentloaded",
  "download",
  "filechooser",
  "framenavigated",
  "load",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
] as const;

/** A page of the site without script and styles. */
const blankPagePath = "/robots.txt";

/** @param options of the context; `baseURL` is the origin of the site */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<ReusedWindow> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(10_000);
  // A whole page may take long on a busy machine.
  context.setDefaultNavigationTimeout(30_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { shown, isMarked } = watched(page);
  let pageErrors = listened(page);

  async function clear(): Promise<boolean> {
    if (isMarked() || page.isClosed() || context.pages().length > 1) return false;
    // First: pending requests of the last page must not act for its session.
    await context.clearCookies();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of events) page.removeAllListeners(event as "console");
    await page.goto(blankPagePath);
    if (options.javaScriptEnabled !== false) await emptyStorage(page);
    if (options.viewport) await page.setViewportSize(options.viewport);
    await settleMouse(page, session);
    // Prevents going back to pages of the last test.
    await session.send("Page.resetNavigationHistory");
    pageErrors = listened(page);
    return true;
  }

  return {
    page: shown,
    get pageErrors() {
      return pageErrors;
    },
    async open(path, cookies) {
      if (cookies.length > 0) await context.addCookies(cookies);
      await page.goto(path, { waitUntil: "load" });
    },
    // If clearing fails, the window is discarded; the last test does not fail.
    clear: () => clear().catch(() => false),
    close: () => context.close(),
  };
}

/**
 * A proxy, because Playwright itself uses lasting members: only use through the proxy counts.
 * @returns the page for a test, and whether the test used a lasting member
 */
function watched(page: Page): { shown: Page; isMarked: () => boolean } {
  let isMarked = false;
  const shown = new Proxy(page, {
    get(target, name) {
      if (lastingMembers.has(name)) isMarked = true;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return { shown, isMarked: () => isMarked };
}

/** @returns a live list of the errors of the page from now on */
function listened(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on("console", (message) => message.type() === "error" && pageErrors.push(message.text()));
  page.on("pageerror", (error) => pageErrors.push(error.message));
  return pageErrors;
}

async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = "";
  });
}

/** Moves the mouse as in a new page: to 0, 0 for Playwright, and outside for the browser. */
async function settleMouse(page: Page, session: CDPSession): Promise<void> {
  await page.mouse.move(0, 0);
  await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -1, y: -1 });
}
