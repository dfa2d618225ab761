import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createDrawingProcess } from "./drawing-process.ts";
import type { DrawingJob } from "./pdf/drawing-program.ts";

/** Behaviour of the program that the test starts, by job. */
const jobOf = (title: string) => ({ catalog: { title } }) as unknown as DrawingJob;

async function open(times: { idleMs?: number; timeoutMs?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "drawing-"));
  const program = join(folder, "program.mjs");
  await writeFile(
    program,
    `process.on("message", ({ catalog: { title } }) => {
      if (title === "crash") process.exit(3);
      if (title === "hang") for (;;);
      if (title === "fail") process.send({ ok: false, failure: new Error("no") });
      if (title === "secrets") process.send({ ok: true, pdf: Buffer.alloc(0), pages: 1, missingCharacters: Object.keys(process.env) });
      if (title === "draw") process.send({ ok: true, pdf: Buffer.from("pdf"), pages: process.pid, missingCharacters: [] });
    });`,
  );
  const drawer = createDrawingProcess({ ...times, program: pathToFileURL(program) });
  onTestFinished(async () => {
    await drawer.stop();
    await rm(folder, { recursive: true });
  });
  const pid = async () => {
    const drawn = await drawer.draw(jobOf("draw"));
    return drawn.ok ? drawn.pages : 0;
  };
  return { drawer, pid };
}

test("one process draws all catalogues, and ends when none came for a while", async () => {
  const { pid } = await open({ idleMs: 200 });
  const first = await pid();
  expect(await pid()).toBe(first);
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await pid()).not.toBe(first);
});

test.each([
  ["crash", "The drawing process ended with 3.", {}],
  ["hang", "A drawing took more than 3000 ms.", { timeoutMs: 3_000 }],
  ["fail", "no", {}],
])("a job that ends with a %s gives its reason, and the next one is drawn", async (title, message, times) => {
  const { drawer } = await open(times);
  expect(await drawer.draw(jobOf(title))).toEqual({ ok: false, failure: new Error(message) });
  expect(await drawer.draw(jobOf("draw"))).toMatchObject({ ok: true });
});

test("the process ends with the server, also in the middle of a job", async () => {
  const { drawer, pid } = await open();
  const running = await pid();
  const drawing = drawer.draw(jobOf("hang"));
  await drawer.stop();
  expect(await drawing).toEqual({ ok: false, failure: "stopped" });
  expect(await drawer.draw(jobOf("draw"))).toEqual({ ok: false, failure: "stopped" });
  await expect.poll(() => isRunning(running)).toBe(false);
});

test("the process gets none of the server's settings", async () => {
  const { drawer } = await open();
  const drawn = await drawer.draw(jobOf("secrets"));
  const names = drawn.ok ? drawn.missingCharacters.filter((name) => !name.startsWith("NODE_")) : ["none"];
  expect(names).toEqual([]);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
