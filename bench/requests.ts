/**
 * Costs of a request, side by side in one run: processor time per request of pages and API, as ratios to the
 * smallest answer that Node's own HTTP server can give. Rounds are interleaved, so that a machine that slows down
 * slows all of them. Run: npm run bench
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startSite } from "../tests/support/site.ts";
import { median } from "./median.ts";

const rounds = 7;
const requestsPerRound = 400;
const warmUps = 150;

interface Subject {
  name: string;
  url: string;
  init?: RequestInit;
}

const bare = createServer((_request, response) => response.end("ok"));
await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
const site = await startSite();

const json = { "content-type": "application/json" };
const duty = JSON.stringify({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 28 });
const brotli = { headers: { "accept-encoding": "br" } };
const subjects: Subject[] = [
  { name: "Node answering 'ok'", url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/` },
  { name: "page from memory", url: `${site.url}/`, init: brotli },
  { name: "gallery from memory", url: `${site.url}/projects/gallery`, init: brotli },
  { name: "page rendered each time", url: `${site.url}/projects/gallery?s=bench`, init: brotli },
  { name: "API: all projects", url: `${site.url}/api/projects` },
  {
    name: "API: two tags",
    url: `${site.url}/api/projects/filter?tags=${encodeURIComponent("개방형,모듈형")}`,
  },
  { name: "API: stats", url: `${site.url}/api/projects/stats` },
  {
    name: "API: calculate capacity",
    url: `${site.url}/api/calculate-capacity`,
    init: { method: "POST", headers: json, body: duty },
  },
];

const costs = new Map(subjects.map((subject): [Subject, number[]] => [subject, []]));
for (const subject of subjects) await ask(subject, warmUps);
for (let round = 0; round < rounds; round++) {
  for (const subject of subjects) costs.get(subject)?.push(await cost(subject));
}

const base = median([...costs.values()][0] ?? []);
console.table(
  [...costs].map(([subject, values]) => ({
    "what is asked for": subject.name,
    "µs of processor": Math.round(median(values)),
    "times Node's 'ok'": Number((median(values) / base).toFixed(1)),
  })),
);
console.log(
  `Client and server share one process: medians of ${rounds} rounds of ${requestsPerRound} requests.`,
);
bare.close();
await site.close();

/** Processor time per request, µs, of client and server together. */
async function cost(subject: Subject): Promise<number> {
  const before = process.cpuUsage();
  await ask(subject, requestsPerRound);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requestsPerRound;
}

async function ask({ url, init }: Subject, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const response = await fetch(url, init);
    if (!response.ok)
      throw new Error(`${url} answered ${response.status}. Build the site first: npm run build.`);
    await response.arrayBuffer();
  }
}
