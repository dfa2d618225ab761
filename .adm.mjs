import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args:["--no-sandbox"] });
for (const w of [1440, 390]) {
  const page = await b.newPage({ viewport: { width: w, height: 1100 } });
  page.on("console", m => m.type()==="error" && console.log(m.text()));
  await page.goto("http://localhost:4202/sd_admin/login"); await page.waitForTimeout(500);
  if (w===1440) await page.screenshot({ path: `/tmp/brand-shots/login.png` });
  await page.getByLabel("사용자명").fill("admin"); await page.locator("#password").fill("tower-and-basin-7");
  await page.getByRole("button", { name: "로그인", exact: true }).click(); await page.waitForURL(/sd_admin\/(?!login)/);
  await page.goto("http://localhost:4202/sd_admin/edit/"); 
  await page.getByRole("button", { name: "회사 정보" }).click();
  await page.waitForTimeout(1200);
  if (w===390) { await page.getByRole("textbox", { name: "강조색 코드" }).fill("#ff7a00"); await page.waitForTimeout(900); }
  await page.screenshot({ path: `/tmp/brand-shots/admin-${w}.png` });
  await page.locator("dialog .overflow-y-auto").first().evaluate(e => e.scrollBy(0, 620));
  await page.waitForTimeout(200);
  await page.screenshot({ path: `/tmp/brand-shots/admin2-${w}.png` });
  await page.close();
}
await b.close();
