import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { designSheet } from "#documents/sheet/design-sheet.ts";
import { textElement } from "#documents/sheet/paper-parts.ts";
import { SheetPaper } from "./SheetPaper.tsx";

test("pages have no numbers: a browser may break one into several", () => {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const address = "https://www.site.example/resources/calculator";
  const sheet = designSheet("en", duty, { now: new Date(0), address, company });
  const html = renderToStaticMarkup(
    <SheetPaper sheet={{ ...sheet, sound: [[textElement("p", undefined, "Sound")]] }} />,
  );
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).not.toMatch(/\d \/ \d<\/p>/);
});
