import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { versionsPageSize } from "#domain/records/record-snapshot.ts";
import { faults, focus, openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { aProject, storeProject } from "../support/builders.ts";
import { aPicture, aPictureAs } from "../support/pictures.ts";

const { site, signedIn } = openAdministratorsSite(() => ({ projects: [] }));
const projects = () => site().services.projects;

describe("the pictures of a project", () => {
  test("are added, described, ordered from the keyboard, and shown on its page", async () => {
    const { id } = await storeProject(projects(), aProject({ title: "사진 현장" }));
    await signedIn(async (page, pageErrors) => {
      await open(page, "사진 현장");
      const files = page.getByLabel("사진 추가");
      await files.setInputFiles([await file("one.webp"), await file("two.webp", 900)]);
      await picture(page, 2).getByLabel("사진 설명", { exact: true }).fill("옥상");
      await picture(page, 3).getByLabel("영문 사진 설명").fill("Basin");
      await picture(page, 3).getByRole("button", { name: "사진 3 위로" }).press("Enter");
      await picture(page, 2).getByRole("button", { name: "사진 2 대표 사진으로" }).press("Enter");
      await page.getByLabel("대표 사진 설명", { exact: true }).fill("수조");
      expect(await faults(page)).toEqual([]);
      await submit(page).click();
      await toast(page, "시공사례가 수정되었습니다.");
      expect((await projects().findEditable(id))?.pictures).toEqual([
        { url: expect.stringMatching(/^\/projects\//), alt: "수조", altEn: "Basin" },
        { url: expect.stringMatching(/^\/projects\//), alt: "옥상", altEn: null },
      ]);
      await page.goto(`/en/projects/${id}`);
      expect(await page.getByRole("img", { name: "Basin" }).count()).toBe(1);
      const others = page.getByRole("region", { name: "Site photos" });
      const whole = await others.getByRole("link").getAttribute("href");
      expect((await page.request.get(whole ?? "")).headers()["content-type"]).toBe("image/webp");
      expect(pageErrors).toEqual([]);
    });
  });

  test("are added where there is no https, too", async () => {
    await storeProject(projects(), aProject({ title: "사내망 현장" }));
    await signedIn(async (page) => {
      // Browsers lack it without HTTPS.
      await page.addInitScript("delete Crypto.prototype.randomUUID");
      await page.reload();
      await open(page, "사내망 현장");
      await page.getByLabel("사진 추가").setInputFiles([await file("one.webp")]);
      await picture(page, 2).getByText("one.webp").waitFor();
    });
  });

  test("of another type are converted; one that cannot be read stops the form until it is taken out", async () => {
    const { id } = await storeProject(projects(), aProject({ title: "변환 현장" }));
    await signedIn(async (page) => {
      await open(page, "변환 현장");
      await page.getByLabel("사진 추가").setInputFiles([
        { name: "옥상 2.jpg", mimeType: "image/jpeg", buffer: await aPictureAs("jpeg") },
        { name: "이름.webp", mimeType: "image/webp", buffer: await aPicture() },
        { name: "깨진 사진.heic", mimeType: "image/heic", buffer: Buffer.alloc(10) },
      ]);
      await picture(page, 2)
        .getByText("WebP로 변환했습니다 · 1 KB. 저장할 때 함께 올립니다: 2.webp")
        .waitFor();
      await picture(page, 3).getByText("파일 이름을 바꿨습니다: picture.webp.").waitFor();
      await page
        .getByText(
          "깨진 사진.heic: WebP 파일만 업로드 가능합니다. JPG/PNG 파일은 WebP로 변환 후 업로드해주세요.",
        )
        .waitFor();
      expect(await faults(page)).toEqual([]);
      await submit(page).click();
      await toast(page, "올릴 수 없는 사진이 있어 저장하지 않았습니다.");
      expect(await page.getByLabel("사진 추가").evaluate((input) => input === document.activeElement)).toBe(
        true,
      );
      expect((await projects().findEditable(id))?.pictures).toEqual([]);
      await page.getByRole("button", { name: "이 파일 빼기" }).click();
      await submit(page).click();
      await toast(page, "시공사례가 수정되었습니다.");
      expect((await projects().findEditable(id))?.pictures).toHaveLength(2);
    });
  });
});

describe("a deleted project", () => {
  test("comes back from the toast, from the trash, and not after it was erased", async () => {
    const { id } = await storeProject(projects(), aProject({ title: "지웠다 살릴 현장" }));
    await signedIn(async (page) => {
      await remove(page, "지웠다 살릴 현장");
      await page.getByRole("button", { name: "실행 취소" }).click();
      await toast(page, "복원했습니다.");
      await remove(page, "지웠다 살릴 현장");
      expect((await page.request.get(`/projects/${id}`)).status()).toBe(404);
      await page.getByRole("link", { name: "휴지통" }).click();
      await page.getByRole("button", { name: "지웠다 살릴 현장 복원" }).waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "지웠다 살릴 현장 복원" }).click();
      await toast(page, "‘지웠다 살릴 현장’ 시공사례를 복원했습니다.");
      expect((await page.request.get(`/projects/${id}`)).status()).toBe(200);
      await page.getByRole("link", { name: "목록" }).click();
      await remove(page, "지웠다 살릴 현장");
      await page.getByRole("link", { name: "휴지통" }).click();
      await page.getByRole("button", { name: "지웠다 살릴 현장 영구 삭제" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "영구 삭제" }).click();
      await page.getByText("휴지통이 비어 있습니다.").waitFor();
    });
  });
});

describe("several selected projects", () => {
  test("are hidden and shown in one go, and that is taken back", async () => {
    const stored = await Promise.all(
      ["하나", "둘"].map((name) => storeProject(projects(), aProject({ title: `여럿 ${name}` }))),
    );
    await signedIn(async (page) => {
      await page.getByRole("searchbox").fill("여럿");
      await page.getByText("2건 찾음").waitFor();
      await page.getByLabel("이 쪽의 시공사례 모두 선택").check();
      const bar = page.getByRole("region", { name: "선택한 시공사례 한꺼번에 바꾸기" });
      expect(await faults(page)).toEqual([]);
      await bar.getByRole("button", { name: "숨기기" }).press("Enter");
      await toast(page, "2건을 숨겼습니다. 방문자에게 보이지 않습니다.");
      await focus(bar.getByRole("button", { name: "숨기기" }));
      for (const { id } of stored) expect(await projects().has(id)).toBe(false);
      expect(await page.locator("tbody").getByText("숨김", { exact: true }).count()).toBe(2);
      await page.getByRole("button", { name: "실행 취소" }).press("Enter");
      await toast(page, "변경을 취소했습니다.");
      await focus(bar.getByRole("button", { name: "숨기기" }));
      for (const { id } of stored) expect(await projects().has(id)).toBe(true);
      await bar.getByRole("button", { name: "홈에 표시" }).click();
      await toast(page, "2건을 홈에 표시했습니다.");
      await bar.getByRole("button", { name: "휴지통으로 옮기기" }).click();
      await page.getByText("조건에 맞는 시공사례가 없습니다.").waitFor();
    });
  });

  test("a copy is opened in the form, and stored only when it is saved", async () => {
    await storeProject(projects(), aProject({ title: "본뜰 현장", capacity: "777RT" }));
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "본뜰 현장 복제" }).click();
      expect(await page.locator("#title").inputValue()).toBe("본뜰 현장 (사본)");
      await page.getByRole("button", { name: "취소" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await projects().count({ search: "본뜰" })).toBe(1);
      await page.getByRole("button", { name: "본뜰 현장 복제" }).click();
      await submit(page).click();
      await toast(page, "시공사례가 추가되었습니다.");
      expect((await projects().list({ search: "본뜰" })).map(({ capacity }) => capacity)).toEqual([
        "777RT",
        "777RT",
      ]);
    });
  });
});

