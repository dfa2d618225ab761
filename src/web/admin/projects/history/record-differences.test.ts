import { expect, test } from "vitest";
import { typeNames } from "#content/lookup/terms.ts";
import type { ProjectSnapshot } from "#domain/projects/history/project-snapshot.ts";
import { aStoredProject } from "../../../../../tests/support/builders.ts";
import { recordDifferences } from "./record-differences.ts";

const types = typeNames("ko", "한빛에어");
const record: ProjectSnapshot = {
  ...aStoredProject({ title: "현장", tags: ["개방형"], imageUrl: "/a.webp" }),
  updatedAt: "2026-01-01T00:00:00.000Z",
  pictures: [{ url: "/a.webp", alt: "옥상", altEn: null }],
  isHidden: false,
  isOnHome: false,
};

test("two equal versions have no differences", () => {
  expect(recordDifferences(record, { ...record, updatedAt: "2026-02-02T00:00:00.000Z" }, types)).toEqual([]);
});

test("changes are named as in the form, with old and new value", () => {
  const after: ProjectSnapshot = {
    ...record,
    coolingTowerType: "bac",
    tags: [],
    en: { ...record.en, title: "Site" },
    isHidden: true,
    imageUrl: "/b.webp",
    pictures: [{ url: "/b.webp", alt: null, altEn: null }, ...record.pictures],
  };
  expect(recordDifferences(record, after, types)).toEqual([
    { label: "냉각탑 형식", before: "산업용", after: "한빛에어" },
    { label: "특징 태그", before: "개방형", after: "" },
    { label: "영문 프로젝트명", before: "", after: "Site" },
    { label: "사진", before: "1. 옥상 (a)", after: "1. (b)\n2. 옥상 (a)" },
    { label: "숨김", before: "아니요", after: "예" },
  ]);
});
