import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { sessionCookieName } from "#domain/admin/session-cookie.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { productFiles } from "#web/admin/inquiries/reply/attachable.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { readable } from "../support/sample-facts.ts";
import { type Site, startSite } from "../support/site.ts";

/** Two towers of 200 CRT, chosen before the duty increased: 28.5% of it. */
const tooSmall = "flow=716.6&hot=38&cold=32&wb=29&product=sf&model=SF-200&units=2";
const duty = { flowRate: 716.6, hotWaterTemp: 38, coldWaterTemp: 32, wetBulbTemp: 29 };
const verdict = {
  ko: /설계 조건을 만족하지 못합니다: 출구수온 32\.0 °C 대신 41\.1 °C \(28\.5%\)\./,
  en: /does not meet the duty: outlet 41\.1 °C instead of 32\.0 °C \(28\.5%\)\./,
} satisfies Record<Locale, RegExp>;
const towers = /2 × SF-200/;

let site: Site;
let mailServer: MailServer;
let cookie = "";
const inquiries = {} as Record<Locale, { id: number; reference: string; receipt: string }>;

beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startSite({ smtpUrl: mailServer.url, adminEmail: "owner@example.com" });
  const { accounts, sessions } = site.services;
  await accounts.createFirst({ username: "admin", password: "배터리-말-스테이플" });
  const session = await sessions.begin(1, { address: "127.0.0.*", device: "Chrome · Linux" });
  cookie = `${sessionCookieName(false)}=${session}`;
  for (const locale of ["ko", "en"] as const) inquiries[locale] = await sent(locale);
});
afterAll(async () => {
  await site.close();
  await mailServer.down();
});

/** Page or document that names chosen towers. */
interface Target {
  sources: readonly string[];
  /** True for staff pages, in Korean only. */
  isKorean?: boolean;
  /** Its text for a query, from the start of the selection. */
  text: (locale: Locale, query: string) => Promise<string>;
  /** Maximum number of lines up to the verdict, inclusive. */
  lines: number;
}

