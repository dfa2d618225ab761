import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aProject, storeProject } from "../support/builders.ts";
import { startSite } from "../support/site.ts";
import { openSite } from "../support/visitor.ts";

const { site } = openSite(() => ({ prerenders: true }));

describe("a page from memory", () => {
  test("is the same text plain, by gzip and by brotli", async () => {
    const forms = await Promise.all(
      ["identity", "gzip", "br"].map((encoding) => get("/", { "accept-encoding": encoding })),
    );
    expect(forms.map(({ headers }) => headers.get("content-encoding"))).toEqual([null, "gzip", "br"]);
    expect(new Set(forms.map(({ text }) => text)).size).toBe(1);
  });

  test("is not sent again to a browser that has it", async () => {
    const first = await get("/en", { "accept-encoding": "br" });
    const again = await get("/en", {
      "accept-encoding": "br",
      "if-none-match": first.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
  });

  test("is the same for a query that the page does not read", async () => {
    const plain = await get("/company/none-such");
    expect(plain.status).toBe(404);
    const [bare, campaign] = await Promise.all([get("/"), get("/?utm_source=mail&gclid=1")]);
    expect(campaign.headers.get("etag")).toBe(bare.headers.get("etag"));
  });

  test("is byte for byte the same when it is rendered a second time", async () => {
    const other = await startSite();
    try {
      for (const path of ["/", "/en", "/projects/gallery", "/resources/calculator"]) {
        const [here, there] = await Promise.all([
          get(path),
          fetch(other.url + path).then((response) => response.text()),
        ]);
        expect(there === here.text, path).toBe(true);
      }
    } finally {
      await other.close();
    }
  });

  test("shows a new project at once", async () => {
    const title = "방금 준공한 현장";
    expect((await get("/projects/gallery")).text).not.toContain(title);
    const { id } = await storeProject(site().services.projects, aProject({ title }));
    expect((await get("/projects/gallery")).text).toContain(title);
    const { totalProjects } = await site().services.projects.stats();
    expect((await get("/")).text).toContain(`>${totalProjects}개`);
    await site().services.projects.remove(id);
    expect((await get("/projects/gallery")).text).not.toContain(title);
  });

  test("outlives a change of something that it does not show", async () => {
    const paths = ["/company/intro", "/en/resources/calculator/method", "/projects/gallery"];
    const made = async () => {
      const before = await pagesMade();
      for (const path of paths) await get(path);
      return (await pagesMade()) - before;
    };
    // After the start all pages are rendered in the background.
    await expect.poll(madeIn(1_500), { timeout: 50_000 }).toBe(0);
    await made();
    const { id } = await storeProject(site().services.projects, aProject());
    expect(await made()).toBe(1);
    await site().services.projects.remove(id);
  });

  test("allows its inline script by hash and no other", async () => {
    const { headers, text } = await get("/");
    const policy = headers.get("content-security-policy") ?? "";
    const rules = text.match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? "";
    const hash = createHash("sha256").update(rules).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("of the administrator marks its own inline scripts, anew for each response", async () => {
    const responses = await Promise.all([get("/sd_admin/login"), get("/sd_admin/login")]);
    const nonces = responses.map(({ headers, text }) => {
      const policy = headers.get("content-security-policy") ?? "";
      const nonce = policy.match(/script-src 'self' 'nonce-([^']+)';/)?.[1] ?? "";
      const inline = [...text.matchAll(/<script\b(?![^>]*\ssrc=)([^>]*)>/g)].map(
        ([, attributes]) => attributes,
      );
      expect(inline.length).toBeGreaterThan(1);
      for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });
});

describe("built files", () => {
  test("are kept for ever by browsers, and come compressed", async () => {
    const script = (await get("/")).text.match(/src="(\/assets\/visitor-[^"]+\.js)"/)?.[1] ?? "";
    const { status, headers } = await get(script, { "accept-encoding": "br" });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("immutable");
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("that do not exist are not found", async () => {
    expect((await get("/assets/none-12345678.js")).status).toBe(404);
  });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site().url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe("what an island asks the browser to load", () => {
  test.each([
    ["/projects/gallery", /Gallery/],
    ["/resources/calculator", /Calculator/],
  ])(
    "%s names the modules of its island, React's among them, and none before the style sheet",
    async (path, island) => {
      const { text } = await get(path);
      const preloads = text.match(/data-files="([^"]+)"/)?.[1]?.split(" ") ?? [];
      expect(text).not.toContain("modulepreload");
      expect(preloads.some((href) => island.test(href))).toBe(true);
      expect(preloads.length).toBeGreaterThan(4);
      for (const href of preloads) expect((await get(href)).status, href).toBe(200);
    },
  );
});

/** Number of pages rendered so far. */
async function pagesMade(): Promise<number> {
  const { text } = await get("/metrics");
  return Number(/^answer_cache_requests_total\{cache="pages",result="miss"\} (\d+)$/m.exec(text)?.[1]);
}

/** Number of further pages rendered within a time, ms. */
function madeIn(ms: number): () => Promise<number> {
  return async () => {
    const before = await pagesMade();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return (await pagesMade()) - before;
  };
}
