/**
 * Bad input to every route and parameter of the built site: no 5xx, no hang, nothing of the inside in any response, and
 * memory stays bounded. Run: node resilience/fuzz.ts [requests, 20000 if left out] [seed]
 */
import { fuzz } from "./fuzz/run.ts";
import { startOwnSite } from "./site/own-site.ts";
import { administrator } from "./site/site-process.ts";

/** Maximum growth of the process's memory from a tenth of the requests to all of them, bytes. */
const maxGrowth = 150 * 1024 * 1024;

const [requests = 20_000, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);
const site = await startOwnSite({ ADMIN_EMAIL: "admin@example.com", SMTP_URL: "smtp://127.0.0.1:1" });
const before = await homePage();
const startBytes = site.residentBytes();
let warmBytes = startBytes;
console.log(`${requests} requests, seed ${seed}`);
const began = performance.now();
const { tally, findings, slowest } = await fuzz({
  url: site.url,
  administrator,
  requests,
  seed,
  onProgress(done) {
    if (done * 10 <= requests) warmBytes = site.residentBytes();
    if (done % 1_000 === 0) process.stderr.write(`${done} done\r`);
  },
});
const endBytes = site.residentBytes();
const isSame = site.isRunning() && (await homePage()) === before;
const code = await site.stop();

console.table([...tally].sort().map(([outcome, count]) => ({ outcome, count })));
console.log(`Took ${Math.round((performance.now() - began) / 1000)} s. Slowest:`);
for (const { ms, request } of slowest) console.log(`  ${Math.round(ms)} ms ${request.slice(0, 100)}`);
console.log(
  `Resident memory: ${mb(startBytes)} at start, ${mb(warmBytes)} after a tenth, ${mb(endBytes)} at the end.`,
);
for (const { wrong, request } of findings.slice(0, 40)) console.log(`\n${wrong}\n  ${request}`);
const problems = [
  findings.length > 0 && `${findings.length} answers are wrong`,
  !isSame && "the home page is not what it was before",
  code !== 0 && `the site ended with ${code}`,
  endBytes - warmBytes > maxGrowth && "memory grew",
].filter(Boolean);
console.log(problems.length > 0 ? `\nFAILED (seed ${seed}): ${problems.join("; ")}.` : "\nNothing found.");
process.exit(problems.length > 0 ? 1 : 0);

async function homePage(): Promise<string> {
  return (await fetch(`${site.url}/company/intro`)).text();
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
