import { describe, expect, test } from "vitest";
import { emptyPage, type OwnPageContent } from "#domain/own-pages/own-page.ts";
import { momentInKorea } from "../../schedule/moment-in-korea.ts";
import { draftAfter, isPublishedSince, isSameDraft, withTitle } from "./page-edits.ts";

const empty = emptyPage("page", "2026-11-27");

describe("the address of a page", () => {
  const typed = (draft: OwnPageContent, title: string, wasPublished = false) =>
    withTitle(draft, "en", title, wasPublished);

  test("is derived from the English title", () => {
    expect(typed(typed(empty, "Certif"), "Certificates & awards").address).toBe("certificates-awards");
  });

  test("is kept when entered by hand", () => {
    expect(typed({ ...typed(empty, "Careers"), address: "jobs" }, "Careers at our plant").address).toBe(
      "jobs",
    );
  });

  test("is kept once it was published, and when the Korean title changes", () => {
    const page = typed(empty, "Careers");
    expect(typed(page, "Jobs", true).address).toBe("careers");
    expect(withTitle(page, "ko", "채용", false).address).toBe("careers");
  });
});

test("a page counts as published by its schedule if it was published at the scheduled time or later, whatever the clock", () => {
  const planned = "2026-11-27T09:00:00.000Z";
  const publishedAt = "2026-11-27T09:00:12.000Z";
  expect(isPublishedSince(planned, { state: "public", publishedAt })).toBe(true);
  expect(isPublishedSince(planned, { state: "draft", publishedAt })).toBe(false);
  expect(isPublishedSince(planned, { state: "public", publishedAt: "2026-11-20T09:00:00.000Z" })).toBe(false);
  expect(isPublishedSince(planned, { state: "draft", publishedAt: null })).toBe(false);
});

test("a draft stored by somebody else is loaded if nothing was typed, and never overwritten", () => {
  const [entered, stored] = ["이쪽", "그쪽"].map((ko) => ({ ...empty, title: { ko, en: "" } })) as [
    OwnPageContent,
    OwnPageContent,
  ];
  expect(draftAfter(empty, { entered, stored: structuredClone(empty) })).toBe(entered);
  expect(draftAfter(empty, { entered: empty, stored })).toBe(stored);
  expect(draftAfter(empty, { entered, stored })).toBeUndefined();
});

test("spaces at the ends and the order of fields do not count as changes", () => {
  const { title, ...rest } = empty;
  expect(isSameDraft(empty, { ...rest, title: { en: " ", ko: "" } })).toBe(true);
  expect(isSameDraft(empty, { ...empty, title: { ...title, ko: "채용" } })).toBe(false);
});

test.each([
  ["2026-12-01", "09:00", "2026-12-01T00:00:00.000Z"],
  ["2026-12-01", "00:30", "2026-11-30T15:30:00.000Z"],
  ["", "09:00", undefined],
  ["2026-12-01", "", undefined],
])("%s %s in Korea is %s", (day, time, moment) => {
  expect(momentInKorea(day, time)).toBe(moment);
});
