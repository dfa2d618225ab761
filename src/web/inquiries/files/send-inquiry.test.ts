import { afterEach, describe, expect, test, vi } from "vitest";
import { sendInquiry } from "./send-inquiry.ts";

vi.mock("../../send-form.ts", () => ({
  sendForm: async (
    _method: string,
    _path: string,
    _form: FormData,
    options: { parse(of: unknown): unknown },
  ) => options.parse(JSON.parse(answer)),
}));

let answer = "";

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ["without files", []],
  ["with a file", [new File(["%PDF-1.7"], "plan.pdf")]],
])("an inquiry %s", (_, files) => {
  const send = (text: string) => {
    answer = text;
    vi.stubGlobal("fetch", async () => new Response(text));
    const listeners = { onProgress: () => undefined, onProving: () => undefined };
    return sendInquiry({}, { files, key: "a", locale: "ko", ...listeners });
  };

  test("is received if the response has its number", async () => {
    expect(await send('{"success":true,"reference":"Q-7K4M-2P","isCopied":true}')).toEqual({
      reference: "Q-7K4M-2P",
      isConfirmationMailed: true,
    });
  });

  test.each(["<html>Blocked</html>", "", "null", "7", "{}", '{"status":"ok"}', '{"reference":""}'])(
    "has failed if the response is %j",
    async (text) => {
      await expect(send(text)).rejects.toThrow(/JSON|number/);
    },
  );
});
