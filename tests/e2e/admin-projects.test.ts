import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { faults, openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { aProject, storeProject } from "../support/builders.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { aPicture } from "../support/pictures.ts";
import { narrow } from "../support/visitor.ts";

const { site, signedIn, signedInAt } = openAdministratorsSite(() => ({ projects: galleryProjects }));
const anyProject = /\/api\/projects(\/\d+)?$/;
const firstPage = { sort: "created", order: "desc", page: 1 } as const;

describe("the list of projects", () => {
  test("searches, filters, sorts and turns pages, and keeps that in the address", async () => {
    await signedIn(async (page) => {
      const inChina = galleryProjects.filter(({ country }) => country === "중국");
      await page.getByRole("button", { name: "다음" }).click();
      await page.waitForURL("**/sd_admin/projects?page=2");
      await page.getByText("2쪽 중 2쪽").waitFor();
      await page.getByRole("button", { name: "조건과 정렬" }).click();
      await page.getByRole("combobox", { name: "국가" }).selectOption("중국");
      await page.waitForURL(
        (url) => url.searchParams.get("country") === "중국" && !url.searchParams.has("page"),
      );
      await expect.poll(() => rowsShown(page)).toBe(inChina.length);
      await page.getByLabel("형식").selectOption("bac");
      await expect
        .poll(() => rowsShown(page))
        .toBe(inChina.filter(({ coolingTowerType }) => coolingTowerType === "bac").length);
      await page.getByRole("button", { name: "조건과 정렬 적용한 조건 2개" }).waitFor();
      await page.getByRole("button", { name: "조건 초기화" }).click();
      await page.waitForURL((url) => !url.searchParams.has("type"));
      await page.getByRole("button", { name: "프로젝트명" }).click();
      await page.waitForURL((url) => url.searchParams.get("order") === "asc");
      await expect.poll(() => page.locator("th[aria-sort=ascending]").innerText()).toContain("프로젝트명");
      await page.getByRole("searchbox").fill("병원");
      await page.waitForURL((url) => url.searchParams.get("search") === "병원");
      await page.reload();
      await page.locator("tbody tr").first().waitFor();
      expect(await page.getByRole("searchbox").inputValue()).toBe("병원");
      expect(await rowsShown(page)).toBeLessThan(20);
    });
  });

  test("keeps a country that is chosen before the word typed is searched for", async () => {
    await signedIn(async (page) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.getByRole("button", { name: "조건과 정렬" }).click();
      await page.getByRole("searchbox").fill("공장");
      await page.getByRole("combobox", { name: "국가" }).selectOption("중국");
      await page.waitForURL((url) => url.searchParams.get("search") === "공장");
      expect(new URL(page.url()).searchParams.get("country")).toBe("중국");
      await expect
        .poll(() => rowsShown(page))
        .toBe(
          galleryProjects.filter(({ country, title }) => country === "중국" && title.includes("공장")).length,
        );
      // The page's data are not fetched again.
      expect(requests.filter((url) => new URL(url).pathname.endsWith(".data"))).toEqual([]);
    });
  });

  test("is worked from the keyboard", async () => {
    await signedIn(async (page) => {
      const titles = page.locator("[data-row-title]");
      await titles.first().focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      const second = await titles.nth(1).innerText();
      expect(await page.evaluate("document.activeElement.textContent")).toBe(second);
      await page.keyboard.press("Enter");
      expect(await page.locator("#title").inputValue()).toBe(second);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await page.evaluate("document.activeElement.textContent")).toBe(second);
      await page.keyboard.press("Delete");
      await page.getByText(`'${second}'를 정말 삭제하시겠습니까?`).waitFor();
      expect(await page.evaluate("document.activeElement.textContent")).toBe("취소");
    });
  });
});

