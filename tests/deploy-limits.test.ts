import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { maxBodyTimeoutMs } from "#http/body-timeout.ts";
import { bodyTimeoutMs, connectionLimits, maxInFlight } from "#server/operations/connections.ts";
import { freeAddress } from "../resilience/site/site-process.ts";
import { deployedNginx } from "./support/deployed-nginx.ts";

describe("time limits of proxies on clients", () => {
  const ofNginx = (name: string) => secondsIn("deploy/nginx.conf", new RegExp(`^ {2}${name} (\\d+)s;$`, "m"));
  const ofCaddy = (name: string) =>
    secondsIn("deploy/Caddyfile", new RegExp(`^\\t\\t\\t${name} (\\d+)s$`, "m"));

  test("end headers as soon as the site does", () => {
    for (const seconds of [ofNginx("client_header_timeout"), ofCaddy("read_header")])
      expect(seconds * 1000).toBe(connectionLimits.http.headersTimeout);
  });

  test("let the site be the one that ends a body, whose patience differs", () => {
    // nginx counts from one piece to the next, Caddy all of it.
    expect(ofNginx("client_body_timeout") * 1000).toBe(bodyTimeoutMs);
    expect(ofCaddy("read_body") * 1000).toBeGreaterThan(maxBodyTimeoutMs);
  });

  test("end who does not read, and who says nothing", () => {
    expect(ofNginx("send_timeout")).toBeLessThanOrEqual(60);
    expect(ofCaddy("idle")).toBeLessThanOrEqual(60);
  });

  test("nginx lets a client have as many requests under way as the site does", () => {
    const [, maxConnections] =
      /^ {2}limit_conn cooling_tower_connections (\d+);$/m.exec(read("deploy/nginx.conf")) ?? [];
    expect(Number(maxConnections)).toBe(maxInFlight);
  });
});

const ports = { http: 0, https: 0, site: 0, map: 0 };
const testFolder = mkdtempSync(join(tmpdir(), "limits-"));
afterAll(() => rmSync(testFolder, { recursive: true }));
const missing = deployedNginx(testFolder, ports);
const why = "absent" in missing ? ` (skipped: ${missing.absent})` : "";

describe.skipIf(why !== "")(`nginx, as deploy/nginx.conf sets it up${why}`, () => {
  let running: ChildProcess | undefined;
  let certificate = "";
  const site = createServer((_request, response) => response.end("answer;"));
  beforeAll(async () => {
    for (const name of Object.keys(ports) as (keyof typeof ports)[])
      ports[name] = Number(new URL(await freeAddress()).port);
    await once(site.listen(ports.site, "127.0.0.1"), "listening");
    // A header gives each client its address, as there is one loopback for all of IPv6.
    const realIp = "set_real_ip_from 127.0.0.1; real_ip_header X-Client;";
    const map = `server { listen 127.0.0.1:${ports.map}; default_type text/plain; return 200 $client_network; }`;
    const prepared = deployedNginx(testFolder, ports, realIp + map);
    if ("absent" in prepared) return;
    certificate = prepared.certificate;
    running = spawn(prepared.program, prepared.args, { stdio: "ignore" });
    await vi.waitFor(async () => expect(await networkOf("203.0.113.1")).toHaveLength(4), { timeout: 10_000 });
  });
  afterAll(async () => {
    const ended = running && once(running, "exit");
    running?.kill();
    await ended;
    site.close();
  });

  /** By what requests from an address are counted. */
  function networkOf(client: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = { "x-client": client };
      httpRequest({ host: "127.0.0.1", port: ports.map, headers }, async (response) => {
        resolve((await response.setEncoding("latin1").toArray()).join(""));
      })
        .once("error", reject)
        .end();
    });
  }

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9"],
    ["2001:db8:0:0:1:2:3:4", "2001:db8::1"],
    ["2001:db8:0:0:1:2:3:4", "2001:db8:0:0:1::"],
    ["2001:db8:1:0:1:2:3:4", "2001:db8:1::5:6"],
    ["2001:db8:1:0:0:2:3:4", "2001:db8:1:0:8::"],
    ["2001:0:0:0:1:2:3:4", "2001::8"],
    ["2001:0:0:1:2:3:4:5", "2001:0:0:1::7"],
  ])("%s and %s are one client", async (one, other) => {
    expect(await networkOf(one)).toBe(await networkOf(other));
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["2001:db8::1", "2001:db8:0:1::1"],
    ["2001:db8::1", "2001:db8:1::1"],
    ["2001::1", "2001:0:0:1::1"],
    ["203.0.113.7", "203.0.113.8"],
  ])("%s and %s are two", async (one, other) => {
    expect(await networkOf(one)).not.toBe(await networkOf(other));
  });

  test("turns away who asks for far more than a visitor, by network, and nobody else", async () => {
    const agent = new Agent({
      keepAlive: true,
      maxSockets: 20,
      ca: certificate,
      servername: "www.example.com",
    });
    onTestFinished(() => agent.destroy());
    const ask = (client: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { host: "www.example.com", "x-client": client };
        request({ host: "127.0.0.1", port: ports.https, agent, headers }, (response) => {
          response.resume().once("end", () => resolve(response.statusCode));
        })
          .once("error", reject)
          .end();
      });
    const crowd = await Promise.all(
      Array.from({ length: 600 }, (_, index) => ask(`2001:db8::${index.toString(16)}`)),
    );
    const turnedAway = crowd.filter((status) => status === 429);
    expect(turnedAway.length).toBeGreaterThan(100);
    expect(crowd.filter((status) => status === 200).length).toBe(600 - turnedAway.length);
    expect(await ask("2001:db8:0:1::1")).toBe(200);
    expect(await ask("203.0.113.7")).toBe(200);
  });
});

function secondsIn(file: string, pattern: RegExp): number {
  return Number(pattern.exec(read(file))?.[1]);
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