describe("what was typed of a project", () => {
  test("that was deleted meanwhile is in sight in the list, and is stored as a new one", async () => {
    const pictures = [{ url: "/projects/a.webp", alt: "옥상", altEn: null }];
    const { id } = await storeProject(
      projects(),
      aProject({ title: "지워진 현장", imageUrl: "/projects/a.webp", pictures }),
    );
    await signedIn(async (page) => {
      await open(page, "지워진 현장");
      await page.locator("#description").fill("쓰던 설명");
      await page.getByLabel("대표 사진 설명", { exact: true }).fill("쓰던 사진 설명");
      await projects().remove(id);
      await page.reload();
      const unsaved = page.getByRole("region", { name: "저장하지 않은 내용" });
      await unsaved.getByRole("button", { name: "지워진 현장 이어서 입력" }).click();
      expect(await page.locator("#description").inputValue()).toBe("쓰던 설명");
      expect(await page.getByLabel("대표 사진 설명", { exact: true }).inputValue()).toBe("쓰던 사진 설명");
      await submit(page).click();
      await page.getByText("그사이 다른 곳에서 이 시공사례를 삭제했습니다").waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "새 시공사례로 저장" }).click();
      await toast(page, "시공사례가 추가되었습니다.");
      await unsaved.waitFor({ state: "detached" });
    });
    const stored = (await projects().list()).filter(({ title }) => title === "지워진 현장");
    expect(stored).toMatchObject([{ description: "쓰던 설명" }]);
  });

  test("that is new is stored once, though its response was lost and the page loaded anew", async () => {
    await storeProject(projects(), aProject({ title: "다른 현장" }));
    const title = "한 번만 추가할 현장";
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      const { clientCompany, country, description } = aProject();
      const capacity = "1200RT";
      for (const [field, text] of Object.entries({ title, clientCompany, country, capacity, description }))
        await page.locator(`#${field}`).fill(text);
      await page.route("**/api/projects", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await submit(page).click();
      await toast(page, "오류가 발생했습니다.");
      await page.unroute("**/api/projects");
      await page.reload();
      await page.getByRole("button", { name: "한 번만 추가할 현장 이어서 입력" }).click();
      await submit(page).click();
      await toast(page, "시공사례가 추가되었습니다.");
    });
    const stored = (await projects().list()).filter((project) => project.title === title);
    expect(stored).toHaveLength(1);
  });
});