describe("the list of projects, with what people really enter,", () => {
  test("finds by two words, and shows what it does", async () => {
    await storeProject(
      site().services.projects,
      aProject({ title: "두 낱말 검색", clientCompany: "마바산업" }),
    );
    await signedIn(async (page) => {
      await page.route("**/api/admin/projects?*", async (route) => {
        await page.locator("input[aria-busy=true]").waitFor();
        await route.continue();
      });
      await page.getByRole("searchbox").fill("마바 낱말");
      await expect.poll(() => rowsShown(page)).toBe(1);
      await page.locator("input[aria-busy=false]").waitFor();
    });
  });

  test("answers an address that asks too much, and tells which pages there are", async () => {
    await signedInAt(`/sd_admin/projects?search=${"x".repeat(1_000)}`, {}, async ({ page }) => {
      await page.getByText("조건에 맞는 시공사례가 없습니다.").waitFor();
      await page.goto("/sd_admin/projects?page=999");
      await page.getByText("999쪽은 없습니다. 1쪽부터 2쪽까지 있습니다.").waitFor();
      await page.getByRole("button", { name: "마지막 2쪽으로" }).click();
      await page.getByText("2쪽 중 2쪽").waitFor();
      await page.evaluate("scrollTo(0, document.body.scrollHeight)");
      await page.getByRole("button", { name: "이전" }).click();
      await page.getByText("2쪽 중 1쪽").waitFor();
      expect(await page.evaluate("scrollY")).toBe(0);
    });
  });

  test.each([390, 1024, 1440])("keeps every button within reach at %i px", async (width) => {
    const title = `${width}${"띄어쓰기없는제목".repeat(36)}`;
    const { id } = await storeProject(
      site().services.projects,
      aProject({ title, clientCompany: "띄어쓰기없는스무글자고객사이름주식회사한국", city: "긴".repeat(40) }),
    );
    await signedIn(
      async (page) => {
        const row = page.locator("tbody tr", { hasText: title });
        for (const button of await row.getByRole("button").all()) {
          const box = await button.boundingBox();
          expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
        const table = await page.locator("table").boundingBox();
        const frame = await page.getByRole("region", { name: "시공사례" }).boundingBox();
        expect(table?.width).toBeLessThanOrEqual(frame?.width ?? 0);
        expect((await row.boundingBox())?.height).toBeLessThan(220);
      },
      { viewport: { width, height: 900 } },
    );
    await site().services.projects.remove(id);
  });

  test("has one button for the actions of a row on phones, also by keyboard", async () => {
    await signedIn(
      async (page) => {
        const row = page.locator("tbody tr").first();
        const title = await row.locator("[data-row-title]").innerText();
        const opener = row.getByRole("button", { name: `‘${title}’ 관리` });
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
        const { width = 0, height = 0 } = (await opener.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        await opener.press("Enter");
        await expect.poll(focused).toBe(`${title} 수정`);
        for (const action of await row.getByRole("listitem").getByRole("button").all())
          expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await expect.poll(focused).toBe(`‘${title}’ 관리`);
        await page.keyboard.press("Enter");
        await expect.poll(focused).toBe(`${title} 수정`);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        expect(await focused()).toBe(`${title} 삭제`);
        await page.keyboard.press("Enter");
        await page.getByRole("dialog", { name: "시공사례 삭제" }).waitFor();
        await page.keyboard.press("Escape");
        await expect.poll(focused).toBe(`‘${title}’ 관리`);
      },
      { viewport: narrow },
    );
  });

  test("marks what has no English, and lists it alone", async () => {
    await storeProject(site().services.projects, aProject({ title: "영문이 없는 현장" }));
    await signedIn(async (page) => {
      const row = page.locator("tbody tr", { hasText: "영문이 없는 현장" });
      await row.getByText("영문 없음").waitFor();
      const all = await rowsShown(page);
      await page.getByRole("button", { name: "조건과 정렬" }).click();
      await page.getByLabel("영문 표기").selectOption("missing");
      await page.waitForURL((url) => url.searchParams.get("english") === "missing");
      await expect.poll(() => rowsShown(page)).toBeLessThan(all);
      expect(await page.locator("tbody tr").getByText("영문 없음").count()).toBe(await rowsShown(page));
    });
  });
});

describe("a project", () => {
  test("is deleted once by a double click", async () => {
    await storeProject(site().services.projects, aProject({ title: "두 번 누를 현장" }));
    await signedIn(async (page, pageErrors) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.method()));
      await page.getByRole("button", { name: "두 번 누를 현장 삭제" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "삭제", exact: true }).dblclick();
      await toast(page, "시공사례가 삭제되었습니다.");
      expect(requests.filter((method) => method === "DELETE")).toHaveLength(1);
      expect(pageErrors).toEqual([]);
    });
  });

  test("keeps its day of completion while another one is half typed", async () => {
    const { id } = await storeProject(
      site().services.projects,
      aProject({ title: "반쪽 날짜 현장", projectYear: 2020, completedOn: "2020-01-31" }),
    );
    const stored = async () => (await site().services.projects.find(id))?.completedOn;
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "반쪽 날짜 현장 수정" }).click();
      const day = page.getByLabel("준공일");
      // 31 February.
      await day.pressSequentially("02");
      await submit(page).click();
      await page.getByText("끝까지 입력하거나").waitFor();
      expect(await day.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await stored()).toBe("2020-01-31");
      await day.fill("2020-02-29");
      await submit(page).click();
      await toast(page, "시공사례가 수정되었습니다.");
      expect(await stored()).toBe("2020-02-29");
    });
  });
});

