import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";

function linesOf(write: (log: ReturnType<typeof createLogger>) => void, logLevel: "info" | "debug" = "info") {
  const lines: string[] = [];
  write(createLogger({ logLevel }, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test("a line says when and how grave in words, and nothing of the machine", () => {
  const [line] = linesOf((log) => log.info("ready"));
  expect(line).toEqual({ level: "info", time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), msg: "ready" });
});

test("a failure of the database is reported without the row that it is about", () => {
  const failure = Object.assign(new Error("violates a check"), {
    code: "23514",
    detail: "Failing row contains (7, 홍길동, 010-1234-5678).",
    where: "홍길동",
    parameters: ["홍길동"],
  });
  const [line] = linesOf((log) => log.error({ err: new Error("No insert.", { cause: failure }) }));
  expect(line.err).toMatchObject({ message: "No insert.", cause: "Error: violates a check" });
  const [direct] = linesOf((log) => log.error({ err: failure }));
  expect(direct.err).toMatchObject({ code: "23514", message: "violates a check" });
  expect(JSON.stringify([line, direct])).not.toMatch(/홍길동|5678/);
});

test("a mail address in the words of a mail server is masked", () => {
  const [line] = linesOf((log) => log.error({ err: new Error("550 <gildong.hong@example.com>: unknown") }));
  expect(line.err.message).toBe("550 <…@example.com>: unknown");
  expect(line.err.stack).not.toContain("gildong");
});
