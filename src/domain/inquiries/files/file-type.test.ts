import { describe, expect, test } from "vitest";
import { fileKindOf, fileNameOf, missingFileName } from "./file-type.ts";

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => [...text].map((letter) => `${letter}\0`).join("");
const text = (words: string) => new TextEncoder().encode(words);

const workbook = "PK\x03\x04....[Content_Types].xml....xl/workbook.xml....";
const oldWorkbook = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....${utf16("Workbook\0")}....`;

const hwp = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....${utf16("FileHeader")}....HWP Document File\0\0`;
/** No browser opens it. */
const neutral = "application/octet-stream";

describe("the kind of a file", () => {
  test.each([
    ["a PDF", latin("%PDF-1.7 ..."), "application/pdf"],
    ["a PDF behind a line of its mailer", latin(`junk\r\n%PDF-1.4`), "application/pdf"],
    ["a JPEG", latin("\xff\xd8\xff\xe0.."), "image/jpeg"],
    ["a PNG", latin("\x89PNG\r\n\x1a\n.."), "image/png"],
    ["a WebP", latin("RIFF\0\0\0\0WEBPVP8 "), "image/webp"],
    ["a picture of a telephone", latin("\0\0\0\x18ftypheic...."), "image/heic"],
    ["a workbook", latin(workbook), expect.stringContaining("spreadsheetml")],
    ["an old workbook", latin(oldWorkbook), "application/vnd.ms-excel"],
    ["a HWP file", latin(hwp), neutral],
    ["a HWP file of version 3", latin("HWP Document File V3.00 \x1a\x01\x02\x03\x04\x05"), neutral],
    ["a HWPX file", latin(`PK\x03\x04${".".repeat(26)}mimetypeapplication/hwp+zipPK`), neutral],
    ["a DWG drawing", latin("AC1032\0\0\0\0\0"), neutral],
    ["a DXF drawing in binary", latin("AutoCAD Binary DXF\r\n\x1a\0"), neutral],
  ])("%s is recognised by what it holds, whatever it is called", (_, bytes, contentType) => {
    for (const name of ["x.pdf", "x.exe", "x", "x.csv"])
      expect(fileKindOf(bytes, name)).toMatchObject({ contentType });
  });

  test.each([
    ["a program", latin("MZ\x90\0......")],
    ["a page", text("<!doctype html><script>alert(1)</script>")],
    ["a drawing that may hold script", text("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["an archive", latin("PK\x03\x04....evil.exe....")],
    ["a letter", latin("PK\x03\x04....[Content_Types].xml....word/document.xml")],
    ["a workbook with macros", latin(`${workbook}xl/vbaProject.bin`)],
    ["an old letter", latin(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....${utf16("WordDocument\0")}`)],
    ["an old workbook with macros", latin(oldWorkbook + utf16("_VBA_PROJECT"))],
    ["a film", latin("\0\0\0\x18ftypmp42....")],
    ["a PDF that begins too late", latin(`${" ".repeat(2_000)}%PDF-1.4`)],
    ["nothing", new Uint8Array()],
  ])("%s is none, not even by its name", (_, bytes) => {
    for (const name of ["x.pdf", "x.xlsx", "x.jpg", "x.txt"]) expect(fileKindOf(bytes, name)).toBeUndefined();
  });

  test("a drawing in text and an archive are one by their names", () => {
    const zip = latin("PK\x03\x04....plan.dwg....");
    expect(fileKindOf(zip, "도면.ZIP")).toMatchObject({ contentType: neutral, extensions: ["zip"] });
    expect(fileKindOf(zip, "plan.dwg")).toBeUndefined();
    expect(fileKindOf(text("MZ"), "x.zip")).toBeUndefined();
    for (const start of ["0\nSECTION\n2\nHEADER\n", "999\r\nmade by x\r\n  0\r\nSECTION\r\n  2\r\n"])
      expect(fileKindOf(text(start), "plan.DXF")).toMatchObject({ extensions: ["dxf"] });
    expect(fileKindOf(text("0\nSECTION\n"), "plan.txt")).toBeUndefined();
    expect(fileKindOf(text("<script>"), "plan.dxf")).toBeUndefined();
  });

  test("a table in text is one by its name, in UTF-8 and as a Korean Windows writes it", () => {
    // "냉각" in the code page 949.
    const korean = Uint8Array.from([0xb3, 0xc3, 0xb0, 0xa2, 0x2c, 0x31]);
    for (const bytes of [text("\ufeff모델,CRT\r\nSF,300\r\n"), korean])
      expect(fileKindOf(bytes, "표.CSV")).toMatchObject({ contentType: "text/csv" });
    expect(fileKindOf(text("a,b"), "table.txt")).toBeUndefined();
    for (const odd of [text("a,\0b"), Uint8Array.from([0xff, 0xff, 0x00])])
      expect(fileKindOf(odd, "x.csv")).toBeUndefined();
  });
});

describe("the name of a file", () => {
  test.each([
    ["냉각탑 도면.pdf", "냉각탑 도면.pdf"],
    ["냉각탑.PDF".normalize("NFD"), "냉각탑.pdf"],
    ["C:\\Users\\kim\\plan.pdf", "plan.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["invoice.exe", "invoice.exe.pdf"],
    ["a\r\nSet-Cookie: x\u202efdp.exe.pdf", "aSet-Cookie xfdp.exe.pdf"],
    ['a"b<c>|d?.pdf', "abcd.pdf"],
    ["...", "file.pdf"],
    ["", "file.pdf"],
    [".pdf", "pdf.pdf"],
  ])("%j is kept as %j", (sent, name) => {
    expect(fileNameOf(sent, ["pdf"])).toBe(name);
  });

  test.each([
    ["C:\\현장\\동영상.mov", "동영상.mov"],
    ["무제", "무제"],
    ["", "file"],
  ])("%j, which could not be attached, is named %j", (sent, name) => {
    expect(missingFileName(sent)).toBe(name);
  });

  test.each([
    [(name: string) => fileNameOf(name, ["pdf"]), "x.pdf"],
    [missingFileName, "x.x"],
  ])("is read at its beginning alone, where a text is longer than names are", (named, name) => {
    expect(named(`x${".".repeat(2_000)}x`)).toBe(name);
  });

  test("keeps whichever ending of its kind it has, and stays short without a torn letter", () => {
    expect(fileNameOf("photo.JPEG", ["jpg", "jpeg"])).toBe("photo.jpeg");
    const long = fileNameOf(`${"😀".repeat(200)}.pdf`, ["pdf"]);
    expect(long.length).toBeLessThanOrEqual(150);
    expect(long.isWellFormed()).toBe(true);
    expect(long).toMatch(/\.pdf$/);
  });
});
