import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { registerApi } from "#api/register-api.ts";
import { createServices } from "#data/services.ts";
import { drawingSources } from "#server/catalog/store/drawing-version.ts";
import { readEnv, settingNames } from "#server/env.ts";
import { connectionLimits } from "#server/operations/connections.ts";
import { createMetrics } from "#server/operations/metrics/metrics.ts";
import { drainMs } from "#server/operations/shutdown.ts";
import { freeAddress } from "../resilience/site/site-process.ts";
import { external } from "../scripts/server-bundle.ts";
import { openMemory } from "./support/database.ts";
import { deployedNginx } from "./support/deployed-nginx.ts";

const installed = "/opt/cooling-tower-site/";
const guides = ["README.md", "docs/operations.md", "docs/asvs.md"];
const deployFiles = readdirSync("deploy").map((name) => `deploy/${name}`);
const units = deployFiles.filter((file) => /\.(service|timer)$/.test(file));

/** Set for what runs the site, and not read by it. */
const notOurs =
  /^(PATH|NODE_ENV|NODE_COMPILE_CACHE|NODE_EXTRA_CA_CERTS|NPM_CONFIG_\w+|BUILDAH_\w+|MALLOC_ARENA_MAX|POSTGRES_\w+)$/;

describe("settings", () => {
  test("are the same in .env.example as in env.ts", () => {
    const example = matches(".env.example", /^(?:# )?([A-Z_]{4,})=/gm);
    expect(example.length).toBeGreaterThan(15);
    expect(example.toSorted()).toEqual(settingNames.toSorted());
  });

  test.each(deployFiles)("that %s names exist", (file) => {
    const named = matches(file, /\b([A-Z]{4,}(?:_[A-Z]+)*)(?:=|: )/g);
    const unknown = named.filter((name) => !notOurs.test(name) && !settingNames.includes(name));
    expect(unknown).toEqual([]);
  });

  test("of deploy/settings.env are good as they are", () => {
    const lines = [...read("deploy/settings.env").matchAll(/^([A-Z_]+)=(.*)$/gm)];
    expect(lines.length).toBeGreaterThan(5);
    const settings = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
    expect(readEnv(settings)).toMatchObject({ ok: true, env: { trustProxy: 1, host: "127.0.0.1" } });
    // systemd and Docker read values to their end.
    expect(parseEnv(read("deploy/settings.env"))).toEqual(settings);
    expect(parseEnv("A=b#c")).toEqual({ A: "b" });
  });

  test.each([".env.example", "deploy/settings.env"])("of mail in %s send nothing unencrypted", (file) => {
    const [url = ""] = matches(file, /^# SMTP_URL=(.*)$/gm);
    expect(url).toMatch(/^smtps:|^smtp:.*\?requireTLS=true$/);
  });

  test("that the guides name exist", () => {
    const named = guides.flatMap((guide) => matches(guide, /`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g));
    expect(named).toContain("DATABASE_URL");
    expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
  });
});

describe("what is run", () => {
  test.each(units.filter((unit) => unit.endsWith(".service")))("by %s exists", (unit) => {
    const [line = ""] = matches(unit, /^ExecStart=(.*)$/gm);
    expect(line).toMatch(new RegExp(`^${installed}node_modules/\\.bin/node (--\\S+ build/server|scripts)/`));
    const [program = "", script = ""] = line.split(" ").filter((part) => !part.startsWith("--"));
    expect([program.replace(installed, ""), script].filter((file) => !existsSync(file))).toEqual([]);
  });

  test("by the guide keeps the limits of connections after a reboot", () => {
    const commands = matches("docs/operations.md", /^(?:sudo|echo) (.*nft.*)$/gm).join("\n");
    const [file = ""] = matches("deploy/connections.nft", /(\/etc\/nftables\.d\/\S+\.nft)/g);
    expect(commands).toContain(`deploy/connections.nft ${file}`);
    expect(commands).toContain(`include "${file}"' | sudo tee -a /etc/nftables.conf`);
    expect(commands).toContain("systemctl enable nftables");
  });

  test("by Compose has its variables, whatever the command", () => {
    const commands = ["docs/operations.md", "deploy/compose.yaml"].flatMap((file) =>
      matches(file, /^(.*docker compose .*)$/gm),
    );
    expect(commands).toHaveLength(4);
    for (const command of commands)
      expect(command).toContain(
        "docker compose --env-file /etc/cooling-tower-site-compose.env --file deploy/",
      );
    const needed = new Set(matches("deploy/compose.yaml", /\${([A-Z_]+):\?/g));
    expect(needed).toEqual(new Set(["POSTGRES_PASSWORD", "SECRET_KEY"]));
    const [written = ""] = matches(
      "docs/operations.md",
      /^printf '(.*)' .*\n.*cooling-tower-site-compose\.env/gm,
    );
    expect(written).toBe([...needed].map((name) => `${name}=%s\\n`).join(""));
  });

  test("by the image exists, and is copied into it", () => {
    const dockerfile = read("deploy/Dockerfile");
    const copied = matches("deploy/Dockerfile", /^COPY --from=build \/site\/(\S+) \.\/\S*$/gm);
    const ignored = read("deploy/Dockerfile.dockerignore").split("\n");
    expect(dockerfile).toContain(
      'CMD ["node_modules/.bin/node", "--max-semi-space-size=4", "build/server/main.js"]',
    );
    const drawn = drawingSources.flatMap((source) => source.split("/", 1));
    const shipped = ["public", "scripts", "engine", "src", "package.json", ...drawn];
    expect(copied).toEqual(expect.arrayContaining(["node_modules", "build", ...shipped]));
    expect(shipped.filter((name) => ignored.includes(name))).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining([".env*", ".git", "var", "*.backup"]));
  });

  test("loads what draws pictures and documents when it is needed, not at the start", () => {
    const programs = [...loadedWith("main.js"), ...loadedWith("index.js")].map((file) =>
      read(`build/server/${file}`),
    );
    const loadedAtStart = external.filter((name) => programs.some((code) => code.includes(`from"${name}"`)));
    expect(loadedAtStart).toEqual(["better-sqlite3", "pino"]);
  });

  test("has the same small young generation wherever the server is started or measured", () => {
    const measured = ["bench/serving/subjects.ts", "resilience/site/site-process.ts"];
    const starts = [...deployFiles, ...measured, "scripts/run.mjs", "docs/operations.md"].flatMap((file) =>
      matches(file, /^(.*(?:\bnode"?,?|execPath,) .*build\/server\/main\.js.*)$/gm),
    );
    const served = starts.filter((line) => !line.includes("--watch"));
    expect(served.length).toBeGreaterThanOrEqual(6);
    expect(served.filter((line) => !line.includes("--max-semi-space-size=4"))).toEqual([]);
  });

  test.each([
    "deploy/Dockerfile",
    "deploy/cooling-tower-site.service",
    "scripts/run.mjs",
    "bench/serving/subjects.ts",
    "resilience/site/site-process.ts",
  ])("gives freed memory back to the system: %s", (file) => {
    const limits = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };
    for (const [name, value] of Object.entries(limits))
      expect(read(file)).toMatch(new RegExp(`${name}(: "|=)${value}\\b`));
  });

  test.each(guides)("according to %s exists", (guide) => {
    const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
    const commands = matches(guide, /npm run ([\w-]+)/g);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
    const files = matches(
      guide,
      /(?:^|[\s`("])((?:(?:engine\/)?src|scripts|resilience|bench|deploy|docs)\/[\w./-]+\.\w+)/gm,
    );
    const links = matches(guide, /\]\(([^)#:]+)\)/g).map((link) => join(dirname(guide), link));
    expect(files.length).toBeGreaterThan(0);
    expect([...files, ...links].filter((file) => !existsSync(file))).toEqual([]);
  });

  test("against the site is in the table of the guide", () => {
    const scripts = readdirSync("resilience").filter((name) => name.endsWith(".ts"));
    const guide = read("docs/operations.md");
    expect(scripts.filter((name) => !guide.includes(`\`node resilience/${name}`))).toEqual([]);
  });
});

test("every metric that the guide names is one of ours", async () => {
  const database = await openMemory();
  onTestFinished(() => database.close());
  const metrics = createMetrics(createServices({ database }));
  const named = matches("docs/operations.md", /`((?:http|outbox|answer|database|nodejs|process)_\w+)[`{]/g);
  expect(named.length).toBeGreaterThan(5);
  const text = `${await metrics.text()}\n# TYPE http_connections `;
  expect(named.filter((name) => !text.includes(` ${name} `))).toEqual([]);
});

describe("time limits", () => {
  test("of supervisors are longer than the site takes to drain", () => {
    const [stop] = matches("deploy/cooling-tower-site.service", /^TimeoutStopSec=(\d+)$/gm);
    const [grace] = matches("deploy/compose.yaml", /^ {4}stop_grace_period: (\d+)s$/gm);
    for (const seconds of [stop, grace]) expect(Number(seconds) * 1000).toBeGreaterThan(drainMs);
  });

  test("of systemd on a start are none: a database may come up long after the site", () => {
    const unit = read("deploy/cooling-tower-site.service");
    expect(unit).toMatch(/^\[Unit\]$[^[]*^StartLimitIntervalSec=0$/m);
    expect(unit).toMatch(/^Restart=on-failure$/m);
    expect(Number(matches("deploy/cooling-tower-site.service", /^RestartSec=(\d+)$/gm)[0])).toBeGreaterThan(
      1,
    );
  });

  test("of proxies are such that they close an idle connection before the site does", () => {
    const [nginx] = matches("deploy/nginx.conf", /^ {2}keepalive_timeout (\d+)s;$/gm);
    const [caddy] = matches("deploy/Caddyfile", /^\t+keepalive (\d+)s$/gm);
    for (const seconds of [nginx, caddy])
      expect(Number(seconds) * 1000).toBeLessThan(connectionLimits.keepAliveTimeout);
  });

  test("of nginx on the size of a request let through what each call takes, and more only where a call takes it", async () => {
    const locations = nginxLocations();
    const [usual = ""] = matches("deploy/nginx.conf", /^ {2}client_max_body_size (\d+)m;$/gm);
    const larger = new Set<string>();
    for (const [address, bytes] of await bodyLimits()) {
      const location = locations.find(({ path }) => path.test(address));
      const size = Number(location?.size ?? usual) * 1024 ** 2;
      expect(size, address).toBeGreaterThanOrEqual(bytes);
      if (!location) continue;
      larger.add(location.name);
      expect(bytes, address).toBeGreaterThan(Number(usual) * 1024 ** 2);
      // Visitors may send slowly: theirs is taken whole. What is sent to administrators' calls is refused before anything of it is stored.
      expect(location.isPassedOn, address).toBe(address.startsWith("/api/admin/"));
    }
    expect([...larger].sort()).toEqual(locations.map(({ name }) => name).sort());
  });

  // Proxies take what the site refuses while it is still being sent for a fault of the site.
  test("are the site's own behind Caddy, and nothing that a client sends has a proxy leave the site out", () => {
    expect(matches("deploy/Caddyfile", /^\s*(request_body|max_size|fail_duration|max_fails)\b/gm)).toEqual(
      [],
    );
    const servers = matches("deploy/nginx.conf", /^ {2}(?:# )?server 127.*? max_fails=(\d+);$/gm);
    expect(servers).toEqual(["0", "0"]);
  });
});

const folder = mkdtempSync(join(tmpdir(), "deploy-"));
const nginx = deployedNginx(folder, { http: 8080, https: 8443, site: 3000 });
const why = "absent" in nginx ? ` (skipped: ${nginx.absent})` : "";

test.skipIf(why !== "")(`nginx takes deploy/nginx.conf${why}`, () => {
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if ("absent" in nginx) return;
  const { program, args } = nginx;
  const output = execFileSync("/bin/sh", ["-c", 'exec "$0" "$@" 2>&1', program, "-t", ...args], {
    encoding: "utf8",
  });
  expect(output).toContain("test is successful");
  expect(output).not.toContain("[warn]");
});

describe.skipIf(why !== "")(`nginx on port 80, as deploy/nginx.conf sets it up${why}`, () => {
  const ports = { http: 0, https: 0, site: 3000 };
  const testFolder = mkdtempSync(join(tmpdir(), "deploy-"));
  let running: ChildProcess | undefined;
  beforeAll(async () => {
    for (const name of ["http", "https"] as const) ports[name] = Number(new URL(await freeAddress()).port);
    const prepared = deployedNginx(testFolder, ports);
    if ("absent" in prepared) return;
    running = spawn(prepared.program, prepared.args, { stdio: "ignore" });
    const look = async () =>
      expect(await rawResponse("GET / HTTP/1.0\r\nHost: example.com\r\n\r\n")).toContain(" 301 ");
    await vi.waitFor(look, { timeout: 10_000 });
  });
  afterAll(async () => {
    const ended = running && once(running, "exit");
    running?.kill();
    await ended;
    rmSync(testFolder, { recursive: true });
  });

  /** The response to a raw request; empty where the connection is closed or refused. */
  async function rawResponse(request: string): Promise<string> {
    const socket = connect({ host: "127.0.0.1", port: ports.http }, () => socket.write(request));
    let text = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    socket.on("error", () => undefined);
    await once(socket, "close");
    return text;
  }

  test.each([
    ["//other.example/", "//other.example/"],
    ["/\\other.example", "/\\other.example"],
    ["/company/intro?a=//b", "/company/intro?a=//b"],
  ])("%s asked of a name of ours leads to that name", async (asked, path) => {
    const response = await rawResponse(`GET ${asked} HTTP/1.0\r\nHost: example.com\r\n\r\n`);
    expect(/^location: (.*)\r$/im.exec(response)?.[1]).toBe(`https://www.example.com${path}`);
  });

  test("challenges of certbot are answered, from the folder where Debian's default site had them", async () => {
    const challenges = join(testFolder, ".well-known/acme-challenge");
    mkdirSync(challenges, { recursive: true });
    writeFileSync(join(challenges, "token"), "key of the challenge");
    const request = "GET /.well-known/acme-challenge/token HTTP/1.0\r\nHost: example.com\r\n\r\n";
    expect(await rawResponse(request)).toMatch(/ 200 .*key of the challenge$/s);
    const [command = ""] = matches("docs/operations.md", /^sudo (certbot certonly .*)$/gm);
    // It is stored with the certificate and used at each renewal.
    expect(command).toMatch(/--webroot -w \/var\/www\/html .*--deploy-hook "systemctl reload nginx"$/);
    const [, certificate = ""] = / -d (\S+)/.exec(command) ?? [];
    expect(read("deploy/nginx.conf")).toContain(`/etc/letsencrypt/live/${certificate}/fullchain.pem`);
  });

  test("a whole address of another host gets no response at all", async () => {
    expect(await rawResponse("GET http://other.example/ HTTP/1.0\r\nHost: example.com\r\n\r\n")).toBe("");
  });

  test.each(["Host: other.example\r\n", "Host: example.com.other.example\r\n", "Host: 127.0.0.1\r\n", ""])(
    "%j gets no response at all",
    async (host) => {
      expect(await rawResponse(`GET / HTTP/1.0\r\n${host}\r\n`)).toBe("");
    },
  );
});

const verifier = "/usr/bin/systemd-analyze";
const hasVerifier = existsSync(verifier);

test.skipIf(!hasVerifier)(
  `systemd takes the units${hasVerifier ? "" : " (skipped: no systemd-analyze)"}`,
  () => {
    const testFolder = mkdtempSync(join(tmpdir(), "units-"));
    onTestFinished(() => rmSync(testFolder, { recursive: true }));
    const copies = units.map((unit) => {
      const copy = join(testFolder, unit.replace("deploy/", ""));
      writeFileSync(copy, read(unit).replaceAll(installed.slice(0, -1), process.cwd()));
      return copy;
    });
    const command = `exec "$0" verify --man=no --recursive-errors=no "$@" 2>&1`;
    expect(execFileSync("/bin/sh", ["-c", command, verifier, ...copies], { encoding: "utf8" })).toBe("");
  },
);

/** Locations of deploy/nginx.conf with a size of their own. */
function nginxLocations() {
  const pattern =
    /location (= |~ )?(\S+) {\n +client_max_body_size (\d+)m;\n +(proxy_request_buffering off;)?/g;
  return [...read("deploy/nginx.conf").matchAll(pattern)].map(([, kind, name = "", size, buffering]) => ({
    name,
    path: new RegExp(kind === "~ " ? name : `^${name}${kind === "= " ? "$" : ""}`),
    size: Number(size),
    isPassedOn: buffering !== undefined,
  }));
}

/** The most bytes of a body that each address of the API takes. */
async function bodyLimits(): Promise<ReadonlyMap<string, number>> {
  const database = await openMemory();
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const limits = new Map<string, number>();
  app.addHook("onRoute", ({ url, schema, bodyLimit }) => {
    // Fastify's default does not hold for forms with files.
    if (bodyLimit === undefined && schema?.consumes?.includes("multipart/form-data"))
      throw new Error(`${url} has no bodyLimit.`);
    const address = url.replaceAll(/:\w+/g, "1");
    const bytes = bodyLimit ?? app.initialConfig.bodyLimit ?? 0;
    limits.set(address, Math.max(bytes, limits.get(address) ?? 0));
  });
  await registerApi(app, createServices({ database }), { siteUrl: "http://localhost" });
  return limits;
}

/** A file of the server's build and those that its `import` statements load with it. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const other of matches(`build/server/${file}`, /\b(?:from|import)"\.\/([^"]+)"/g))
    loadedWith(other, loaded);
  return loaded;
}

/** The first group of every match in a file. */
function matches(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].map(([, group = ""]) => group);
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
