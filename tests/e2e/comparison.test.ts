import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { hold } from "../support/held-requests.ts";
import { narrow, openSharedSite, wide } from "../support/visitor.ts";

const { site, visit } = openSharedSite();

describe("the comparison of series", () => {
  test("is made of two series and a capacity, without script, and is an address of its own", async () => {
    await visit("/en/products/package/sf", { javaScriptEnabled: false }, async ({ page }) => {
      await page.getByRole("link", { name: "Compare with other series" }).click();
      await page.waitForURL("**/en/products/compare?a=sf");
      expect(await page.getByRole("status").innerText()).toBe("Choose one more series to compare.");
      await page.getByLabel("Second").selectOption("scp");
      await page.getByLabel("Capacity needed (CRT)").fill("280");
      await page.getByRole("button", { name: "Compare" }).click();
      await page.waitForURL(/crt=280/);
      const models = page.getByRole("row", { name: /^Model/ });
      expect(await models.getByRole("cell").allInnerTexts()).toEqual(["SF-300", "SCP-300"]);
      const size = page.getByRole("row", { name: /^Length/ }).getByRole("cell");
      expect(await size.allInnerTexts()).toEqual(["3.96 × 4.40 × 5.21", "3.60 × 3.90 × 5.46"]);
      await page.getByText("US units (gpm, °F, ft, lb)").click();
      expect(await size.first().innerText()).toBe("13.0 × 14.4 × 17.1");
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
        /\/en\/products\/compare\?a=sf&b=scp&crt=280$/,
      );
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex, follow");
    });
  });

  test("finds the model by a duty, and takes another one of the series instead", async () => {
    await visit("/products/compare?a=sf&b=scp", {}, async ({ page, pageErrors }) => {
      await page.getByText("용량을 모르면 운전 조건으로 찾기").click();
      for (const [name, value] of Object.entries({ flow: "234", hot: "37", cold: "32", wb: "27" }))
        await page.locator(`input[name=${name}]`).fill(value);
      await page.getByRole("button", { name: "비교하기" }).click();
      await page.getByText("필요 용량 300.0 CRT").waitFor();
      const models = page.getByRole("row", { name: /^모델/ }).getByRole("cell");
      expect(await models.allInnerTexts()).toEqual(["SF-300", "SCP-300"]);
      await page.getByLabel("첫 번째 시리즈").selectOption("sf/sf-200");
      await page.getByRole("button", { name: "비교하기" }).click();
      await expect.poll(() => models.first().innerText()).toMatch(/^SF-200\s+2대, 합계 400\.0 CRT$/);
      expect(pageErrors).toEqual([]);
    });
  });

  test.each([
    [
      "/en/products/package/thf?flow=390&hot=37&cold=32&wb=26",
      "We calculate this duty for you.",
      "THF-[0-9]+, [0-9]",
    ],
    [
      "/products/package/thf?flow=390&hot=37&cold=32&wb=26",
      "이 조건은 저희가 계산해 드립니다.",
      "필요 용량 [0-9]",
    ],
    [
      "/en/products/package/sf?flow=390&hot=37&cold=32&wb=26",
      "SF-250, 2 towers, 500.0 CRT in total (estimate)",
      "We calculate",
    ],
    ["/en/products/package/thf?flow=390&hot=37&cold=32&wb=27", "THF-250", "for you"],
    [
      "/en/products/compare?a=sf&b=thf&flow=390&hot=37&cold=32&wb=26",
      "We calculate this duty for you.",
      "THF-250</strong>[0-9]",
    ],
  ])("%s follows the domain of the method: %s", async (path, sentence, never) => {
    const text = (await (await fetch(site().url + path)).text()).replaceAll("<!-- -->", "");
    const response =
      /(role="status"[\s\S]*?<\/div>)|(<tr[^>]*><th[^>]*>Model<[\s\S]*?<\/tr>)/.exec(text)?.[0] ?? "";
    expect([response.includes(sentence), new RegExp(never).test(response)]).toEqual([true, false]);
  });

  test.each([
    ["/products/compare?a=none&b=sf", "찾을 수 없는 시리즈나 모델은 제외하고 비교했습니다."],
    ["/products/compare?a=sf&b=scp&crt=many", "필요 용량은 0.1~100,000 사이의 숫자로 입력해 주세요."],
    ["/en/products/compare?a=sf&b=scp&flow=1&hot=2", "This duty cannot be calculated."],
    [
      "/en/products/compare?a=sf&b=scp&flow=390&hot=37&cold=32&wb=27&height=500",
      "wet bulb 27 °C, elevation 500 m",
    ],
    ["/en/products/compare?a=%ff%00&b=<script>&c=../..&crt=1e400", "Enter the capacity as a number"],
  ])("%s is answered with a sentence", async (path, sentence) => {
    const response = await fetch(site().url + path);
    expect(response.status).toBe(200);
    expect((await response.text()).replaceAll("&#x27;", "'")).toContain(sentence);
  });

  test("may be indexed where nothing is compared, and lists every series with its page", async () => {
    const html = await (await fetch(`${site().url}/products/compare`)).text();
    expect(html).not.toContain('name="robots"');
    const products: { slug: string }[] = await (await fetch(`${site().url}/api/products`)).json();
    expect(products.length).toBeGreaterThan(2);
    for (const { slug } of products) expect(html).toContain(`/${slug}"`);
  });

  test("has no barrier, and stays within a wide window and a phone", () =>
    visit("/products/compare?a=sf/sf-200&b=modular&c=hxv&crt=900", {}, async ({ page, pageErrors }) => {
      for (const viewport of [wide, narrow]) {
        await page.setViewportSize(viewport);
        expect(await accessibilityViolations(page, wcag)).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(
          0,
        );
      }
      expect(pageErrors).toEqual([]);
    }));

  test.each([true, false])("finds the models by a duty in US units, with script: %s", (javaScriptEnabled) =>
    visit("/en/products/compare", { javaScriptEnabled }, async ({ page, pageErrors }) => {
      await page.getByLabel("First").selectOption("sf");
      await page.getByLabel("Second").selectOption("scp");
      await page.getByText("Don’t know the capacity?").click();
      const release = await hold(page, "**/assets/duty-units-*.js");
      await page.getByText("US units (gpm, °F, ft, lb)").click();
      const typed = { flow: "1500", hot: "98.6", cold: "89.6", wb: "80.6" };
      for (const [name, value] of Object.entries(typed))
        await page.locator(`input[name=${name}]`).fill(value);
      release();
      // The late script must keep the typed text.
      if (javaScriptEnabled)
        await expect.poll(() => page.locator("input[name=exact]").inputValue()).toMatch(/^imperial_340\.687/);
      await page.getByRole("button", { name: "Compare", exact: true }).click();
      await page.waitForURL(/\?a=sf&b=scp&flow=340\.687061&hot=37&cold=32&wb=27&in=gpm-F-ft$/);
      expect(await page.locator("main h2 + p").first().innerText()).toContain("1,500 gpm (340.7 m³/h)");
      for (const [name, value] of Object.entries(typed))
        expect(await page.locator(`input[name=${name}]`).inputValue()).toBe(value);
      const inquiry = page.getByRole("link", { name: /SF-\d+ Ask/ });
      expect(await inquiry.getAttribute("href")).toMatch(
        /flow=340\.687061.*model=SF-\d+&units=\d.*in=gpm-F-ft/,
      );
      expect(pageErrors).toEqual([]);
    }),
  );

  test("asks for no more script than other pages that are read", async () => {
    await visit("/robots.txt", {}, async ({ page }) => {
      let bytes = 0;
      page.on("response", async (response) => {
        if (response.request().resourceType() === "script")
          bytes += Number((await response.headerValue("content-length")) ?? 0);
      });
      await page.goto("/en/products/compare?a=sf&b=modular&c=thf&crt=300", { waitUntil: "networkidle" });
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(4096);
      expect(await page.locator("[data-island]").count()).toBe(0);
    });
  });
});

