import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args:["--no-sandbox"] });
const [,, name, ...paths] = process.argv;
for (const w of [1440, 390]) for (const p of paths) {
  const page = await b.newPage({ viewport: { width: w, height: w===1440? 900: 800 } });
  page.on("console", m => m.type()==="error" && console.log(p, m.text()));
  await page.goto("http://localhost:4202"+p); await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/brand-shots/${name}${p.replaceAll("/","_").replace(/[?=&]/g,"-")}-${w}.png` });
  await page.close();
}
await b.close();
