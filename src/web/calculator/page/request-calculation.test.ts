import { afterEach, expect, test, vi } from "vitest";
import { calculator } from "#content/calculator/calculator.ts";
import type { Locale } from "#domain/locale.ts";
import { calculate } from "#engine/method/calculation.ts";
import { requestCalculation } from "./request-calculation.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

afterEach(() => vi.unstubAllGlobals());

test("a response is a result, asked for in the visitor's language", async () => {
  const fetch = answering(() => Response.json(calculate(duty)));
  expect(await ask("en")).toEqual({ kind: "result", calculation: calculate(duty) });
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith(
    "/api/calculate-capacity",
    expect.objectContaining({
      method: "POST",
      body: JSON.stringify(duty),
      headers: { "Accept-Language": "en", "Content-Type": "application/json" },
    }),
  );
});

test("the server's own reason is the message, its whole response the raw error", async () => {
  answering(() => new Response('{"error":"습구온도를 확인하세요."}', { status: 400 }));
  expect(await ask("ko")).toEqual({
    kind: "failure",
    message: "습구온도를 확인하세요.",
    raw: '400: {"error":"습구온도를 확인하세요."}',
  });
});

test.each<[Locale, string]>([
  ["en", "Failed to calculate CRT"],
  ["ko", "서버 오류가 발생했습니다. (상태 코드 502)"],
])("a failure without a reason is shown in %s", async (locale, message) => {
  answering(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  expect(await ask(locale)).toEqual({ kind: "failure", message, raw: "502: <h1>Bad Gateway</h1>" });
});

test.each<[Locale, string]>([
  ["en", "Failed to calculate CRT"],
  ["ko", "Unknown error"],
])("a response that is no calculation is shown in %s", async (locale, message) => {
  answering(() => Response.json({ calculations: { finalCRT: "many" } }));
  expect(await ask(locale)).toMatchObject({ kind: "failure", message });
  answering(() => new Response("<p>not JSON</p>"));
  expect(await ask(locale)).toMatchObject({ kind: "failure", message });
});

test("no response at all is shown as a lost connection and not tried again", async () => {
  const fetch = answering(() => {
    throw new TypeError("Failed to fetch");
  });
  expect(await ask("en")).toEqual({
    kind: "failure",
    message: calculator.en.failure.unreachable,
    raw: "Failed to fetch",
  });
  expect(fetch).toHaveBeenCalledOnce();
});

test("a response that never comes is shown as a lost connection", async () => {
  answering(() => {
    throw new DOMException("signal timed out", "TimeoutError");
  });
  expect(await ask("ko")).toMatchObject({ message: calculator.ko.failure.unreachable });
  answering(() => Response.json(calculate(duty)));
  await ask("ko");
  expect(fetch).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ signal: expect.any(AbortSignal) }),
  );
});

function ask(locale: Locale) {
  return requestCalculation(duty, locale, calculator[locale].failure);
}

function answering(respond: () => Response) {
  const fetch = vi.fn(async () => respond());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
