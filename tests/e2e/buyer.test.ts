import { describe, expect, test } from "vitest";
import { aProject } from "../support/builders.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const project = {
  title: "해변 숙박시설 SF 냉각탑 교체",
  description: "옥상의 노후 냉각탑을 SF 3대로 교체했습니다.",
  coolingTowerType: "package",
} as const;
const { site, visit } = openSite(() => ({
  projects: [{ ...aProject(project), createdAt: "2024-05-01T00:00:00.000Z" }],
}));

const duty = { flowRate: 234, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

describe("a buyer", () => {
  test.each([wide, narrow])(
    "comes from a search result's project to its series, the table, the calculator and an inquiry, at $width px",
    (viewport) =>
      visit("/projects/1", { viewport }, async ({ page, complaints }) => {
        await page.getByRole("link", { name: "SF 시리즈" }).first().click();
        await page.waitForURL("**/products/package/sf");
        const row = page.getByRole("row", { name: /^SF-300/ });
        expect(await row.innerText()).toMatch(/300\s+3\.63 × 4\.58 × 5\.47/);
        expect(await page.getByRole("link", { name: project.title }).count()).toBeGreaterThan(0);
        await row.getByRole("link", { name: "SF-300 용량 계산하기" }).click();
        await page.waitForURL("**/resources/calculator?product=sf%2Fsf-300");
        await page.locator("input[name=flow]").fill("234");
        await page.locator("main form button[type=submit]").first().click();
        const ask = page.locator("main a[href*='flow=234'][href*='#contact']").first();
        await ask.waitFor();
        // With the design tool the way is there.
        await page.locator("#design-choice").waitFor();
        await ask.click();
        await page.waitForURL(/#contact$/);
        const company = `회사 ${crypto.randomUUID()}`;
        const form = page.locator("[data-island=inquiry]");
        await form.locator("[name=company]").focus();
        await page.waitForSelector("[data-island=inquiry][data-hydrated]");
        expect(await form.locator("[name=message]").inputValue()).toBe("문의 제품: SF 시리즈, SF-300\n");
        expect(await form.getByRole("checkbox").count()).toBe(2);
        const fields = { company, name: "홍길동", phone: "02-0000-0000", email: "buyer@example.com" };
        for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text);
        await form.locator("[name=message]").press("Control+End");
        await form.locator("[name=message]").pressSequentially("두 대");
        await form.locator("button[type=submit]").click();
        await page.getByText("문의가 접수되었습니다").first().waitFor();
        const { inquiries } = await site().services.inbox.list({ search: company }, 1);
        expect(inquiries).toMatchObject([
          {
            duty,
            project: { id: 1 },
            productType: "package",
            message: "문의 제품: SF 시리즈, SF-300\n두 대",
          },
        ]);
        expect(complaints).toEqual([]);
      }),
  );
});
