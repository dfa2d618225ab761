import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** A page in a context of its own, which one test after the other may use. */
export interface KeptWindow {
  page: Page;
  /** Errors of the page since it was opened or cleared, in the console or thrown. */
  readonly complaints: string[];
  /** Opens a path with these cookies. */
  open(path: string, cookies: Parameters<BrowserContext["addCookies"]>[0]): Promise<void>;
  /**
   * Takes back what a test did in it: cookies, storage, routes, listeners, history, size and place of the mouse. Its cache stays.
   * @returns false when it did something that cannot be taken back, such as a clock, a script for every page or a second page
   */
  clear(): Promise<boolean>;
  close(): Promise<void>;
}

/** Members of a page whose use stays with it. `context` leads to all that changes the context: sessions of the protocol, permissions, the line. */
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

/** Events that tests listen to. Playwright itself listens to `close` and `crash`. */
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

/** A page of the site that has neither script nor styles. */
const emptyPath = "/robots.txt";

/** @param options of its context, with the origin of the site as `baseURL` */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<KeptWindow> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(10_000);
  // A busy machine may take its time over a whole page.
  context.setDefaultNavigationTimeout(30_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { shown, isMarked } = watched(page);
  let complaints = listened(page);

  async function clear(): Promise<boolean> {
    if (isMarked() || page.isClosed() || context.pages().length > 1) return false;
    // First: requests of a page that is left must not act for the former session.
    await context.clearCookies();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of events) page.removeAllListeners(event as "console");
    await page.goto(emptyPath);
    if (options.javaScriptEnabled !== false) await emptyStorage(page);
    if (options.viewport) await page.setViewportSize(options.viewport);
    await settleMouse(page, session);
    // There is no way back to pages of the last test.
    await session.send("Page.resetNavigationHistory");
    complaints = listened(page);
    return true;
  }

  return {
    page: shown,
    get complaints() {
      return complaints;
    },
    async open(path, cookies) {
      if (cookies.length > 0) await context.addCookies(cookies);
      await page.goto(path, { waitUntil: "load" });
    },
    // A page that cannot be left is of no use to the next test, and no fault of the last.
    clear: () => clear().catch(() => false),
    close: () => context.close(),
  };
}

/**
 * Playwright itself uses lasting members of a page, so that only use through this view of it counts.
 * @returns the page for a test, and whether the test has used a lasting member
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

/** @returns errors of the page from now on; the list grows */
function listened(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = "";
  });
}

/** The mouse is where it is in a new page: at 0, 0 for Playwright, and over nothing for the browser. */
async function settleMouse(page: Page, session: CDPSession): Promise<void> {
  await page.mouse.move(0, 0);
  await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -1, y: -1 });
}
