import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { editableFields } from "#content/editing/editable-fields.ts";
import { openAdministratorsSite } from "../support/administrators-visit.ts";

const { site, signedInAt } = openAdministratorsSite();

/** Clickable elements and listed settings of every editor page, by path. */
const clicked = new Set<string>();
const listed = new Set<string>();
/** Elements that are hidden from screen readers, but focusable. */
const hiddenFocusable: string[] = [];
let visited: string[] = [];

beforeAll(async () => {
  await signedInAt("/sd_admin/edit/", {}, async ({ page }) => {
    const choice = page.getByLabel("편집할 페이지");
    await choice.locator("optgroup").nth(1).waitFor({ state: "attached", timeout: 30_000 });
    const project = choice.locator("option", { hasText: "시공사례 상세" });
    await project.waitFor({ state: "attached", timeout: 30_000 });
    visited = await choice
      .locator("option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("value") ?? ""));
    for (const path of visited) {
      await choice.selectOption(path);
      await seen(page, path);
      await inDialog(page, "페이지 설정");
    }
    await inDialog(page, "회사 정보");
  });
}, 240_000);

async function seen(page: Page, path: string): Promise<void> {
  const frame = page.frameLocator(`iframe[src="/sd_admin/draft${path}"]`);
  await frame.locator("main [data-editable]").first().waitFor({ timeout: 30_000 });
  const all = await frame.locator("[data-editable]:visible").evaluateAll((elements) =>
    // Text for screen readers lies in a box of one pixel; elements hidden from them are in the settings.
    elements.flatMap((element) =>
      element.clientWidth === 1 || element.closest("[aria-hidden=true]")
        ? []
        : (element.getAttribute("data-editable") ?? "").split("\n"),
    ),
  );
  for (const place of all) clicked.add(place);
  const focusable = await frame
    .locator("[aria-hidden=true] [data-editable], [aria-hidden=true][data-editable]")
    .evaluateAll((elements) =>
      elements.flatMap((element) => ((element as HTMLElement).tabIndex < 0 ? [] : [element.outerHTML])),
    );
  hiddenFocusable.push(...focusable);
}

async function inDialog(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name }).waitFor();
  const places = dialog.locator("[data-place]");
  for (const place of await places.evaluateAll((all) => all.map((one) => one.getAttribute("data-place"))))
    listed.add(place ?? "");
  await dialog.getByRole("button", { name: "닫기" }).click();
  await dialog.waitFor({ state: "detached" });
}

test("nothing that is hidden from screen readers takes the focus", () => {
  expect(hiddenFocusable).toEqual([]);
});

const fields = async () => editableFields(await site().services.siteContent.published());

test("the editor offers the listed pages, a series, a project, the form, its receipt and a path that is no page", () => {
  for (const path of ["/", "/resources/faq", "/products/package/sf", "/inquiry", "/inquiry/sent", "/404"])
    expect(visited).toContain(path);
  expect(visited.some((path) => /^\/projects\/\d+$/.test(path))).toBe(true);
});

test("every place of the content can be clicked on an offered page or is listed in its settings", async () => {
  const missed = (await fields()).filter(
    // Logo and colors have their own fields; list entries are edited; telephone links are derived.
    ({ path, kind }) =>
      kind !== "list" &&
      !path.endsWith(".phoneHref") &&
      !path.startsWith("company.brand.") &&
      !clicked.has(path) &&
      !listed.has(path),
  );
  expect(missed.map(({ path }) => path)).toEqual([]);
});

test("every list of the content has an entry that can be clicked, by which entries are added, moved and taken out", async () => {
  const missed = (await fields()).filter(
    ({ path, kind, ...field }) =>
      kind === "list" &&
      "ids" in field &&
      field.ids.length > 0 &&
      ![...clicked].some((one) => one.startsWith(`${path}[`)),
  );
  expect(missed.map(({ path }) => path)).toEqual([]);
});

test("what only a receipt says can be clicked on the receipt of nobody's inquiry", () => {
  expect([...clicked]).toEqual(
    expect.arrayContaining(["inquiry.success.title", "inquiry.confirmation.reference", "inquiryPage.home"]),
  );
});