describe("a capacity in tons", () => {
  test.each([
    ["/", "용량으로 찾기", "300 CRT에 맞는 모델", "SF-300 1대", "견적 문의"],
    ["/en/resources/calculator", "Show models", "Models for 300 CRT", "1 × SF-300", "Get a quote"],
    ["/en/products/package/scp", "Show models", "Models for 300 CRT", "1 × SF-300", "Get a quote"],
  ])(
    "typed at %s is answered within two screens of a phone, without script, and asked about",
    async (path, submit, title, found, ask) => {
      await visit(path, { viewport: narrow, javaScriptEnabled: false }, async ({ page }) => {
        // The finder of a series has one form, and a link to this question.
        if (path.includes("/package/")) await page.getByRole("link", { name: /chiller tons/ }).click();
        await page.locator("input[name=tons]").fill("300");
        await page.getByRole("button", { name: submit, exact: true }).click();
        await page.waitForURL(/\/products\/size\?tons=300&of=CRT$/);
        const result = page.locator("section[aria-labelledby=size-answer]");
        expect(await result.getByRole("heading", { level: 2 }).innerText()).toBe(title);
        const box = await result.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * narrow.height);
        const card = result.getByRole("listitem").filter({ hasText: found });
        expect(await card.innerText()).toMatch(/63 dB\(A\).*10 m/);
        expect(await result.locator("a[href*='crt=200-400']").count()).toBe(1);
        await card.getByRole("link", { name: ask }).click();
        await page.waitForURL(/crt=300&product=sf%2Fsf-300&model=SF-300&units=1#contact$/);
        expect(await page.locator("[data-island=inquiry]").innerText()).toContain("1 × SF-300 (300 CRT)");
      });
    },
  );

  test("that is none is refused with a sentence", async () => {
    const response = await fetch(`${site().url}/en/products/size?tons=many`);
    expect([response.status, (await response.text()).includes("Enter a capacity from 1")]).toEqual([
      200,
      true,
    ]);
  });
});

