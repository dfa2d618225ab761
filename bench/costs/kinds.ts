import { ownWeather } from "./own-weather.ts";

/** One kind of request whose cost is measured. */
export interface Kind {
  name: string;
  /** The status that it must be answered with. */
  status: number;
  /** The request of this number; no two are alike. */
  ask: (number: number) => { path: string; init?: RequestInit };
  /** Maximum, as a multiple of a page from memory: about half as much again as where that page took least. */
  most: number;
  /** How often it is sent in each round. */
  times?: number;
  /** Work in the background after the response is waited for, and counts as well. */
  settles?: boolean;
}

/** Repetitions of the page from memory, which is too quick for the clock's resolution. */
const quickRequests = 300;

/**
 * All pages and calls that are measured, the page from memory first.
 * @param listed the paths of the sitemap
 */
export function kindsOf(listed: readonly string[]): Kind[] {
  return [...pages(), ...papers(), ...records(listed), ...forms(), ...calls(), ...years()];
}

/** Files that a first visit loads. @param home HTML of the home page, which names them */
export function fileKinds(home: string): Kind[] {
  const named = (name: string, most: number, pattern: RegExp): Kind => {
    const [path] = pattern.exec(home) ?? [];
    if (path === undefined) throw new Error(`${name}: the home page names none.`);
    return { ...page(name, most, () => path), times: quickRequests };
  };
  return [
    named("a script of the home page", 3, /\/assets\/[\w-]+\.js/),
    named("a picture of the home page", 8, /\/images\/[\w-]+\.avif\?v=\w+/),
  ];
}

function page(name: string, most: number, path: (number: number) => string, status = 200): Kind {
  return { name, most, status, ask: (number) => ({ path: path(number) }) };
}

function pages(): Kind[] {
  const searches = ["plant", "서울", "data center", "공장", "modular"];
  return [
    { ...page("page from memory", 1, () => "/"), times: quickRequests },
    page("unknown path", 8, (number) => `/nowhere-${number}`, 404),
    page("unknown path, English", 8, (number) => `/en/company/${number}`, 404),
    page(
      "gallery beyond its last page",
      60,
      (number) => `/projects/gallery?page=${1_000 + (number % 9_000)}`,
      404,
    ),
    page(
      "gallery, a word",
      60,
      (number) =>
        `/projects/gallery?s=${searches[number % searches.length]}+${number % 7}&${everySize(number)}`,
    ),
    page("gallery, nothing found", 60, (number) => `/en/projects/gallery?s=${number}x`),
    page(
      "gallery, country, tag and word",
      60,
      (number) =>
        `/projects/gallery?countries=${encodeURIComponent("한국")}&tags=${encodeURIComponent("밀폐형")}&s=${number % 10}&${everySize(number)}`,
    ),
    page("gallery, every project", 90, (number) => `/en/projects/gallery?s=e&type=all&${everySize(number)}`),
    page("calculator with a duty", 50, (number) => `/resources/calculator?${duty(number)}`),
    page(
      "calculator, duty refused",
      40,
      (number) => `/en/resources/calculator?flow=${number}&hot=1&cold=2&wb=3`,
    ),
    page("home with a duty", 60, (number) => `/en?${duty(number)}`),
    page(
      "comparison of series",
      45,
      (number) => `/products/compare?a=sf&b=scp&c=thf&crt=${100 + number / 10}`,
    ),
    page("inquiry form", 35, (number) => `/inquiry?${duty(number)}`),
    {
      ...page("a shared link to a selection", 3, () => `/resources/calculator?${duty(5_000)}`),
      times: quickRequests,
    },
    page("search from the home page", 10, (number) => `/?s=${number}`, 302),
    page("administrator's sign-in", 30, () => "/sd_admin/login"),
  ];
}

/** A year of which no month has the air and the load of another: the dearest that there is. */
const monthly = "load=monthly&shares=50-53-56-59-62-65-68-71-74-77-80-83";
const station = "471080";

