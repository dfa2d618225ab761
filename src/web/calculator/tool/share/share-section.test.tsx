import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { designWords } from "#content/calculator/design-words.ts";
import { standardUnits } from "#content/figures/measures.ts";
import { dutyTexts } from "#documents/selection/selection-texts.ts";
import { locales } from "#domain/locale.ts";
import { capacity } from "#engine/method/capacity.ts";
import { ShareSection } from "./ShareSection.tsx";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

test.each(locales)("the line in %s announces the sheet without a number of pages", (locale) => {
  const page = renderToString(
    <ShareSection
      {...{ locale, duty }}
      words={designWords(locale).share}
      capacity={capacity(duty)}
      units={standardUnits}
      // Water alone stands on the first page, towers and a year on pages of their own.
      plan={{ water: { cycles: 4, driftPercent: 0.005 } }}
      selection={{ ...dutyTexts(duty), cycles: "4" }}
      onJob={() => {}}
    />,
  );
  const [, line = ""] = page.match(/<summary[^>]*>(.*?)<\/summary>/s) ?? [];
  expect(line).toMatch(/설계 시트|Design sheet/);
  expect(line.replaceAll(/<[^>]*>/g, "")).not.toMatch(/\d/);
});
