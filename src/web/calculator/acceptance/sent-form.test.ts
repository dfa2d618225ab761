import { expect, test } from "vitest";
import { writeXlsx } from "#domain/spreadsheets/xlsx-write.ts";
import { curvesInQuery, curvesKey } from "#engine/acceptance/acceptance-query.ts";
import { sampleCurves } from "#engine/acceptance/curves/sample-curves.ts";
import { curvesFileField, sentForm, tableOfAddress } from "./sent-form.ts";

const headings = {
  flow: "수량 m³/h",
  wetBulb: "습구온도 °C",
  range: (kelvin: number) => `온도차 ${kelvin} K`,
};
const tableOf = (text: string) => {
  const curves = curvesInQuery(new URLSearchParams({ curves: text }));
  return tableOfAddress(text, curves, headings);
};
const table = tableOf(sampleCurves) ?? "";
const cells = table.split("\n").map((row) => row.split("\t"));
const entries = { flow: "390", "p1-flow": "385", "p2-flow": "", project: "A동" };

function formOf(more: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...entries, ...more })) form.set(name, value);
  return sentForm(form);
}

const fileOf = (content: BlobPart, name: string) => ({ [curvesFileField]: new File([content], name) });

test("a form without curves goes to an address of what was typed", async () => {
  expect(await formOf({ [curvesKey]: " ", ...fileOf("", "") })).toEqual({
    kind: "address",
    query: new URLSearchParams({ flow: "390", "p1-flow": "385", project: "A동" }).toString(),
  });
});

test("a pasted table stands in the address, and the table of an address is read as the same curves", async () => {
  const sent = await formOf({ [curvesKey]: table });
  const query = new URLSearchParams(sent.kind === "address" ? sent.query : "");
  expect(query.get(curvesKey)).toBe(sampleCurves);
});

test.each([
  ["CSV", fileOf(`\ufeff${table.replaceAll("\t", ",")}`, "curves.csv")],
  ["XLSX", fileOf(writeXlsx([{ name: "curves", rows: cells, widths: [] }]), "curves.xlsx")],
])("a file of %s is read instead of the box", async (_, file) => {
  const sent = await formOf({ [curvesKey]: "something else", ...file });
  expect(sent).toMatchObject({ kind: "address", query: expect.stringContaining(`curves=${sampleCurves}`) });
});

test("a table with an error goes back with everything typed, and with the cell", async () => {
  const wrong = table.replace("25.65", "2x.65");
  expect(await formOf({ [curvesKey]: wrong, method: "typical" })).toEqual({
    kind: "refused",
    values: { flow: "390", "p1-flow": "385", project: "A동", method: "typical", [curvesKey]: wrong },
    problems: [{ rule: "number", cell: { row: 8, column: 3 }, text: "2x.65" }],
  });
});

test("a file with an error goes back as text, each row at its line", async () => {
  const wrong = `\n\n${table.replaceAll("\t", ",").replace("25.65", "")}`;
  const sent = await formOf(fileOf(wrong, "curves.csv"));
  if (sent.kind === "address") throw new Error("The file has an empty cell.");
  expect(sent.problems).toEqual([{ rule: "number", cell: { row: 10, column: 3 }, text: "" }]);
  expect(sent.values[curvesKey]?.split("\n")[9]).toBe("390\t18\t24.42\t\t26.77");
});

test.each([
  ["no table", fileOf(new Uint8Array([0, 1, 2, 3, 0]), "a.bin"), "unreadable"],
  ["a workbook of before 2007", fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "a.xls"), "oldFormat"],
  [
    "a workbook that unpacks to more than the server reads",
    fileOf(
      writeXlsx([{ name: "a", rows: Array.from({ length: 1_000 }, () => ["x".repeat(5_000)]), widths: [] }]),
      "a.xlsx",
    ),
    "tooLarge",
  ],
])("a file that is %s leaves the box as it was", async (_, file, problem) => {
  expect(await formOf({ [curvesKey]: "typed", ...file })).toMatchObject({
    kind: "refused",
    problems: problem,
    values: { [curvesKey]: "typed" },
  });
});

test("an address that holds no table is shown as rows of cells", () => {
  expect(tableOf("a_b*c")).toBe("a\tb\nc");
  expect([tableOfAddress(null, undefined, headings), tableOf(" ")]).toEqual([undefined, undefined]);
});
