import { expect, test } from "vitest";
import { aPdf } from "../../../../tests/support/documents.ts";
import { checkedTechnicalFile } from "./checked-technical-file.ts";

const text = (content: string) => Buffer.from(content, "latin1");
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const archive = (first: string) =>
  Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(26), text(first)]);

test.each<[string, Buffer, string]>([
  ["a PDF", aPdf(), "pdf"],
  ["a DWG", text("AC1032 drawing"), "dwg"],
  ["a DXF", text("  0\r\nSECTION\r\n  2\r\nHEADER"), "dxf"],
  ["an IFC", text("ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('IFC4'));"), "ifc"],
  ["a STEP", text("ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));"), "step"],
  ["a Revit family", Buffer.concat([compound, Buffer.from("BasicFileInfo", "utf16le")]), "rfa"],
  ["an archive", archive("drawings/SF-350.dwg"), "zip"],
])("%s is taken as what it holds", (_, file, extension) => {
  expect(checkedTechnicalFile(file)).toMatchObject({ extension });
});

test.each<[string, Buffer, string]>([
  ["a Word document", archive("[Content_Types].xml"), "otherType"],
  ["an older Office document", compound, "otherType"],
  ["a program", text("MZ\u0090"), "otherType"],
  ["a PDF with a password", aPdf({ isEncrypted: true }), "encrypted"],
])("%s is refused", (_, file, problem) => {
  expect(checkedTechnicalFile(file)).toEqual({ problem });
});