describe("adding a project", () => {
  test("by a known country, or by a new one once that is confirmed", async () => {
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await fillProject(page, "국가를 확인할 현장");
      await page.locator("#country").fill("대한민국");
      await submit(page).click();
      await page.getByText("국가 이름을 확인해주세요").waitFor();
      await page.getByRole("button", { name: "‘한국’ 사용" }).click();
      expect(await page.locator("#country").inputValue()).toBe("한국");
      await page.locator("#country").fill("아틀란티스");
      await page.locator("#city").focus();
      await page.getByText("처음 등록하는 국가 이름입니다.").waitFor();
      await submit(page).click();
      await page.getByText("국가 이름을 확인해주세요").waitFor();
      await page.getByRole("button", { name: "‘아틀란티스’ 그대로 사용" }).click();
      await submit(page).click();
      await toast(
        page,
        "시공사례가 추가되었습니다.",
        "영어 페이지에 한국어로 표시되는 항목: 프로젝트명, 고객사, 국가, 설명",
      );
      const stored = await site().services.projects.page({ ...firstPage, search: "확인할" });
      await site().services.projects.remove(stored.projects[0]?.id ?? 0);
    });
  });

  test("of last year does not push a newer one from the home page", async () => {
    await signedIn(async (page) => {
      const latest = await site().services.projects.latest(3);
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await fillProject(page, "뒤늦게 등록한 옛 현장");
      expect(await page.getByLabel("준공일").inputValue()).toBe("");
      await page.getByLabel("준공일").fill("2009-08-07");
      await submit(page).click();
      const year = new Date().getFullYear();
      await page.getByText(`프로젝트 연도(${year}년)와 준공일(2009-08-07)의 연도가 다릅니다.`).waitFor();
      await page.getByLabel("프로젝트 연도").fill("2009");
      await submit(page).click();
      await toast(page, "시공사례가 추가되었습니다.");
      await page.goto("/");
      expect(await page.locator("#latest-projects h3").allInnerTexts()).toEqual(
        latest.map(({ title }) => title),
      );
      const [project] = (await site().services.projects.page({ ...firstPage, search: "뒤늦게" })).projects;
      expect(project?.completedOn).toBe("2009-08-07");
    });
  });

  test("stores it once when the response is lost, though something is changed before the next attempt", async () => {
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await fillProject(page, "한 번만 저장할 현장");
      await loseResponses(page, "POST");
      await submit(page).click();
      await toast(page, "오류가 발생했습니다.", "서버에 연결할 수 없습니다.");
      await page.unroute(anyProject);
      await page.locator("#city").fill("부산");
      await submit(page).click();
      await toast(page, "시공사례가 추가되었습니다.");
      const { projects } = await site().services.projects.page({ ...firstPage, search: "한 번만 저장할" });
      expect(projects.map(({ city }) => city)).toEqual(["부산"]);
    });
  });

  test("locks the fields while it is saved, and gives up when that is wanted or takes too long", async () => {
    await signedIn(async (page) => {
      await page.clock.install();
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await fillProject(page, "응답이 없는 현장");
      await page.route("**/api/projects", () => {});
      await submit(page).click();
      await page.getByText("추가 중...").waitFor();
      expect(await page.locator("#title").isDisabled()).toBe(true);
      await page.getByRole("button", { name: "저장 중단" }).click();
      await toast(page, "저장을 중단했습니다.");
      expect(await page.locator("#title").isEnabled()).toBe(true);
      await submit(page).click();
      await page.getByText("추가 중...").waitFor();
      await page.clock.fastForward(30_000);
      await toast(page, "오류가 발생했습니다.", "서버가 제때 응답하지 않았습니다.");
      expect(await page.locator("#title").inputValue()).toBe("응답이 없는 현장");
      await page.route("**/upload-image", () => {});
      await choosePicture(page, "site-2.webp", await aPicture({ width: 160, height: 100 }));
      await submit(page).click();
      await page.getByText(/사진을 올리는 중/).waitFor();
      await page.getByRole("button", { name: "저장 중단" }).click();
      await toast(page, "저장을 중단했습니다.");
      await page.unroute("**/upload-image");
      await page.unroute("**/api/projects");
      await submit(page).click();
      await toast(page, "시공사례가 추가되었습니다.");
    });
  });

  test("loses nothing without a network, nor when a script of the page is gone", async () => {
    await signedIn(async (page) => {
      await page.route("**/assets/CardPreview*", (route) => route.abort());
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await page.getByText("미리보기를 불러오지 못했습니다.").waitFor();
      await fillProject(page, "연결이 끊긴 현장");
      await page.context().setOffline(true);
      await submit(page).click();
      await toast(page, "오류가 발생했습니다.", "서버에 연결할 수 없습니다.");
      expect(await page.locator("#title").inputValue()).toBe("연결이 끊긴 현장");
      await page.context().setOffline(false);
      await page.unroute("**/assets/CardPreview*");
      await page.getByRole("button", { name: "다시 시도" }).click();
      await page.getByRole("complementary").getByRole("heading", { name: "연결이 끊긴 현장" }).waitFor();
      await submit(page).click();
      await toast(page, "시공사례가 추가되었습니다.");
    });
  });

  test("asks for what is missing, uploads the held picture and shows the project", async () => {
    await signedIn(async (page, pageErrors) => {
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      expect(await page.getByLabel("냉각탑 형식").inputValue()).toBe("industrial");
      expect(await page.getByLabel("프로젝트 연도").inputValue()).toBe(String(new Date().getFullYear()));
      await page.getByRole("button", { name: "추가", exact: true }).click();
      for (const message of [
        "프로젝트명을 입력해주세요",
        "설명을 입력해주세요",
        "고객사명을 입력해주세요",
        "국가를 입력해주세요",
        "용량을 입력해주세요",
      ])
        await page.getByText(message, { exact: true }).waitFor();
      await fillProject(page, "울산 공장 냉각탑");
      await page.getByText("개방형", { exact: true }).first().click();
      await choosePicture(page, "site-1.webp", await aPicture({ width: 1600, height: 1000 }));
      await page.getByText("파일을 선택했습니다").waitFor();
      await page.getByText("파일을 선택했습니다").waitFor({ state: "detached", timeout: 4_000 });
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await toast(page, "시공사례가 추가되었습니다.");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      const row = page.locator("tbody tr", { hasText: "울산 공장 냉각탑" });
      expect(await row.locator("img").getAttribute("src")).toMatch(/^\/projects\/[\w-]+\.webp$/);
      expect(pageErrors).toEqual([]);
      await page.goto("/projects/gallery");
      await page.getByRole("heading", { name: "울산 공장 냉각탑" }).waitFor();
    });
  });

  test.each([
    ["photo.jpg", 10, "WebP 파일만 업로드 가능합니다. JPG/PNG 파일은 WebP로 변환 후 업로드해주세요."],
    ["large.webp", 1024 * 1024 + 1, "파일 크기는 1MB를 초과할 수 없습니다."],
    ["현장.webp", 10, "파일명에는 한글을 사용할 수 없으며"],
    ["a b.webp", 10, "영문, 숫자, 밑줄(_), 하이픈(-), 점(.)만"],
  ])("refuses %s of %i bytes before it is sent", async (name, size, message) => {
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await choosePicture(page, name, Buffer.alloc(size));
      await page.getByText(message).waitFor();
      expect(await page.getByRole("button", { name: "사진 빼기" }).count()).toBe(0);
    });
  });

  test("does not send the form when the upload fails, and keeps it", async () => {
    await signedIn(async (page) => {
      const sent: string[] = [];
      page.on(
        "request",
        (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname),
      );
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await fillProject(page, "올리지 못한 현장");
      // A WebP by name only: the server checks its content.
      await choosePicture(page, "broken.webp", Buffer.from("RIFF....WEBPVP8 nonsense"));
      await page.getByText("이미지를 로드할 수 없습니다: broken.webp").waitFor();
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await toast(page, "이미지 업로드 실패");
      await page.route("**/upload-image", (route) => route.abort());
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await toast(page, "이미지 업로드 실패", "이미지 업로드 중 오류가 발생했습니다.");
      expect(sent).not.toContain("/api/projects");
      expect(await page.locator("#title").inputValue()).toBe("올리지 못한 현장");
      await page.getByRole("button", { name: "사진 빼기" }).click();
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await toast(page, "시공사례가 추가되었습니다.");
    });
  });

  test("tells when an address has no picture", async () => {
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await page.getByLabel("사진 주소").fill("/projects/none.webp");
      await page.getByText("이미지를 로드할 수 없습니다: /projects/none.webp").waitFor();
    });
  });

  test("keeps everything when the server fails", async () => {
    await signedIn(async (page) => {
      await page.route("**/api/projects", (route) => route.fulfill({ status: 500, body: "{}" }));
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await fillProject(page, "두 번째 시도");
      await choosePicture(page, "site-3.webp", await aPicture({ width: 1600, height: 1000 }));
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await toast(page, "오류가 발생했습니다.");
      expect(await page.locator("#title").inputValue()).toBe("두 번째 시도");
      await page.unroute("**/api/projects");
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await toast(page, "시공사례가 추가되었습니다.");
    });
    const stored = (await site().services.projects.list()).find(({ title }) => title === "두 번째 시도");
    // Uploaded with the first attempt, and kept after its failure.
    expect(stored?.imageUrl).toMatch(/^\/projects\/[\w-]+\.webp$/);
  });

  test("shows both languages' cards, and what has no English", async () => {
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await fillProject(page, "처음 보는 현장");
      const preview = page.getByRole("complementary", { name: "카드 미리보기" });
      await preview.getByText("영문 표기가 없어 한국어로 표시되는 항목: 프로젝트명, 고객사, 설명").waitFor();
      await page.getByLabel("영문 프로젝트명").fill("A new site");
      await preview.getByText("영문 표기가 없어 한국어로 표시되는 항목: 고객사, 설명").waitFor();
      await preview.getByText("English").click();
      await preview.getByRole("heading", { name: "A new site" }).waitFor();
      await preview.getByText("Ulsan, Korea").waitFor();
    });
  });
});

