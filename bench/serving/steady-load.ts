/** Sends requests at a steady rate and prints the 99th percentile of their latency, ms. A process of its own. */
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const [, , url = "", rate = "", duration = ""] = process.argv;
const perSecond = Number(rate);
const seconds = Number(duration);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const warmUpMs = 1000;

const latencies: number[] = [];
const responses: Promise<void>[] = [];
const began = performance.now();
for (let sent = 0; sent < perSecond * seconds; ) {
  const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
  while (sent < due) responses.push(ask(began + (sent++ / perSecond) * 1000));
  await pause(1);
}
await Promise.all(responses);
agent.destroy();
latencies.sort((a, b) => a - b);
console.log(latencies[Math.floor(latencies.length * 0.99)]);

function ask(due: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      response.resume().once("end", () => {
        if (due - began > warmUpMs) latencies.push(performance.now() - due);
        resolve();
      });
    }).once("error", reject);
  });
}
