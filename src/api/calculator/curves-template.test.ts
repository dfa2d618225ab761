import { expect, test } from "vitest";
import { readSheet } from "#domain/spreadsheets/read-sheet.ts";
import { readCurves } from "#engine/acceptance/curves/curve-sheet.ts";
import { openApi } from "../../../tests/support/api.ts";

async function rowsOf(search: string) {
  const { app } = await openApi();
  const response = await app.inject(`/api/performance-curves.csv?${search}`);
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  const reading = readSheet(response.rawPayload);
  return reading.kind === "read" ? (reading.sheets[0]?.rows ?? []) : [];
}

test.each([
  ["ko", "습구온도 °C"],
  ["en", "Wet bulb °C"],
])("the template of a design duty in %s has its flows and ranges", async (lang, wetBulb) => {
  const rows = await rowsOf(`flow=390&hot=37&cold=32&lang=${lang}`);
  expect(rows[0]?.cells.slice(1)).toEqual([
    wetBulb,
    ...["4", "5", "6"].map((kelvin) => expect.stringContaining(kelvin)),
  ]);
  expect(rows.map(({ cells: [flow] }) => flow)).toEqual(expect.arrayContaining(["351", "390", "429"]));
  expect(rows).toHaveLength(19);
});

test("filled in, the template is read, also in per cent", async () => {
  for (const search of ["flow=390&hot=37&cold=32&lang=en", "lang=ko"]) {
    const rows = await rowsOf(search);
    const filled = rows.map(({ number, cells }, index) => {
      if (index === 0) return { number, cells };
      const more = Math.floor((index - 1) / 6) + ((index - 1) % 6);
      return {
        number,
        cells: [...cells.slice(0, 2), ...[0, 0.4, 0.8].map((range) => String(29 + more + range))],
      };
    });
    const reading = readCurves(filled, { flowRate: 390, range: 5 });
    expect(reading).toMatchObject({ kind: "read", table: { ranges: [4, 5, 6] } });
  }
});
