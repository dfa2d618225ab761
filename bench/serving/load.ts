import { spawn } from "node:child_process";
import { loadCore } from "./process.ts";

/** Result of a flood of requests on 32 connections. */
export interface Flood {
  requests: number;
  /** Latency of the slowest hundredth, ms. */
  p99Ms: number;
}

/** Asks with wrk as fast as the server answers. */
export async function flood(url: string, seconds: number, acceptEncoding: string): Promise<Flood> {
  const report = await output("wrk", [
    ...["-t1", "-c32", `-d${seconds}s`, "--latency", "-H", `Accept-Encoding: ${acceptEncoding}`],
    url,
  ]);
  const requests = /(\d+) requests in/.exec(report)?.[1];
  const [, latency, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  if (requests === undefined || latency === undefined || /Non-2xx/.test(report))
    throw new Error(`wrk on ${url} did not get good answers:\n${report}`);
  return { requests: Number(requests), p99Ms: Number(latency) * { us: 1e-3, ms: 1, s: 1e3 }[unit as "ms"] };
}

/**
 * Latency of the slowest hundredth, ms, at a rate that does not wait for responses: each request counts from the
 * moment it was due, so that a stall costs all who stood in line.
 */
export async function p99AtRate(url: string, perSecond: number, seconds: number): Promise<number> {
  const script = new URL("./steady-load.ts", import.meta.url).pathname;
  return Number(await output(process.execPath, [script, url, String(perSecond), String(seconds)]));
}

function output(command: string, args: readonly string[]): Promise<string> {
  const child = spawn("taskset", ["-c", loadCore, command, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part) => (text += part));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${command} failed (${code}). Is it installed?`)),
    );
  });
}