/** Sheets and reports, as pages and as files. */
function papers(): Kind[] {
  const pdf = (name: string, most: number, path: (number: number) => string): Kind => ({
    ...page(name, most, path),
    times: 5,
  });
  const plan = (number: number) =>
    `${duty(number)}&cycles=4&db=32&station=${station}&${monthly}&control=on-off&kw=${1 + (number % 90)}`;
  const points = [1, 2, 3].map(
    (point) => `p${point}-flow=390&p${point}-hot=37.2&p${point}-cold=32.1&p${point}-wb=27`,
  );
  const test = (number: number) =>
    `${duty(number)}&${points.join("&")}&i-flow=2&i-hot=0.1&i-cold=0.1&i-wb=0.1&pass=95`;
  return [
    page("sheet", 80, (number) => `/resources/calculator/sheet?${duty(number)}`),
    page("sheet with plan and year", 150, (number) => `/resources/calculator/sheet?${plan(number)}`),
    page("test page", 60, (number) => `/resources/calculator/test?${test(number)}`),
    pdf("API, sheet as PDF", 200, (number) => `/api/design-sheet.pdf?${duty(number)}`),
    pdf("API, sheet of two pages as PDF", 350, (number) => `/api/design-sheet.pdf?${plan(number)}`),
    pdf("API, acceptance report as PDF", 130, (number) => `/api/acceptance-report.pdf?${test(number)}`),
  ];
}

/** Pages of projects and series: each is requested once, since it is cached afterwards. */
function records(listed: readonly string[]): Kind[] {
  const once = (name: string, most: number, of: RegExp): Kind => {
    const remaining = listed.filter((path) => of.test(path));
    const next = () => {
      const path = remaining.shift();
      if (path === undefined) throw new Error(`${name}: every address of the sitemap has been asked for.`);
      return path;
    };
    return page(name, most, next);
  };
  return [
    once("a project's page", 60, /^(?:\/en)?\/projects\/\d+$/),
    page("a project that there is none of", 10, (number) => `/projects/${90_000_000 + number}`, 404),
    // So few of them that they are compressed at their best, which takes longer than to make them.
    {
      ...once("a series' page, with its best compression", 500, /^(?:\/en)?\/products\/\w+\/[\w-]+$/),
      times: 3,
      settles: true,
    },
    page("a series that there is none of", 35, (number) => `/products/package/none-${number}`, 404),
  ];
}

/** Forms as browsers without script send them. */
function forms(): Kind[] {
  const form = (name: string, most: number, status: number, body: (number: number) => string): Kind => ({
    name,
    most,
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
    form("form, refused", 35, 400, (number) => `company=Sample&message=${number}`),
    form("form, accepted", 35, 303, (number) => new URLSearchParams(inquiry(number)).toString()),
    { ...form("form of 62,000 fields", 8, 413, () => manyFields), times: 5 },
  ];
}

function json(
  name: string,
  most: number,
  path: string,
  body: (number: number) => object,
  status = 200,
): Kind {
  return {
    name,
    most,
    status,
    ask: (number) => ({
      path,
      init: {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body(number)),
      },
    }),
  };
}

function calls(): Kind[] {
  const asked = (number: number) => ({
    flowRate: 390 + (number % 4000),
    hotWaterTemp: 37,
    coldWaterTemp: 32,
    wetBulbTemp: 20 + (number % 70) / 10,
  });
  const point = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const instruments = {
    flowPercent: 2,
    hotWaterKelvin: 0.1,
    coldWaterKelvin: 0.1,
    wetBulbKelvin: 0.1,
    fanPowerPercent: 2,
  };
  return [
    page("API, projects found", 6, (number) => `/api/projects/filter?s=${number}`),
    json("API, inquiry", 20, "/api/contact", inquiry, 201),
    json("API, capacity", 6, "/api/calculate-capacity", asked),
    json("API, detail=full", 15, "/api/calculate-capacity?detail=full", asked),
    json("API, acceptance test", 10, "/api/acceptance-test", (number) => ({
      crt: 400 + (number % 4000),
      points: [point, point, point],
      instruments,
      passPercent: 95,
    })),
    page("API, no such address", 4, (number) => `/api/nothing-${number}`, 404),
  ];
}

/** Years at their dearest: twelve shares of the load, and a second choice. */
function years(): Kind[] {
  const shares = Array.from({ length: 12 }, (_, month) => 0.5 + month / 30);
  const question = (number: number) => ({
    crt: 400 + (number % 4000),
    flowRate: 390,
    range: 5,
    coldWaterTemp: 25,
    load: { kind: "monthly", shares },
    other: { against: "on-off", crt: 500 + (number % 4000), control: "variable-speed" },
  });
  return [
    json("API, year", 300, "/api/year", (number) => ({ ...question(number), station })),
    json("API, year in weather of one's own", 550, "/api/year", (number) => ({
      ...question(number),
      weather: ownWeather,
    })),
  ];
}

/** A filter that finds projects of every size, and differs from request to request. */
function everySize(number: number): string {
  return `crt=1-${100_000 + number}`;
}

function duty(number: number): string {
  return `flow=${390 + (number % 4000)}&hot=37&cold=32&wb=${20 + (number % 70) / 10}`;
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