describe("editing a project", () => {
  test("starts from what is stored, and asks before what was typed goes lost", async () => {
    const title = `고칠 현장 ${Date.now()}`;
    await storeProject(site().services.projects, aProject({ title, tags: ["밀폐형"] }));
    await signedIn(async (page) => {
      await menu(page).getByRole("link", { name: "문의함" }).click();
      // A page that was never visible is not in the history.
      await page.waitForURL("**/sd_admin/inquiries");
      await menu(page).getByRole("link", { name: "시공사례" }).click();
      await openProject(page, title);
      expect(await page.locator("#country").inputValue()).toBe("한국");
      expect(await page.getByLabel("밀폐형").isChecked()).toBe(true);
      await page.locator("#capacity").fill("900RT");
      await page.keyboard.press("Escape");
      await page.getByText("저장하지 않은 내용이 있습니다.").waitFor();
      await page.getByRole("button", { name: "계속 작성" }).click();
      await page.getByText("저장하지 않은 내용이 있습니다.").waitFor({ state: "hidden" });
      await page.goBack();
      await page.getByRole("button", { name: "계속 작성" }).click();
      await page.getByRole("button", { name: "수정", exact: true }).last().click();
      await toast(page, "시공사례가 수정되었습니다.");
      expect(await page.locator("tbody tr", { hasText: title }).innerText()).toContain("900RT");
    });
  });

  test("opens what is stored now, whatever the list still shows", async () => {
    await storeProject(site().services.projects, aProject({ title: "낡은 목록의 현장" }));
    await signedIn(async (page) => {
      await editElsewhere(page, "낡은 목록의 현장", { capacity: "650RT" });
      await openProject(page, "낡은 목록의 현장");
      expect(await page.locator("#capacity").inputValue()).toBe("650RT");
      await page.getByRole("button", { name: "취소" }).click();
      await expect
        .poll(() => page.locator("tbody tr", { hasText: "낡은 목록의 현장" }).innerText())
        .toContain("650RT");
    });
  });

  test("says so when the project is gone, or cannot be fetched", async () => {
    const { id } = await storeProject(site().services.projects, aProject({ title: "사라질 현장" }));
    await signedIn(async (page) => {
      await page.route(`**/api/admin/projects/${id}`, (route) => route.abort());
      await openProject(page, "사라질 현장");
      await page.getByText("서버에 연결할 수 없습니다.").waitFor();
      await page.unroute(`**/api/admin/projects/${id}`);
      await site().services.projects.remove(id);
      await page.getByRole("button", { name: "다시 시도" }).click();
      await page.getByText("시공사례가 없습니다. 이미 삭제되었을 수 있으니").waitFor();
    });
  });

  test("raises no conflict with itself when a response is lost, though something is changed before the next attempt", async () => {
    await storeProject(site().services.projects, aProject({ title: "답을 못 받은 현장" }));
    await signedIn(async (page) => {
      await openProject(page, "답을 못 받은 현장");
      await page.locator("#city").fill("부산");
      await loseResponses(page, "PUT");
      await submit(page).click();
      await toast(page, "오류가 발생했습니다.");
      await submit(page).click();
      await toast(page, "오류가 발생했습니다.");
      await page.unroute(anyProject);
      await page.locator("#city").fill("창원");
      await submit(page).click();
      await toast(page, "시공사례가 수정되었습니다.");
      expect(await page.locator("tbody tr", { hasText: "답을 못 받은 현장" }).innerText()).toContain("창원");
    });
  });

  test("loses neither of two edits without asking", async () => {
    await storeProject(site().services.projects, aProject({ title: "둘이 고치는 현장" }));
    await signedIn(async (page) => {
      await openProject(page, "둘이 고치는 현장");
      await editElsewhere(page, "둘이 고치는 현장", { capacity: "700RT" });
      await page.locator("#title").fill("내가 붙인 이름");
      await page.getByRole("button", { name: "수정", exact: true }).last().click();
      await page.getByText("다른 곳에서 먼저 수정했습니다").waitFor();
      // A field that only one of the two has changed is preselected from that side.
      const choice = (field: string, side: string) =>
        page.getByRole("group", { name: field, exact: true }).getByRole("radio", { name: side });
      expect(await choice("프로젝트명", "내 내용 내가 붙인 이름").isChecked()).toBe(true);
      expect(await choice("용량", "최신 내용 700RT").isChecked()).toBe(true);
      expect(await submit(page).isDisabled()).toBe(true);
      await choice("프로젝트명", "최신 내용").check();
      await choice("용량", "내 내용 1200RT").check();
      await page.getByRole("button", { name: "선택한 내용으로 계속" }).click();
      expect(await page.locator("#title").inputValue()).toBe("둘이 고치는 현장");
      expect(await page.locator("#capacity").inputValue()).toBe("1200RT");

      await editElsewhere(page, "둘이 고치는 현장", { city: "여수", description: "다른 설명" });
      await page.locator("#title").fill("내가 붙인 이름");
      await submit(page).click();
      await page.getByRole("button", { name: "선택한 내용으로 계속" }).click();
      await submit(page).click();
      await toast(page, "시공사례가 수정되었습니다.");
      const row = await page.locator("tbody tr", { hasText: "내가 붙인 이름" }).innerText();
      expect(row).toContain("여수");
      expect(row).toContain("1200RT");
    });
  });
});

