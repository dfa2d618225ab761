import { expect, test } from "vitest";
import { dutyAddresses, jobIn } from "./addresses.ts";

const duty = { flowRate: 1250, hotWaterTemp: 39.8, coldWaterTemp: 34.8, wetBulbTemp: 32 };
const query = "?flow=1250&hot=39.8&cold=34.8&wb=32";

test("a duty goes from a page to pages of the same language, and to files in both", () => {
  expect(dutyAddresses("ko", duty)).toEqual({
    calculator: `/resources/calculator${query}`,
    tool: `/resources/calculator${query}`,
    method: `/resources/calculator/method${query}`,
    sheet: `/resources/calculator/sheet${query}`,
    pdf: { ko: `/api/design-sheet.pdf${query}&lang=ko`, en: `/api/design-sheet.pdf${query}&lang=en` },
    quotation: `/${query}#contact`,
  });
  expect(dutyAddresses("en", duty)).toMatchObject({
    calculator: `/en/resources/calculator${query}`,
    method: `/en/resources/calculator/method${query}`,
    sheet: `/en/resources/calculator/sheet${query}`,
    quotation: `/en${query}#contact`,
  });
});

test("the job of a sheet goes to the sheet and its files alone", () => {
  const job = jobIn(new URLSearchParams("project= New  plant &client=&tag=CT-1&by=Kim&other=x"));
  expect(job).toEqual({ project: "New plant", tag: "CT-1", by: "Kim" });
  const { calculator, sheet, pdf } = dutyAddresses("ko", duty, job);
  expect(calculator).toBe(`/resources/calculator${query}`);
  expect(sheet).toBe(`/resources/calculator/sheet${query}&project=New+plant&tag=CT-1&by=Kim`);
  expect(pdf.en).toBe(`/api/design-sheet.pdf${query}&project=New+plant&tag=CT-1&by=Kim&lang=en`);
  const chosen = { ...job, place: "annex-7-seoul", margin: "0.5" };
  expect(dutyAddresses("ko", duty, chosen).tool).toBe(`${calculator}&place=annex-7-seoul&margin=0.5`);
  expect(jobIn(new URLSearchParams({ client: "x".repeat(99) })).client).toHaveLength(40);
});