describe("the history of a project", () => {
  test("takes the last edit back from the toast, and shows and brings back any state", async () => {
    const { id } = await storeProject(projects(), aProject({ title: "기록 현장", capacity: "100RT" }));
    await signedIn(async (page) => {
      await edit(page, "200RT");
      await page.getByRole("button", { name: "실행 취소" }).click();
      await toast(page, "변경을 취소했습니다.");
      expect((await projects().find(id))?.capacity).toBe("100RT");
      await edit(page, "300RT");
      await open(page, "기록 현장");
      await page.getByRole("button", { name: "변경 기록" }).click();
      const states = page.getByRole("dialog", { name: "변경 기록" }).getByRole("listitem");
      await states.nth(2).getByText("200RT").waitFor();
      expect(await states.count()).toBe(4);
      expect(await faults(page)).toEqual([]);
      await states.nth(2).getByRole("button", { name: "이 내용으로 되돌리기" }).click();
      await toast(page, "선택한 내용으로 되돌렸습니다.");
      expect((await projects().find(id))?.capacity).toBe("200RT");
    });
  });

  test("begins with the version that a settled conflict continues from, and reverts that one", async () => {
    const project = (capacity: string) => aProject({ title: "나란히 고친 현장", capacity });
    const { id } = await storeProject(projects(), project("100RT"));
    await signedIn(async (page) => {
      await open(page, "나란히 고친 현장");
      await projects().update(id, project("200RT"));
      await page.getByLabel("용량").fill("300RT");
      await submit(page).click();
      await page.getByRole("radio", { name: "최신 내용 200RT" }).check();
      await page.getByRole("button", { name: "선택한 내용으로 계속" }).click();
      await page.getByRole("button", { name: "변경 기록" }).click();
      const states = page.getByRole("dialog", { name: "변경 기록" }).getByRole("listitem");
      await states.first().getByText("200RT").waitFor();
      await states.nth(1).getByRole("button", { name: "이 내용으로 되돌리기" }).click();
      await toast(page, "선택한 내용으로 되돌렸습니다.");
    });
    expect((await projects().find(id))?.capacity).toBe("100RT");
  });

  test("says how long it is kept, and loads older states on demand", async () => {
    const { id } = await storeProject(projects(), aProject({ title: "긴 기록", capacity: "0RT" }));
    for (let edit = 1; edit <= versionsPageSize + 1; edit += 1)
      await projects().update(id, aProject({ title: "긴 기록", capacity: `${edit}RT` }));
    await signedIn(async (page) => {
      await open(page, "긴 기록");
      await page.getByRole("button", { name: "변경 기록" }).click();
      const dialog = page.getByRole("dialog", { name: "변경 기록" });
      await dialog.getByText("최근 30일 동안 바꾼 내용은 모두 보관합니다.").waitFor();
      await dialog.getByText(`지금 ${versionsPageSize + 1}개가 있습니다`).waitFor();
      const states = dialog.getByRole("listitem");
      expect(await states.count()).toBe(versionsPageSize);
      await dialog.getByRole("button", { name: "이전 기록 더 보기" }).click();
      await states
        .nth(versionsPageSize + 1)
        .getByText("가장 오래된 내용입니다.")
        .waitFor();
      await states.nth(versionsPageSize).getByRole("button").and(page.locator(":focus")).waitFor();
      await states
        .nth(versionsPageSize - 1)
        .getByText("2RT", { exact: true })
        .waitFor();
      expect(await states.count()).toBe(versionsPageSize + 2);
    });
  });
});

async function open(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.locator("#title").waitFor();
}

async function edit(page: Page, capacity: string): Promise<void> {
  await open(page, "기록 현장");
  await page.getByLabel("용량").fill(capacity);
  await submit(page).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await toast(page, "시공사례가 수정되었습니다.");
}

async function remove(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `${title} 삭제`, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "삭제", exact: true }).click();
  await toast(page, "시공사례가 삭제되었습니다.");
}

function submit(page: Page): Locator {
  return page.locator("button[form=project-form]");
}

function picture(page: Page, number: number): Locator {
  return page.getByRole("listitem", { name: `사진 ${number}` });
}

async function file(name: string, width = 1600) {
  return { name, mimeType: "image/webp", buffer: await aPicture({ width, height: 1000 }) };
}
