import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-client.ts";
import { sendForm } from "./send-form.ts";

afterEach(() => vi.unstubAllGlobals());

const send = (parse: (response: unknown) => unknown = (response) => response) =>
  sendForm("POST", "/api/files", new FormData(), { parse });

test("returns the response as its parser does", async () => {
  answering(201, '{"id":7}');
  expect(await send()).toEqual({ id: 7 });
});

test.each(["", "<html>Blocked by the proxy</html>"])("fails if a response of 200 is %j", async (body) => {
  answering(200, body);
  await expect(send(() => "anything")).rejects.toBeInstanceOf(SyntaxError);
});

test("fails with the parser's error if the response has another shape", async () => {
  answering(200, '{"status":"ok"}');
  const refuse = () => {
    throw new TypeError("No id.");
  };
  await expect(send(refuse)).rejects.toThrow("No id.");
});

test("fails with the server's refusal", async () => {
  answering(400, '{"error":"Too large"}');
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 400, json: { error: "Too large" } });
});

function answering(status: number, responseText: string): void {
  class Request {
    upload = {};
    status = status;
    responseText = responseText;
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
}
