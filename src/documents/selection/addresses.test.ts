import { expect, test } from "vitest";
import { jobIn } from "../sheet/job.ts";
import { selectionAddresses } from "./addresses.ts";
import { dutyTexts, withJob } from "./selection-texts.ts";

const duty = dutyTexts({ flowRate: 1250, hotWaterTemp: 39.8, coldWaterTemp: 34.8, wetBulbTemp: 32 });
const query = "?flow=1250&hot=39.8&cold=34.8&wb=32";

test("a duty goes from a page to pages of the same language, and to files in both", () => {
  expect(selectionAddresses("ko", duty)).toEqual({
    calculator: `/resources/calculator${query}`,
    method: `/resources/calculator/method${query}`,
    acceptance: `/resources/calculator/test${query}`,
    sound: `/resources/calculator/sound${query}`,
    sheet: `/resources/calculator/sheet${query}`,
    pdf: { ko: `/api/design-sheet.pdf${query}&lang=ko`, en: `/api/design-sheet.pdf${query}&lang=en` },
    submittal: `/products/submittal${query}`,
    inquiry: `/${query}#contact`,
  });
  expect(selectionAddresses("en", duty)).toMatchObject({
    calculator: `/en/resources/calculator${query}`,
    method: `/en/resources/calculator/method${query}`,
    sheet: `/en/resources/calculator/sheet${query}`,
    inquiry: `/en${query}#contact`,
  });
});

test("the job's project is called so on paper, and goes on to the inquiry beside the reference project", () => {
  const job = jobIn(new URLSearchParams("project= New  plant &client=&tag=CT-1&by=Kim&other=x"));
  expect(job).toEqual({ project: "New plant", tag: "CT-1", by: "Kim" });
  const { sheet, pdf, inquiry } = selectionAddresses("ko", {
    ...withJob(duty, job),
    referenceProjectId: "12",
  });
  expect(sheet).toBe(`/resources/calculator/sheet${query}&project=New+plant&tag=CT-1&by=Kim&reference=12`);
  expect(pdf.en).toBe(`/api/design-sheet.pdf${query}&project=New+plant&tag=CT-1&by=Kim&reference=12&lang=en`);
  expect(inquiry).toBe(`/${query}&job=New+plant&tag=CT-1&by=Kim&project=12#contact`);
  expect(jobIn(new URLSearchParams({ client: "x".repeat(99) })).client).toHaveLength(40);
});
