import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type EncodedResponse, representationOf } from "#http/responses/encoded-response.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { renderToResponse } from "./page-response.ts";
import type { RenderPage } from "./render-page.ts";

/** Script that was injected into the words of a page. */
const foreign = "alert(document.cookie)";

describe("a script that got into a page", () => {
  test.each(["/", "/sd_admin/projects"])("of %s is in no policy", async (url) => {
    const policy = policyOf(await made(url));
    const hash = createHash("sha256").update(foreign).digest("base64");
    expect(policy).toContain("script-src 'self' '");
    expect(policy).not.toContain(hash);
    expect(policy).not.toContain("unsafe");
  });

  test("cannot know the nonce of the administrator's page: each response has another", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => policyOf(await made("/sd_admin/login")).match(/'nonce-([\w+/]{22}==)'/)?.[1]),
    );
    expect(nonces[0]).toBeTypeOf("string");
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

test("the policy of public pages is one and the same, and knows no nonce", () => {
  expect(contentSecurityPolicy({ https: true })).toBe(
    contentSecurityPolicy({ https: true, nonce: undefined }),
  );
  expect(contentSecurityPolicy({ https: true })).not.toContain("nonce");
});

async function made(url: string, headers: Record<string, string> = {}) {
  const html = `<!DOCTYPE html><title>Words</title><p>A title</p><script>${foreign}</script>`;
  const render: RenderPage = async () => ({
    response: new Response(html, { headers: { "content-type": "text/html; charset=utf-8", ...headers } }),
    topics: new Set(),
  });
  const { response } = await renderToResponse(render, url, {
    effort: "quick",
    https: true,
    mode: "production",
  });
  return response;
}

function policyOf(page: EncodedResponse): string {
  return representationOf(page, "identity").headers["content-security-policy"] ?? "";
}

describe("a page with a film", () => {
  test("may frame the player of its platform, and other pages may not", async () => {
    expect(policyOf(await made("/a", { "x-players": "vimeo" }))).toContain(" https://player.vimeo.com;");
    expect(policyOf(await made("/a"))).not.toContain("vimeo");
  });

  test("cannot name any other host, and its header is not sent on", async () => {
    const page = await made("/a", { "x-players": "https://evil.example toString youtube" });
    expect(/frame-src ([^;]+)/.exec(policyOf(page))?.[1]).toBe(
      "https://www.openstreetmap.org https://www.youtube-nocookie.com",
    );
    expect(representationOf(page, "identity").headers).not.toHaveProperty("x-players");
  });
});

test("forms are sent to this site alone, addresses have no other base, and no page may frame another but the editor", async () => {
  const policy = policyOf(await made("/a"));
  for (const directive of [
    "default-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split("; ")).toContain(directive);
  expect(contentSecurityPolicy({ https: false, framedBy: "'self'" })).toContain("frame-ancestors 'self'");
});
