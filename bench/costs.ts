/**
 * What each kind of request costs that is not answered from memory: processor time of the server alone, as a multiple
 * of a page from memory in the same run. Addresses differ from one request to the next, as a crawler's or an
 * attacker's do, so that nothing that is kept helps. One after the other, in rounds of all kinds; figures are medians.
 * Run: npm run bench -- costs
 */
import { rmSync } from "node:fs";
import { median } from "./median.ts";
import { record } from "./record.ts";
import { startServer, untilIdle } from "./serving/process.ts";
import { site } from "./serving/subjects.ts";

const rounds = 5;
const warmUps = 30;
/** Of the page from memory, which is too quick to be told apart from the clock's steps. */
const quickRequests = 300;
const slowRequests = 10;

interface Kind {
  name: string;
  /** The status that it must be answered with. */
  status: number;
  /** The request of this number; no two are alike. */
  ask: (number: number) => { path: string; init?: RequestInit };
  /** How often it is sent in each round. */
  times?: number;
}

rmSync("bench/peers/site", { recursive: true, force: true });
const own = site();
const server = await startServer(own);
const origin = new URL(own.url).origin;
const kinds: Kind[] = [...pages(), ...forms(), ...calls()];
const costs = new Map(kinds.map((kind): [Kind, number[]] => [kind, []]));
let number = 0;
try {
  for (const kind of kinds) await send(kind, kind.times ?? warmUps);
  await untilIdle(server);
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) costs.get(kind)?.push(await cost(kind));
  }
} finally {
  await server.stop();
}

const report = table();
console.log(report);
if (process.argv.includes("--record"))
  record(
    "What a request costs that is not in memory",
    `Processor time of the server: medians of ${rounds} rounds of ${slowRequests} requests.`,
    report,
  );

function pages(): Kind[] {
  const searches = ["plant", "서울", "data center", "공장", "modular"];
  const duty = (number: number) =>
    `flow=${390 + (number % 4000)}&hot=37&cold=32&wb=${20 + (number % 70) / 10}`;
  const page = (name: string, path: (number: number) => string, status = 200): Kind => ({
    name,
    status,
    ask: (number) => ({ path: path(number) }),
  });
  return [
    { ...page("page from memory", () => "/"), times: quickRequests },
    page("unknown path", (number) => `/nowhere-${number}`, 404),
    page("unknown path, English", (number) => `/en/company/${number}`, 404),
    page(
      "gallery beyond its last page",
      (number) => `/projects/gallery?page=${1_000 + (number % 9_000)}`,
      404,
    ),
    page(
      "gallery, a word",
      (number) => `/projects/gallery?s=${searches[number % searches.length]}+${number % 7}`,
    ),
    page("gallery, nothing found", (number) => `/en/projects/gallery?s=${number}x`),
    page(
      "gallery, country, tag and word",
      (number) =>
        `/projects/gallery?countries=${encodeURIComponent("한국")}&tags=${encodeURIComponent("밀폐형")}&s=${number % 10}`,
    ),
    page("gallery, every project", (number) => `/en/projects/gallery?s=e&type=all&from=${number}`),
    page("calculator with a duty", (number) => `/resources/calculator?${duty(number)}`),
    page("calculator, duty refused", (number) => `/en/resources/calculator?flow=${number}&hot=1&cold=2&wb=3`),
    page("sheet", (number) => `/resources/calculator/sheet?${duty(number)}`),
    page("home with a duty", (number) => `/en?${duty(number)}`),
    page("comparison of series", (number) => `/products/compare?a=sf&b=scp&c=thf&crt=${100 + number / 10}`),
    page("inquiry form", (number) => `/inquiry?${duty(number)}`),
    page("search from the home page", (number) => `/?s=${number}`, 302),
    page("administrator's sign-in", () => "/sd_admin/login"),
  ];
}

/** Forms as browsers without script send them. */
function forms(): Kind[] {
  const form = (name: string, status: number, body: (number: number) => string): Kind => ({
    name,
    status,
    ask: (number) => ({
      path: "/inquiry",
      init: {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: body(number),
      },
    }),
  });
  const manyFields = "a=&".repeat(62_000);
  return [
    form("form, refused", 400, (number) => `company=Sample&message=${number}`),
    form("form, accepted", 303, (number) => new URLSearchParams(inquiry(number)).toString()),
    { ...form("form of 62,000 fields", 413, () => manyFields), times: 5 },
  ];
}

function calls(): Kind[] {
  const json = (name: string, status: number, path: string, body: (number: number) => object): Kind => ({
    name,
    status,
    ask: (number) => ({
      path,
      init: {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body(number)),
      },
    }),
  });
  const duty = (number: number) => ({
    flowRate: 390 + (number % 4000),
    hotWaterTemp: 37,
    coldWaterTemp: 32,
    wetBulbTemp: 20 + (number % 70) / 10,
  });
  return [
    {
      name: "API, projects found",
      status: 200,
      ask: (number) => ({ path: `/api/projects/filter?s=${number}` }),
    },
    json("API, inquiry", 201, "/api/contact", inquiry),
    json("API, capacity", 200, "/api/calculate-capacity", duty),
    json("API, detail=full", 200, "/api/calculate-capacity?detail=full", duty),
    {
      name: "API, sheet as PDF",
      status: 200,
      times: 5,
      ask: (number) => ({
        path: `/api/design-sheet.pdf?${new URLSearchParams({ flow: `${390 + (number % 4000)}`, hot: "37", cold: "32", wb: "27" })}`,
      }),
    },
    { name: "API, no such address", status: 404, ask: (number) => ({ path: `/api/nothing-${number}` }) },
  ];
}

function inquiry(number: number): Record<string, string> {
  return {
    company: "Sample company",
    name: "홍길동",
    phone: "02-0000-0000",
    email: "visitor@example.com",
    message: `냉각탑 ${number}기 견적을 부탁드립니다.`,
  };
}

/** Processor time of the server for one request, ms. */
async function cost(kind: Kind): Promise<number> {
  const times = kind.times ?? slowRequests;
  const before = server.processorTime();
  await send(kind, times);
  return (server.processorTime() - before) / times / 1000;
}

async function send({ name, status, ask }: Kind, times: number): Promise<void> {
  for (let sent = 0; sent < times; sent++) {
    const { path, init } = ask(++number);
    const answer = await fetch(origin + path, {
      ...init,
      redirect: "manual",
      headers: { "accept-encoding": "br", "accept-language": "en", ...init?.headers },
    });
    await answer.arrayBuffer();
    if (answer.status !== status)
      throw new Error(`${name}: ${path} answered ${answer.status} instead of ${status}. Is the build new?`);
  }
}

function table(): string {
  const base = median([...costs.values()][0] ?? []);
  const lines = [...costs].map(([{ name }, values]) => {
    const ms = median(values);
    return `| ${name} | ${ms.toFixed(ms < 1 ? 3 : 1)} | ${Math.round(ms / base)} |`;
  });
  return [
    "| what is asked for | ms of processor | times a page from memory |",
    "|---|---|---|",
    ...lines,
  ].join("\n");
}
