import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { soundCaseWords } from "#content/calculator/sound/sound-case.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { createRateLimits } from "#data/rate-limits.ts";
import { seed } from "#data/seed.ts";
import type { Services } from "#data/services.ts";
import { maxSoundLength } from "#documents/selection/selection-texts.ts";
import { encodeSoundCase } from "#documents/sound/sound-parameter.ts";
import { maxArchiveBytes } from "#documents/submittal/stored-parts.ts";
import type { Locale } from "#domain/locale.ts";
import type { CatalogSubject } from "#domain/products/generated-catalogs.ts";
import { openApi } from "../../../tests/support/api.ts";
import { aModel, anOption, aProduct, aTechnicalFile } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { aPdf } from "../../../tests/support/documents.ts";

/** The capacity at 37/32/27 °C that this flow needs is 500 CRT. */
const duty = "flow=390&hot=37&cold=32&wb=27";
const day = new Date("2026-11-25T03:00:00Z");

const catalogs = {
  pdf: async (locale: Locale, subject: CatalogSubject) =>
    Buffer.from(`%PDF- ${typeof subject === "string" ? subject : subject.slug} ${locale}`),
};

const outlineSheets = {
  pdf: async (locale: Locale, _: unknown, { name }: { name: string }) =>
    Buffer.from(`%PDF- ${name} ${locale}`),
};

async function open() {
  const opened = await openApi({}, { siteUrl: "http://localhost", catalogs, outlineSheets });
  await seed(opened.database, { projects: [], products: sampleProducts }, () => day);
  const ask = (query: string) => opened.app.inject(`/api/submittal.zip?${query}`);
  return { ...opened, ask };
}

function unpacked({ rawPayload }: { rawPayload: Buffer }) {
  const files = unzipSync(rawPayload);
  const names = Object.keys(files);
  const bytes = (name: string) => files[name] ?? new Uint8Array();
  return { names, bytes, contents: strFromU8(bytes(names[0] ?? "")) };
}

