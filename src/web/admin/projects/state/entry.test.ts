import { describe, expect, test } from "vitest";
import { admin } from "#content/admin/admin.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { projectFormSchema } from "#domain/projects/project-form.ts";
import { aStoredProject } from "../../../../../tests/support/builders.ts";
import { recordResolver } from "../../records/form/use-record-form.ts";
import { differences } from "../../records/record-entry.ts";
import { cardOf, emptyEntry, type ProjectEntry, projectEntry } from "./entry.ts";

const complete: ProjectEntry = {
  ...emptyEntry(new Date("2026-03-01T15:30:00Z")),
  title: "냉각탑 교체",
  description: "노후 설비를 교체했습니다.",
  clientCompany: "가나화학",
  country: "한국",
  capacity: "1200RT",
};

const resolve = (
  entry: ProjectEntry,
  additionalProblems?: (entry: ProjectEntry) => Record<string, string>,
  fields = {},
) =>
  Promise.resolve(
    recordResolver(projectFields, projectFormSchema, additionalProblems)(entry, undefined, {
      fields,
      shouldUseNativeValidation: undefined,
    }),
  );

describe("checking the fields", () => {
  // The messages are those of the specification, section 5.
  test.each([
    ["title", "프로젝트명을 입력해주세요"],
    ["description", "설명을 입력해주세요"],
    ["clientCompany", "고객사명을 입력해주세요"],
    ["country", "국가를 입력해주세요"],
    ["capacity", "용량을 입력해주세요"],
  ] as const)("an empty %s is asked for", async (field, message) => {
    const { errors } = await resolve({ ...complete, [field]: "  " });
    expect(errors[field]?.message).toBe(message);
    expect(Object.keys(errors)).toEqual([field]);
  });

  test.each(["1999", "2031", "2020.5", "작년"])("the year %s is refused", async (projectYear) => {
    expect((await resolve({ ...complete, projectYear })).errors.projectYear).toBeDefined();
  });

  test.each([
    ["2000", 2000],
    ["2030", 2030],
    ["", null],
  ])("the year %j is taken as %j", async (projectYear, year) => {
    expect((await resolve({ ...complete, projectYear })).values).toMatchObject({ projectYear: year });
  });

  test.each(["completedOn", "projectYear"])(
    "a half-typed %s, which reads as empty, is refused",
    async (field) => {
      const half = { [field]: { name: field, ref: { name: field, validity: { badInput: true } } } };
      const { errors } = await resolve({ ...complete, projectYear: "", completedOn: "" }, undefined, half);
      expect(errors).toMatchObject({ [field]: { message: admin.unreadable } });
      expect(Object.keys(errors)).toEqual([field]);
    },
  );

  test("empty optional fields become null", async () => {
    expect((await resolve(complete)).values).toMatchObject({
      city: null,
      imageUrl: null,
      en: { title: null },
    });
  });
});

describe("a stored reference", () => {
  test("survives being edited without changes", async () => {
    const { values } = await resolve(projectEntry(stored));
    const { id, createdAt, updatedAt, englishGaps, pictures, isHidden, isOnHome, ...form } = stored;
    expect(values).toEqual(form);
  });

  test("differs from an entry only in what was changed, whatever the order of its tags", () => {
    const mine = {
      ...projectEntry(stored),
      title: "새 이름",
      tags: projectEntry(stored).tags.toReversed(),
      city: "울산 ",
    };
    expect(differences(projectFields, mine, projectEntry(stored))).toEqual(["title"]);
  });
});

test("an unknown country must be confirmed, unless it is missing", async () => {
  const additionalProblems = ({ country }: ProjectEntry): Record<string, string> =>
    country === "한국" ? {} : { country: "확인" };
  const check = async (country: string) =>
    (await resolve({ ...complete, country }, additionalProblems)).errors.country?.message;
  expect(await check("한국")).toBeUndefined();
  expect(await check("대한민국")).toBe("확인");
  expect(await check("")).toBe("국가를 입력해주세요");
});

test("a new project is of the year in Korea, and of the last one that its form takes from then on", () => {
  const { last } = projectFields.projectYear;
  const years = ["2026-12-31T14:59:59Z", "2026-12-31T15:00:00Z", `${last}-12-31T15:00:00Z`];
  expect(years.map((at) => emptyEntry(new Date(at)).projectYear)).toEqual(["2026", "2027", String(last)]);
});

test("a new project has this year and no completion date", () => {
  expect(emptyEntry(new Date("2026-03-01T15:30:00Z"))).toMatchObject({
    projectYear: "2026",
    completedOn: "",
  });
});

test("the preview shows what is typed, without an incomplete year", () => {
  const card = cardOf(
    { ...complete, title: " ", projectYear: "20", en: { ...complete.en, title: "New tower" } },
    "",
    {
      title: "프로젝트명",
      country: "국가",
    },
  );
  expect(card).toMatchObject({ title: "프로젝트명", projectYear: null, imageUrl: null });
  expect(card.en.title).toBe("New tower");
});

const { en, ...plain } = aStoredProject();
const stored: EditableProject = {
  ...plain,
  id: 7,
  title: "냉각탑 교체",
  description: "노후 설비를 교체했습니다.",
  clientCompany: "가나화학",
  country: "한국",
  city: "울산",
  capacity: "1200RT",
  coolingTowerType: "bac",
  projectYear: 2021,
  tags: ["개방형", "대향류"],
  imageUrl: "/projects/example.webp",
  en: { ...en, clientCompany: "Gana Chemical" },
  completedOn: "2021-06-30",
  englishGaps: [],
  pictures: [],
  isHidden: false,
  isOnHome: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-02T00:00:00.000Z",
};
