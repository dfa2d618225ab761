import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { errorPage } from "./error-page.ts";

test.each([
  ["/projects/gallery?country=en", "ko", "홈으로", 'href="/"'],
  ["/en/projects", "en", "Go to the home page", 'href="/en"'],
  ["/english", "ko", "홈으로", 'href="/"'],
])("the page for %s is in %s, and leads home", (url, language, words, link) => {
  const { headers, html } = errorPage(url, "overloaded");
  expect(headers["content-language"]).toBe(language);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(words);
  expect(html).toContain(link);
});

test("the page is not cached, and runs nothing but its own style", () => {
  const { headers, html } = errorPage("/", "unexpected");
  const [, style = ""] = html.match(/<style>(.*)<\/style>/) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
  expect(headers["retry-after"]).toBeUndefined();
});

test("an address cannot write into the page", () => {
  expect(errorPage('/"><script>alert(1)</script>', "badAddress").html).not.toContain("<script");
});
