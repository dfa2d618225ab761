import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { installPeer } from "../peer.ts";
import type { ServerCommand } from "./process.ts";

/** A server under measurement, and the best encoding of text that it offers. */
export interface Subject extends ServerCommand {
  name: string;
  acceptEncoding: "br" | "gzip" | "identity";
}

/** Git-ignored: what the peers install and build. */
const workFolder = resolve("bench/peers");
const ports = { site: 41_001, nginx: 41_002, next: 41_003, astro: 41_004, node: 41_005 };

/** The site itself, as `npm start` runs it, with a database of its own. */
export function site(): Subject {
  // Made here: the site would make it for itself alone, and nginx's workers could not read theirs.
  mkdirSync(workFolder, { recursive: true });
  const dataFolder = join(workFolder, "site");
  return {
    name: "this site",
    acceptEncoding: "br",
    command: [process.execPath, "--max-semi-space-size=4", "build/server/main.js"],
    folder: process.cwd(),
    url: `http://127.0.0.1:${ports.site}/`,
    env: {
      MALLOC_ARENA_MAX: "1",
      MALLOC_MMAP_THRESHOLD_: "131072",
      PORT: String(ports.site),
      HOST: "127.0.0.1",
      DATA_DIR: dataFolder,
      RATE_LIMIT: "off",
      ADMIN_PASSWORD: "bench-password-1",
    },
  };
}

/** nginx serving the very same HTML from files, compressed beforehand: the floor. */
export function nginx(home: string): Subject {
  const folder = join(workFolder, "nginx");
  mkdirSync(join(folder, "html"), { recursive: true });
  const file = join(folder, "html/index.html");
  writeFileSync(file, home);
  writeFileSync(`${file}.br`, brotliCompressSync(home));
  writeFileSync(`${file}.gz`, gzipSync(home));
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, nginxConfiguration(folder));
  return {
    name: "nginx, file",
    acceptEncoding: "br",
    command: ["/usr/sbin/nginx", "-e", join(folder, "error.log"), "-c", configuration],
    folder,
    url: `http://127.0.0.1:${ports.nginx}/`,
  };
}

/** Node's own HTTP server answering the same bytes and headers from memory: what any server in Node costs at least. */
export function bareNode(home: string, headers: Headers): Subject {
  const folder = join(workFolder, "node");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "home.html.br"), brotliCompressSync(home));
  const own = ["connection", "keep-alive", "date", "transfer-encoding", "content-encoding", "content-length"];
  const foreign = [...headers].filter(([name]) => !own.includes(name));
  writeFileSync(join(folder, "headers.json"), JSON.stringify(Object.fromEntries(foreign)));
  const script = resolve("bench/serving/bare-node.ts");
  return {
    name: "Node, from memory",
    acceptEncoding: "br",
    command: [process.execPath, script, String(ports.node)],
    folder,
    url: `http://127.0.0.1:${ports.node}/`,
  };
}

/** The home page's markup as a static page of Next.js. */
export function next(home: string): Subject {
  const folder = twin("next", home);
  return {
    name: "Next.js 16, static",
    acceptEncoding: "gzip",
    command: [process.execPath, "node_modules/next/dist/bin/next", "start", "-p", String(ports.next)],
    folder,
    url: `http://127.0.0.1:${ports.next}/`,
  };
}

/** The home page's markup as a static page of Astro, served by its Node adapter. */
export function astro(home: string): Subject {
  const folder = twin("astro", home);
  return {
    name: "Astro 7, static",
    acceptEncoding: "identity",
    command: [process.execPath, "dist/server/entry.mjs"],
    folder,
    url: `http://127.0.0.1:${ports.astro}/`,
    env: { HOST: "127.0.0.1", PORT: String(ports.astro) },
  };
}

/** Copies a twin's source beside its packages, installs what it lacks and builds it. */
function twin(name: "next" | "astro", home: string): string {
  const folder = resolve(installPeer(name));
  writeFileSync(join(folder, "home.html"), bodyOf(home));
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "inherit" });
  return folder;
}

/** HTML of a page as a visitor sees it, without the scripts of the site. */
function bodyOf(home: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(home)?.[1];
  if (body === undefined) throw new Error("The home page has no body. Build the site first: npm run build.");
  return body.replaceAll(/<script[\s\S]*?<\/script>/g, "");
}

function nginxConfiguration(folder: string): string {
  const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  if (!existsSync(brotli))
    throw new Error(
      "nginx or its brotli module is missing. As root: apt-get install nginx libnginx-mod-http-brotli-static wrk",
    );
  const mimeTypes =
    readFileSync("/etc/nginx/mime.types", "utf8").length > 0 ? "include /etc/nginx/mime.types;" : "";
  return `
load_module ${brotli};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  ${mimeTypes}
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${ports.nginx};
    root ${folder}/html;
    brotli_static on;
    gzip_static on;
  }
}
`;
}
