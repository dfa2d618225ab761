import { expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";

const site = await sharedSite();

test.each([
  ["POST", "/company/intro", "GET, HEAD", "이 페이지에서는 처리할 수 없는 요청입니다."],
  ["POST", "/en/products/package", "GET, HEAD", "This page does not accept this kind of request."],
  ["POST", "/robots.txt", "GET, HEAD", "이 페이지에서는 처리할 수 없는 요청입니다."],
  ["PUT", "/en/company/intro", "GET, HEAD, POST", "This page does not accept this kind of request."],
])(
  "%s %s is answered with what the page takes, in the language of the page",
  async (method, path, allow, words) => {
    const ask = async () => {
      const response = await fetch(`${site.url}${path}`, { method });
      return { status: response.status, allow: response.headers.get("allow"), html: await response.text() };
    };
    // A machine that is busy with its first pages may return 503 with Retry-After.
    await expect.poll(ask).toEqual({ status: 405, allow, html: expect.stringContaining(words) });
  },
);