const page = "/resources/calculator";
const submittalContent = ["documents/submittal/submittal.ts", "documents/submittal/submittal-target.ts"];
const targets: Record<string, Target> = {
  "result on the calculator's page": {
    sources: ["web/calculator/page/route.tsx", "web/calculator/page/initial-state.ts"],
    text: async (locale, query) => after(await html(`${pathIn(locale, page)}?${query}`), 'id="result"'),
    lines: 14,
  },
  "design sheet": {
    sources: ["web/calculator/sheet/route.tsx", ...sheetSources()],
    text: async (locale, query) =>
      after(await html(`${pathIn(locale, page)}/sheet?${query}`), "sheet sheet-dense"),
    lines: 14,
  },
  "PDF of the design sheet": {
    sources: ["api/calculator/design-sheet.ts", ...sheetSources()],
    text: async (locale, query) => read(`/api/design-sheet.pdf?${query}&lang=${locale}`),
    lines: 40,
  },
  "tender text of a model (Word)": {
    sources: ["web/series/files-route.ts", "documents/tender/tender.ts"],
    text: async (locale, query) => word(`${series(locale)}/sf-200.docx?${query}`),
    lines: 3,
  },
  "tender text of all models (Word)": {
    sources: ["web/series/files-route.ts", "documents/tender/tender.ts"],
    text: async (locale, query) => word(`${series(locale)}/specification.docx?${query}`),
    lines: 3,
  },
  "tender text (text file)": {
    sources: ["web/series/files-route.ts", "documents/tender/tender.ts"],
    text: async (locale, query) => read(`${series(locale)}/specification.txt?${query}`),
    lines: 3,
  },
  "tender text that staff attach to an answer": {
    sources: ["web/admin/inquiries/reply/attachable.ts"],
    text: async (locale, query) => {
      const product = (await site.services.products.listVisible()).find(({ slug }) => slug === "sf");
      const [tender] = product
        ? productFiles(product, locale, readSelection(new URLSearchParams(query)))
        : [];
      return word(tender?.paths[0] ?? "");
    },
    lines: 3,
  },
  "page of files for approval": {
    sources: submittalSources(),
    text: async (locale, query) =>
      after(await html(`${pathIn(locale, "/products/submittal")}?${query}`), 'id="submittal"'),
    lines: 8,
  },
  "archive of files for approval": {
    sources: submittalSources(),
    text: async (locale, query) => {
      const response = await fetch(`${site.url}/api/submittal.zip?${query}&lang=${locale}`);
      const [contents = new Uint8Array()] = Object.values(
        unzipSync(new Uint8Array(await response.arrayBuffer())),
      );
      return strFromU8(contents);
    },
    lines: 2,
  },
  "JSON of the capacity API": {
    sources: ["api/calculator/calculator.ts"],
    text: async (locale) => {
      const response = await fetch(`${site.url}/api/calculate-capacity?model=SF-200&units=2`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": locale },
        body: JSON.stringify(duty),
      });
      return response.text();
    },
    lines: 1,
  },
  "inquiry form on the home page": {
    sources: ["web/home/route.tsx", ...inquirySources()],
    text: async (locale, query) =>
      after(await html(`${pathIn(locale, "/")}?${query}`), 'data-island="inquiry"'),
    lines: 12,
  },
  "inquiry form on its own page": {
    sources: ["web/inquiries/route.tsx", ...inquirySources()],
    text: async (locale, query) =>
      after(await html(`${pathIn(locale, "/inquiry")}?${query}`), 'data-island="inquiry"'),
    lines: 12,
  },
  "confirmation of an inquiry": {
    sources: ["web/inquiries/route.tsx", ...inquirySources()],
    text: async (locale) => {
      const { reference, receipt } = inquiries[locale];
      const path = `${pathIn(locale, "/inquiry/sent")}?number=${reference}`;
      return after(await html(path, { cookie: receipt }), "data-reference");
    },
    lines: 24,
  },
  "mail to the staff": {
    sources: ["data/mail/inquiry-mail-rows.ts", "data/mail/inquiry-mail.ts"],
    text: async (locale) => {
      const { reference } = inquiries[locale];
      const mail = () =>
        mailServer.mails.find(({ replyTo, subject }) => replyTo && subject?.includes(reference));
      await expect.poll(mail, { timeout: 15_000 }).toBeDefined();
      return mail()?.text ?? "";
    },
    lines: 3,
  },
  "inquiry in the inbox": {
    isKorean: true,
    sources: [
      "data/inquiries/inquiry-rows.ts",
      "web/admin/inquiries/detail/InquiryDetail.tsx",
      "web/admin/inquiries/detail/Selected.tsx",
    ],
    text: async (locale) => {
      const inquiry = await site.services.inbox.find(inquiries[locale].id);
      return (inquiry?.selection?.rows ?? []).map(({ label, figure }) => `${label}\n${figure}`).join("\n");
    },
    lines: 4,
  },
  "CSV of the inbox": {
    isKorean: true,
    sources: ["data/inquiries/inquiry-rows.ts"],
    text: async (locale) => {
      const rows = await read("/api/admin/inquiries/export.csv", { cookie });
      const row = rows.split("\r\n").find((each) => each.includes(inquiries[locale].reference)) ?? "";
      return row.split('","').slice(19, 22).join("\n");
    },
    lines: 2,
  },
};

/** Source files that read a selection without naming towers, each with the reason. */
const withoutTowers: Record<string, string> = {
  "web/calculator/finder/chosen-tower.ts": "reads the query of a row of the finder, which shows the verdict",
  "web/calculator/acceptance/route.tsx": "hands duty and job back to the calculator",
  "web/calculator/sound/route.tsx": "has towers of a case of sound, and hands the selection on",
  "web/calculator/method/route.tsx": "hands the selection on to its links",
  "web/calculator/page/use-calculation.ts": "keeps what the page shows, with the verdict of Calculator",
  "web/calculator/finder/FinderSection.tsx": "shows the verdict at the models: calculator-design.test.ts",
  "web/calculator/page/Calculator.tsx": "shows the verdict at the result",
  "web/calculator/page/towers-view.ts": "words the verdict at the result",
  "web/calculator/tool/share/opened-plan.ts": "reads the address for the design tool",
  "web/calculator/tool/use-choices.ts": "reads the address for the design tool",
  "data/inquiries/work/figures.ts": "counts inquiries by product",
  "web/inquiries/confirmation/sample-confirmation.ts": "a receipt without towers, for who edits its words",
  "web/series/duty/need.ts": "reads what goes along with a need, without towers",
  "web/series/route.tsx": "towers that its finder has found, which meet the need",
};

describe.each(["ko", "en"] as const)("towers that do not meet the duty are named (%s)", (locale) => {
  test.each(Object.entries(targets))("in the first lines of the %s", async (_, { text, lines, isKorean }) => {
    const words = (await text(locale, tooSmall))
      .replaceAll("\u00a0", " ")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    const first = words.slice(0, lines).join(" ");
    expect(first).toMatch(verdict[isKorean ? "ko" : locale]);
    expect(first).toMatch(towers);
  });
});