describe("deleting a project", () => {
  test("asks with its title, and takes it away", async () => {
    await storeProject(site().services.projects, aProject({ title: "지울 현장" }));
    await signedIn(async (page) => {
      await page.getByRole("button", { name: "지울 현장 삭제" }).click();
      await page.getByText("'지울 현장'를 정말 삭제하시겠습니까? 이 작업은 되돌릴 수 없습니다.").waitFor();
      await page.getByText("삭제한 시공사례는 30일 동안 휴지통에 남으며").waitFor();
      await page.route("**/api/projects/*", (route) => route.abort());
      await page.getByRole("button", { name: "삭제", exact: true }).last().click();
      await toast(page, "삭제 중 오류가 발생했습니다.");
      await page.unroute("**/api/projects/*");
      await page.getByRole("button", { name: "삭제", exact: true }).last().click();
      await toast(page, "시공사례가 삭제되었습니다.");
      expect(await page.locator("tbody tr", { hasText: "지울 현장" }).count()).toBe(0);
    });
  });
});

function menu(page: Page) {
  return page.getByRole("navigation", { name: "관리 메뉴" });
}

function submit(page: Page) {
  return page.locator("button[form=project-form]");
}

/** Lets requests reach the server but drops their responses. */
async function loseResponses(page: Page, method: string): Promise<void> {
  await page.route(anyProject, async (route) => {
    if (route.request().method() !== method) return route.continue();
    await route.fetch();
    await route.abort();
  });
}

function rowsShown(page: Page): Promise<number> {
  return page.locator("tbody tr").count();
}

async function openProject(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

/** Change from another window that has just read the project. */
async function editElsewhere(page: Page, title: string, change: object): Promise<void> {
  const read = await page.request.get(`/api/admin/projects?search=${encodeURIComponent(title)}`);
  const [{ id, createdAt, updatedAt, ...form }] = (await read.json()).projects;
  const origin = new URL(page.url()).origin;
  const saved = await page.request.put(`/api/projects/${id}`, {
    data: { ...form, ...change },
    headers: { origin },
  });
  expect(saved.status()).toBe(200);
}

async function fillProject(page: Page, title: string): Promise<void> {
  await page.locator("#title").fill(title);
  await page.locator("#clientCompany").fill("처음 보는 회사");
  await page.locator("#country").fill("한국");
  await page.locator("#city").fill("울산");
  await page.locator("#capacity").fill("1200RT");
  await page.locator("#description").fill("노후 냉각탑을 교체했습니다.");
}

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.setInputFiles("input[type=file]", { name, mimeType: "image/webp", buffer });
}
