import sharp from "sharp";
import { expect, test } from "vitest";
import { typeNames } from "#content/lookup/terms.ts";
import { createRecordPictures } from "#data/pictures/pictures.ts";
import type { ImportBody } from "#domain/projects/import/import-calls.ts";
import { fieldColumns } from "#domain/projects/import/import-columns.ts";
import { matchPhotos, photoIdentity } from "#domain/projects/import/photos.ts";
import { readSheet } from "#domain/spreadsheets/read-sheet.ts";
import { writeXlsx } from "#domain/spreadsheets/xlsx-write.ts";
import { givenColumns, linesOf, noCorrections, openBook } from "../src/web/admin/import/state/lines.ts";
import { webpName } from "../src/web/admin/pictures/conversion.ts";
import { projectImportKind } from "../src/web/admin/projects/import/project-import-kind.ts";
import { openAdministration } from "./support/administrator.ts";
import { written } from "./support/file-forms.ts";

const count = 500;

/** Processor time of both imports, s: what a small server spends on a list while people look at its pages. */
const maxCpuS = 15;

interface Photo {
  name: string;
  bytes: Buffer;
}

type Opened = Awaited<ReturnType<typeof openAdministration>>;

test("500 projects with 500 photographs come in one list, and come again as the same", async () => {
  const photos = await somePhotos();
  const workbook = aWorkbook();
  const opened = await openAdministration();
  const cpu = process.cpuUsage();

  const first = await bring(opened, workbook, photos);
  expect(first.answered).toEqual({ added: count });
  expect(first.sent).toBe(count);
  const shown = await pictureViews(opened);
  expect(shown.size).toBe(count);
  for (const [title, { bytes }] of titled(photos)) expect(shown.get(title)?.equals(bytes)).toBe(true);

  const again = await bring(opened, workbook, photos);
  expect(again).toEqual({ answered: { same: count }, sent: 0 });
  await createRecordPictures(opened.database, inTwoDays).deleteExpired();
  expect(await pictureViews(opened)).toEqual(shown);

  const { user, system } = process.cpuUsage(cpu);
  expect((user + system) / 1e6).toBeLessThan(maxCpuS);
});

/** Parts of a photograph of the site, no two alike, called as people call them: by number, by title, or named in the list. */
async function somePhotos(): Promise<Photo[]> {
  const source = await sharp("public/images/hero-modular-1200.webp")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = source.info;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: photoName(index + 1),
      bytes: await sharp(source.data, { raw: { width, height, channels } })
        .extract({ left: 2 * (index % 250), top: 40 + (index < 250 ? 0 : 60), width: 320, height: 200 })
        .webp({ effort: 0 })
        .toBuffer(),
    })),
  );
}

function photoName(number: number): string {
  const names = [`${number}.webp`, `${title(number)}.webp`, `현장 사진 ${number}.webp`.normalize("NFD")];
  return names[number % names.length] ?? "";
}

function aWorkbook(): Uint8Array {
  const headings = [
    "No",
    "현장명",
    "발주처",
    "냉각탑 형식",
    "국가",
    "도시",
    "용량(RT)",
    "준공일",
    "내용",
    "사진",
  ];
  const rows = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const photo = number % 3 === 2 ? `현장 사진 ${number}.webp` : "";
    const day = { day: "2019-05-04" };
    const place = ["산업용", "한국", "울산"];
    return [number, title(number), "가나산업", ...place, 100 + number, day, "냉각탑을 교체했습니다.", photo];
  });
  return writeXlsx([{ name: "목록", rows: [headings, ...rows], widths: [] }]);
}

function title(number: number): string {
  return `울산 ${number}공장`;
}

function titled(photos: readonly Photo[]) {
  return photos.map((photo, index) => [title(index + 1), photo] as const);
}

/** Acts as the administrator's browser with a list: reads it, requests the changes, sends the photographs that are needed, stores. */
async function bring(opened: Opened, workbook: Uint8Array, photos: readonly Photo[]) {
  const body = read(workbook, photos);
  const trial = await opened.call("POST /api/admin/projects/import", { payload: { ...body, isTrial: true } });
  let sent = 0;
  const rows = [...body.rows];
  for (const [index, { needsPhoto }] of trial.body.outcomes.entries()) {
    const own = rows[index];
    const photo = photos.find((one) => own?.photo === markOf(one));
    if (!needsPhoto || !own || !photo) continue;
    const form = written([{ bytes: photo.bytes, name: webpName(photo.name) }]);
    const { status, body: response } = await opened.call(
      "POST /api/admin/projects/import/upload-image",
      form,
    );
    expect([status, response.success]).toEqual([200, true]);
    rows[index] = { ...own, project: { ...own.project, imageUrl: response.imageUrl } };
    sent += 1;
  }
  const stored = await opened.call("POST /api/admin/projects/import", { payload: { ...body, rows } });
  expect(stored.status).toBe(200);
  const outcomes: { outcome: string }[] = stored.body.outcomes;
  const answered: Record<string, number> = {};
  for (const { outcome } of outcomes) answered[outcome] = (answered[outcome] ?? 0) + 1;
  return { answered, sent };
}

const projects = projectImportKind(typeNames("ko", "BAC"));

function read(workbook: Uint8Array, photos: readonly Photo[]): ImportBody {
  const reading = readSheet(workbook);
  if (reading.kind === "refused") throw new Error(reading.problem);
  const sheet = openBook(projects, "실적.xlsx", reading.sheets);
  const lines = projects.checkedLines(linesOf(projects, sheet, noCorrections));
  const cells = lines.map(({ line }) => line.cells);
  const { ofRow } = matchPhotos(
    cells,
    photos.map(({ name }) => name),
  );
  const rows = lines.flatMap(({ row }, index) => {
    const photo = photos[ofRow.get(index) ?? -1];
    return row ? [{ ...row, photo: photo ? markOf(photo) : null }] : [];
  });
  const given = givenColumns(projects, sheet, noCorrections);
  return { columns: fieldColumns.filter((column) => given.includes(column)), rows, isTrial: false };
}

function markOf({ name, bytes }: Photo): string {
  return photoIdentity({ name, size: bytes.length });
}

/** The pictures that visitors get, by the titles of their projects. */
async function pictureViews({ app, call }: Opened): Promise<Map<string, Buffer>> {
  const { body } = await call("GET /api/projects");
  const projects: { title: string; imageUrl: string }[] = body;
  expect(projects.length).toBe(count);
  const shown = projects.map(async (project) => {
    const response = await app.inject(project.imageUrl);
    return [project.title, response.rawPayload] as const;
  });
  return new Map(await Promise.all(shown));
}

function inTwoDays(): Date {
  return new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
}
