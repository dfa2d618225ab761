import { expect, test } from "vitest";
import { inquiry } from "#content/inquiries/inquiry.ts";
import { storedSelection } from "#documents/selection/stored-selection.ts";
import type { Locale } from "#domain/locale.ts";
import { readDuty } from "#engine/duty/duty.ts";
import { unvalidatedDutyIn } from "#engine/duty/duty-query.ts";
import { aModel, anOption, aStoredProduct } from "../../../../tests/support/builders.ts";
import { receivedFigures } from "../attached/attached-selection-view.ts";
import { confirmationView } from "./confirmation-view.ts";

const products = [
  aStoredProduct({
    slug: "sf",
    tags: ["대향류"],
    models: [aModel({ name: "SF-350", crt: 350 })],
    options: [
      anOption({ subject: "배관", name: "아연도금", nameEn: "Galvanized" }),
      anOption({ subject: "배관", name: "스테인리스강", nameEn: "Stainless steel" }),
    ],
  }),
];

/** Attached conditions of a sent selection, as the confirmation shows them. */
function conditionsIn(locale: Locale, sent: string): string[] {
  const query = new URLSearchParams(sent);
  const reading = readDuty(unvalidatedDutyIn(query));
  const stored = storedSelection(sent, products);
  const figures = receivedFigures(locale, {
    duty: reading.kind === "duty" ? reading.duty : null,
    selection: stored ? { ...stored, rows: [] } : null,
  });
  const view = confirmationView(
    inquiry[locale],
    { reference: "Q-0000-00", isConfirmationMailed: false },
    { ...noFields, selection: { figures }, files: [], missingFiles: [] },
  );
  return view.rows.find(({ label }) => label === inquiry[locale].confirmation.duty)?.value.split("\n") ?? [];
}
const noFields = { company: "", name: "", phone: "", email: "", message: "" };

const tooSmall = "flow=500&hot=40&cold=32&wb=27&product=sf&model=SF-350&units=2&options=Stainless%20steel";

test("the verdict on towers that are too small is a sentence of its own, without the label of its row", () => {
  const [list, verdict, ...others] = conditionsIn("en", tooSmall);
  expect(list).toMatch(/^Model 2 × SF-350 \(700 CRT\), Options Stainless steel, Flow rate 500 m³\/hr?, /);
  expect(verdict).toMatch(/^does not meet the duty: outlet [\d.]+ °C instead of 32\.0 °C \(80\.9%\)\.$/);
  expect(others).toEqual([]);
  expect(conditionsIn("ko", tooSmall)[1]).toMatch(/^설계 조건을 만족하지 못합니다: .+ \(80\.9%\)\.$/);
});

test("options are in the language of the text, whichever that of the link; unknown ones are as they were sent", () => {
  expect(conditionsIn("ko", tooSmall)[0]).toContain("선택 사양 스테인리스강,");
  expect(conditionsIn("en", tooSmall.replace("Stainless%20steel", "스테인리스강,티타늄"))[0]).toContain(
    "Options Stainless steel, 티타늄,",
  );
});