test("two SF-350 in English are an archive of every file under the name of its place in the table of contents", async () => {
  const { ask } = await open();
  const response = await ask(`${duty}&product=sf%2Fsf-350&units=2&job=Data%20Center&lang=en`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition":
      "attachment; filename=\"Submittal 2 _ SF-350.zip\"; filename*=UTF-8''Submittal%202%20%C3%97%20SF-350.zip",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
  });
  const { names, bytes, contents } = unpacked(response);
  expect(names).toEqual([
    "00 Contents.txt",
    "01 Design sheet.pdf",
    "02 SF-350 specification.docx",
    "03 SF-350 Outline drawing.pdf",
    "04 SF-350 Outline drawing.dxf",
    "05 SF-350 Outline drawing.svg",
    "06 SF series catalog.pdf",
  ]);
  for (const name of names.slice(1)) expect(contents).toContain(`\r\n- ${name} (`);
  expect([...bytes("00 Contents.txt").slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(contents).toMatch(/^Submittal 2 × SF-350\r\nContains sample figures/);
  expect(contents).toContain("- Project: Data Center\r\n");
  expect(contents).toContain("http://localhost/en/products/submittal?flow=390&hot=37&cold=32&wb=27");
  expect(contents).not.toMatch(/\p{Script=Hangul}|undefined|null|\{\w+\}/u);
  expect(strFromU8(bytes("01 Design sheet.pdf"), true)).toMatch(/^%PDF-/);
  expect(
    strFromU8(unzipSync(bytes("02 SF-350 specification.docx"))["word/document.xml"] ?? new Uint8Array()),
  ).toContain("2 × SF-350");
  expect(strFromU8(bytes("03 SF-350 Outline drawing.pdf"), true)).toBe("%PDF- SF-350 en");
  expect(strFromU8(bytes("04 SF-350 Outline drawing.dxf"))).toContain("PLAN");
  expect(strFromU8(bytes("06 SF series catalog.pdf"), true)).toBe("%PDF- sf en");
});

test("the same in Korean has Korean names, contents and drawings", async () => {
  const { ask } = await open();
  const { names, bytes, contents } = unpacked(await ask(`${duty}&model=SF-350&units=2&lang=ko`));
  expect(names).toEqual([
    "00 목차.txt",
    "01 설계 시트.pdf",
    "02 SF-350 시방서.docx",
    "03 SF-350 외형도.pdf",
    "04 SF-350 외형도.dxf",
    "05 SF-350 외형도.svg",
    expect.stringContaining("카탈로그.pdf"),
  ]);
  expect(contents).toContain("인증서, 시험성적서, 지침서: 등록된 파일이 없습니다.");
  expect(strFromU8(bytes("05 SF-350 외형도.svg"))).toContain("평면도");
});

test("tender text and drawings have the figures of the low-noise option that was chosen", async () => {
  const { app, services } = await open();
  const lowNoise = [
    { kind: "토출 소음기", capacity: 90, motor: null, sound: 60, height: 1_200, weight: null },
  ] as const;
  const size = { length: 3_000, width: 3_000, height: 4_000 };
  const model = aModel({
    name: "T-500",
    crt: 500,
    sound: 67,
    soundDistance: 1.5,
    ...size,
    lowNoise: [...lowNoise],
  });
  await services.products.add(aProduct({ slug: "t", name: "T", tags: ["대향류"], models: [model] }));
  const query = new URLSearchParams({ model: "T-500", units: "2", quiet: "토출 소음기", lang: "en" });
  const { bytes } = unpacked(await app.inject(`/api/submittal.zip?${duty}&${query}`));
  const tenderXml = unzipSync(bytes("02 T-500 specification.docx"))["word/document.xml"] ?? new Uint8Array();
  expect(strFromU8(tenderXml)).toContain("not less than 450 CRT each and 900 CRT in total");
  expect(strFromU8(bytes("03 T-500 Outline drawing.pdf"), true)).toBe("%PDF- T-500 Discharge attenuator en");
  for (const format of ["dxf", "svg"]) {
    const drawing = strFromU8(bytes(`0${format === "dxf" ? 4 : 5} T-500 Outline drawing.${format}`));
    expect(drawing).toContain("T-500 Discharge attenuator");
    expect(drawing).toMatch(/5,?200/);
    expect(drawing).not.toMatch(/4,?000/);
  }
});

test("options are in the language of the archive, in which nothing has figures that do not hold for them", async () => {
  const { app, services } = await open();
  const flow = { subject: "흐름 방식", subjectEn: "Flow" };
  const model = aModel({ name: "T-500", crt: 500, length: 3_000, width: 3_000, height: 4_000 });
  const options = [
    anOption({ ...flow, name: "대향류형", nameEn: "Counterflow" }),
    anOption({ ...flow, name: "직교류형", nameEn: "Crossflow", figures: "다름" }),
  ];
  await services.products.add(aProduct({ slug: "t", name: "T", tags: ["대향류"], models: [model], options }));
  const sound = fullSoundCase();
  const asked = async (name: string, lang: Locale) => {
    const query = new URLSearchParams({ product: "t", model: "T-500", options: name, lang, sound });
    return unpacked(await app.inject(`/api/submittal.zip?${duty}&${query}`));
  };
  const { names, contents } = await asked("직교류형", "en");
  expect(contents).toContain("- Options: Crossflow\r\n");
  expect(contents).toContain("Dimensions, weights, motors, airflow, pump head and sound of Crossflow differ");
  expect(names.join()).not.toContain("Outline drawing");
  expect(contents).not.toContain(soundCaseWords.en.title);
  expect((await asked("Crossflow", "ko")).contents).toContain(": 직교류형\r\n");
  const standard = (await asked("대향류형", "en")).contents;
  expect(standard).not.toContain("- Options:");
  expect(standard).toContain(soundCaseWords.en.title);
});

test("options with long names are all in the contents", async () => {
  const { app, services } = await open();
  const names = ["가", "나", "다", "라"].map((letter) => letter.repeat(60));
  const options = names.flatMap((name) => [
    anOption({ subject: name, name: `${name.slice(1)}0` }),
    anOption({ subject: name, name }),
  ]);
  const model = aModel({ name: "T-500", crt: 500 });
  await services.products.add(aProduct({ slug: "t", name: "T", tags: ["대향류"], models: [model], options }));
  const query = new URLSearchParams({ product: "t", model: "T-500", options: names.join(), lang: "ko" });
  const response = await app.inject(`/api/submittal.zip?${duty}&${query}`);
  expect(unpacked(response).contents).toContain(names.join(", "));
});

test("towers that do not meet their duty are not specified, and the contents begin with the verdict", async () => {
  const { ask } = await open();
  for (const need of [duty, "crt=500"]) {
    const { names, contents } = unpacked(await ask(`${need}&model=SF-200&units=2&lang=en`));
    expect(names.join()).not.toContain(".docx");
    expect(contents.split("\r\n")[1]).toMatch(/^2 × SF-200 \(400 CRT\) (does not meet|is smaller than)/);
    expect(contents).toContain("left out because the selection does not meet");
  }
  const { names } = unpacked(await ask(`crt=400&model=SF-200&units=2&lang=en`));
  expect(names.join()).toContain(".docx");
});

test("a size on request has the tender text, and the reason why there is no design sheet", async () => {
  const { ask } = await open();
  const { names, contents } = unpacked(
    await ask("flow=390&hot=38&cold=32&wb=28&product=thf/thf-100&lang=en"),
  );
  expect(names.join()).toMatch(/specification\.docx/);
  expect(names.join()).not.toContain("Design sheet.pdf");
  expect(contents).toContain("- Design sheet: ");
});

test("a case of sound with all its figures is in the contents, one that is too long is refused", async () => {
  const { ask } = await open();
  const sound = fullSoundCase();
  expect(sound.length).toBeGreaterThan(200);
  const selection = `${duty}&product=sf%2Fsf-350&units=2&lang=en`;
  const response = await ask(`${selection}&sound=${sound}`);
  expect(response.statusCode).toBe(200);
  expect(unpacked(response).contents).toContain(soundCaseWords.en.title);
  expect((await ask(`${selection}&sound=${"x".repeat(maxSoundLength + 1)}`)).statusCode).toBe(400);
});

test("technical files of the model and of its series are in the archive, those of other models are not", async () => {
  const { app, services } = await open();
  const report = await services.files.accept("technical", aPdf({ pages: 2 }));
  const other = await services.files.accept("technical", aPdf({ pages: 3 }));
  const catalog = await services.files.accept("document", aPdf({ pages: 4 }));
  if ("problem" in report || "problem" in other || "problem" in catalog)
    throw new Error("No file was stored.");
  const url = (file: { name: string }) => `/files/${file.name}`;
  await services.products.add(
    aProduct({
      slug: "nx",
      name: "NX",
      models: [aModel({ name: "NX-1" }), aModel({ name: "NX-2" })],
      documents: [
        {
          title: "NX",
          titleEn: null,
          summary: null,
          summaryEn: null,
          url: `${url(catalog)}/NX.pdf`,
          urlEn: null,
          imageUrl: null,
          tags: [],
        },
        {
          title: "가이드",
          titleEn: null,
          summary: null,
          summaryEn: null,
          url: null,
          urlEn: null,
          imageUrl: null,
          tags: [],
        },
      ],
      technicalFiles: [
        aTechnicalFile({
          title: "NX-1 성적서",
          titleEn: "Test",
          models: "nx-1",
          language: "영문",
          edition: "Rev. 2",
          url: url(report),
        }),
        aTechnicalFile({ title: "NX-2 성적서", models: "NX-2", url: url(other) }),
        aTechnicalFile({ title: "없는 파일" }),
      ],
    }),
  );
  const response = await app.inject("/api/submittal.zip?product=nx/nx-1&lang=en");
  const { names, bytes, contents } = unpacked(response);
  expect(names.slice(2)).toEqual(["02 NX catalog.pdf", "03 Test report Test.pdf"]);
  const digest = (data: Uint8Array) => createHash("sha256").update(data).digest("hex").slice(0, 32);
  expect(`${digest(bytes("03 Test report Test.pdf"))}.pdf`).toBe(report.name);
  expect(contents).toContain("(PDF, English, Rev. 2, nx-1, ");
  expect(contents).toContain("- 가이드 catalog: ask us and we will send it.");
  expect(contents).toContain("- Test report 없는 파일: ask us and we will send it.");
  expect(contents).not.toContain("no files are published");
  expect(contents).toContain("- Outline drawing: the dimensions of this model are not published.");
});

test("files beyond the size of an archive are named with their address", async () => {
  const stored = {
    ...({} as Services["files"]),
    storedSizes: async (names: readonly string[]) => new Map(names.map((name) => [name, maxArchiveBytes])),
    documents: async () => new Map(),
    read: async function* () {},
  };
  const { app, services } = await openApi(
    { files: stored },
    { siteUrl: "http://localhost", catalogs, outlineSheets },
  );
  const files = ["a", "b"].map((letter) =>
    aTechnicalFile({ title: letter, url: `/files/${letter.repeat(32)}.pdf` }),
  );
  await services.products.add(
    aProduct({ slug: "nx", name: "NX", models: [aModel()], technicalFiles: files }),
  );
  const { names, contents } = unpacked(await app.inject("/api/submittal.zip?product=nx&lang=en"));
  expect(names.filter((name) => name.endsWith(".pdf"))).toEqual([
    "02 NX catalog.pdf",
    "03 Test report a.pdf",
  ]);
  expect(contents).toContain(
    `- Test report b: too large for the package. Download it from http://localhost/files/${"b".repeat(32)}.pdf/b.pdf.`,
  );
});

test.each([
  ["", "This model is not available. Choose a model again."],
  ["product=sf/sf-1", "This model is not available. Choose a model again."],
  ["model=XX-1", "This model is not available. Choose a model again."],
  ["model=SF-350&units=13", "These values cannot be used: units. Correct them and try again."],
  [
    "model=SF-350&flow=1&hot=37&cold=32&wb=27",
    "These values cannot be used: duty. Correct them and try again.",
  ],
])("an archive of %s is refused in the language of the address", async (query, error) => {
  const { ask } = await open();
  const response = await ask(`${query}&lang=en`);
  expect([response.statusCode, response.json()]).toEqual([400, { error }]);
});

test("a client that has used up its sheets waits", async () => {
  const refused: Services["limits"] = {
    ...createRateLimits(await openMemory(), () => day),
    consumeAll: async () => ({ allowed: false, retryAfterMs: 5_000 }),
  };
  const { app, database: own } = await openApi({ limits: refused });
  await seed(own, { projects: [], products: sampleProducts }, () => day);
  const response = await app.inject("/api/submittal.zip?model=SF-350&lang=en");
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, "5"]);
});

function fullSoundCase(): string {
  const bands = {
    w63: 93.5,
    w125: 95.2,
    w250: 94.8,
    w500: 92.1,
    w1000: 90.4,
    w2000: 87.3,
    w4000: 83.9,
    w8000: 78.6,
  };
  const walls = { wall: "behind", wallat: 12.5, wallwidth: 24, wallr: 0.8, walldc: -3 };
  const prefixed = (prefix: string) =>
    Object.entries(walls).map(([key, figure]) => [prefix + key, `${figure}`]);
  return encodeSoundCase({
    ...Object.fromEntries(Object.entries(bands).map(([key, figure]) => [key, `${figure}`])),
    ...Object.fromEntries([...prefixed("a-"), ...prefixed("b-")]),
    ...{ at: "85.5", hs: "6.5", hr: "4.5", night: "50", limit: "55", nlimit: "45" },
  });
}