/**
 * Figures in kW that are no size: heat load of the duty and of one of its two towers, fans of two towers, definition of the CRT; and
 * motors, fans and pumps of models.
 */
const powers = ["4,999.5", "2,499.7", "4.53", "15"];

test.each(["ko", "en"] as const)(
  "sizes in kW have their conditions beside each figure, heat has none (%s)",
  async (locale) => {
    const products = await site.services.products.listVisible();
    const motors = products.flatMap(({ models }) =>
      models.flatMap(({ motor, fans, fanPower, sprayPump, lowNoise }) => [
        ...[motor, fanPower, sprayPump, ...lowNoise.map((option) => option.motor)].map(String),
        // Fans of a set of towers.
        ...Array.from({ length: 12 }, (_, at) =>
          String(Number(((at + 1) * (fans ?? 1) * (motor ?? 0)).toFixed(1))),
        ),
      ]),
    );
    for (const [name, { text }] of Object.entries(targets)) {
      const statement = (await text(locale, `${tooSmall}&in=kW`)).replaceAll("\u00a0", " ");
      const alone = [...statement.matchAll(/([\d,.]+)\s+kW(?!h|\s*@ 37\/32\/27)/g)].map(
        ([, figure = ""]) => figure,
      );
      expect(
        alone.filter((figure) => ![...powers, ...motors].includes(figure)),
        name,
      ).toEqual([]);
      if (name.includes("design sheet")) {
        expect(statement, name).toMatch(/[\d,.]+\s+kW @ 37\/32\/27/);
        expect(statement, name).toContain("4,999.5 kW");
      }
    }
  },
);

test("every source file that reads a selection belongs to a place of the table", () => {
  const readers =
    /\b(?:readSelection|selectionOf|storedRows|storedShortfall|selectionRows|shortfallOf|loadPlanSheet|receivedFigures|attachedSelection|towersLine|shortfallText|initialStateAt|openedPlan)\(/;
  const listed = [...Object.values(targets).flatMap(({ sources }) => sources), ...Object.keys(withoutTowers)];
  const found = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .filter(
      (path) => !path.startsWith("documents/selection/") && path !== "documents/sheet/plan/towers-verdict.ts",
    )
    .filter((path) =>
      readers.test(
        readFileSync(join("src", path), "utf8").replaceAll(/export (?:async )?function \w+\(/g, ""),
      ),
    );
  // For a new document: add the reader of its text to `places`, or the reason why it names no towers to
  // `withoutTowers`.
  expect(found.filter((path) => !listed.includes(path))).toEqual([]);
  expect(Object.keys(withoutTowers).filter((path) => !found.includes(path))).toEqual([]);
});

function sheetSources(): string[] {
  return ["documents/sheet/plan/chosen-towers.ts", "documents/sheet/plan/load-plan-sheet.ts"];
}

function submittalSources(): string[] {
  return ["web/series/submittal/route.tsx", "api/products/submittal.ts", ...submittalContent];
}

function inquirySources(): string[] {
  return ["web/inquiries/attached/attached-selection-view.ts"];
}

function series(locale: Locale): string {
  return pathIn(locale, "/products/package/sf");
}

/** Submits an inquiry with the towers, as the form without script. */
async function sent(locale: Locale) {
  const form = { company: `${locale} Works`, name: "Kim", phone: "02-0000-0000", email: "kim@example.com" };
  const response = await fetch(site.url + pathIn(locale, "/inquiry"), {
    method: "POST",
    redirect: "manual",
    headers: { Origin: site.url },
    body: new URLSearchParams({ ...form, message: "Please quote.", duty: tooSmall }),
  });
  const { inquiries: found } = await site.services.inbox.list({ search: form.company }, 1);
  const receipt = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { id: found[0]?.id ?? 0, reference: found[0]?.reference ?? "", receipt };
}

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  return readable(await fetch(site.url + path, { headers }));
}

async function word(path: string): Promise<string> {
  const response = await fetch(site.url + path);
  const { "word/document.xml": document } = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return strFromU8(document ?? new Uint8Array())
    .replaceAll("</w:p>", "\n")
    .replaceAll(/<[^>]*>/g, "");
}

async function html(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(site.url + path, { headers });
  return response.text();
}

/** Text of a page from the tag that contains `mark`. */
function after(page: string, mark: string): string {
  return page
    .slice(page.indexOf(mark))
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<!--[^>]*-->/g, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&#x27;", "'");
}
