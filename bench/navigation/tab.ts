import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { browserPath } from "../../tests/support/browser-path.ts";
import { connect, type Protocol } from "./protocol.ts";

/** Time after which a page and its pictures are there in any case, ms. */
const loadMs = 1_500;

/**
 * A tab of a Chromium that renders pages beforehand as a visitor's does. Playwright and Puppeteer take part in every
 * page that begins: with the one nothing is rendered beforehand, with the other it begins late.
 */
export interface Tab {
  open(url: string): Promise<void>;
  /** Calls a function in the page that is shown now. */
  ask<In, Out>(question: (about: In) => Out, about: In): Promise<Out>;
  move(point: Point): Promise<void>;
  /** Does not wait for what comes of it. */
  press(point: Point): void;
  close(): Promise<void>;
}

/** The middle of an element in the window, px. */
export interface Point {
  x: number;
  y: number;
}

export async function openTab(width: number, height: number): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), "navigation-"));
  const chromium = spawn(
    browserPath,
    [
      ...["--no-sandbox", "--disable-background-networking", "--no-first-run"],
      ...["--remote-debugging-port=0", `--user-data-dir=${profile}`, `--window-size=${width},${height}`],
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const protocol = await connect(await debuggingAddress(chromium));
  const shown = await attach(protocol);
  const send = (method: string, parameters: object) => protocol.send(method, parameters, shown());
  const mouse = (type: string, parameters: object) =>
    send("Input.dispatchMouseEvent", { type, ...parameters });
  return {
    async open(url) {
      await send("Page.navigate", { url });
      await pause(loadMs);
    },
    async ask(question, about) {
      const expression = `(${question})(${JSON.stringify(about)})`;
      const response = await send("Runtime.evaluate", { expression, returnByValue: true });
      return response.result.value;
    },
    async move(point) {
      await mouse("mouseMoved", point);
    },
    press(point) {
      // The page that was pressed is gone before it could answer.
      for (const type of ["mousePressed", "mouseReleased"])
        mouse(type, { ...point, button: "left", clickCount: 1 }).catch(() => undefined);
    },
    async close() {
      const exit = once(chromium, "exit");
      await protocol.send("Browser.close", {});
      await exit;
      protocol.close();
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

/** Attaches to the tab, and through it to its pages. @returns how to name the page that is shown now. */
async function attach(protocol: Protocol): Promise<() => string> {
  const pages = new Map<string, { isHidden: boolean; sessionId: string }>();
  protocol.on("Target.attachedToTarget", ({ targetInfo, sessionId }) => {
    if (targetInfo.type === "page")
      pages.set(targetInfo.targetId, { isHidden: !!targetInfo.subtype, sessionId });
  });
  protocol.on("Target.targetInfoChanged", ({ targetInfo }) => {
    const page = pages.get(targetInfo.targetId);
    if (page) page.isHidden = !!targetInfo.subtype;
  });
  protocol.on("Target.detachedFromTarget", ({ targetId }) => pages.delete(targetId));
  const { targetInfos } = await protocol.send("Target.getTargets", { filter: [{ type: "tab" }] });
  const { targetId } = targetInfos[0];
  const { sessionId } = await protocol.send("Target.attachToTarget", { targetId, flatten: true });
  const pagesToo = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await protocol.send("Target.setAutoAttach", pagesToo, sessionId);
  return () => {
    const shown = [...pages.values()].findLast(({ isHidden }) => !isHidden);
    if (!shown) throw new Error("The tab shows no page.");
    return shown.sessionId;
  };
}

async function debuggingAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error("Chromium was started without its log.");
  for await (const line of createInterface(stderr)) {
    const address = line.match(/DevTools listening on (ws:\S+)/)?.[1];
    if (address) return address;
  }
  throw new Error("Chromium ended at its start.");
}