describe("the submittal of a selection", () => {
  test("follows a series by its duty to one archive, without script", async () => {
    await visit("/en/products/package/sf", { javaScriptEnabled: false }, async ({ page }) => {
      for (const [name, value] of Object.entries({ flow: "390", hot: "37", cold: "32", wb: "27" }))
        await page.locator(`input[name=${name}]`).fill(value);
      await page.getByRole("button", { name: "Find model" }).click();
      await page.getByRole("link", { name: "Submittal (ZIP)" }).click();
      await page.getByRole("heading", { name: "Submittal 2 × SF-250" }).waitFor();
      await page.getByLabel("Model", { exact: true }).selectOption("SF-350");
      await page.getByLabel("Project (optional)").fill("Data Center");
      await page.getByRole("button", { name: "Show documents" }).click();
      await page.getByRole("heading", { name: "Submittal 2 × SF-350" }).waitFor();
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex, follow");
      const [archive] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download ZIP" }).click(),
      ]);
      expect(archive.suggestedFilename()).toBe("Submittal 2 × SF-350.zip");
      const names = Object.keys(unzipSync(await readFile(await archive.path())));
      const files = page
        .getByRole("region", { name: "Submittal 2 × SF-350" })
        .getByRole("listitem")
        .getByRole("link");
      const listed = await files.allInnerTexts();
      expect(names.slice(1).map((name) => name.replace(/^\d+ (.*)\.\w+$/, "$1"))).toEqual(listed);
      for (const link of await files.all()) {
        const response = await page.request.get((await link.getAttribute("href")) ?? "");
        expect([await link.innerText(), response.status()]).toEqual([await link.innerText(), 200]);
      }
      await page.getByRole("link", { name: "Get a quote for this selection" }).click();
      await page.getByText("2 × SF-350 (700 CRT)").first().waitFor();
    });
  });

  test("says first that towers do not meet their duty, has no barriers, and fits a phone", async () => {
    const address = "/products/submittal?flow=390&hot=37&cold=32&wb=27&model=SF-200&units=2";
    await visit(address, { viewport: narrow }, async ({ page }) => {
      await page.getByText("2 × SF-200 (400 CRT): 설계 조건을 만족하지 못합니다").first().waitFor();
      expect(await page.getByRole("link").allInnerTexts()).not.toContain("SF-200 시방서");
      for (const viewport of [narrow, wide]) {
        await page.setViewportSize(viewport);
        expect(await accessibilityViolations(page, wcag)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
    });
    const response = await fetch(`${site().url}/en/products/submittal?product=sf/sf-1`);
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining("This model is not available."),
    ]);
  });
});
