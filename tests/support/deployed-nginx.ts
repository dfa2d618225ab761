import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inForeground, nginxProgram } from "./nginx-configuration.ts";

/** Loopback ports that replace those of `deploy/nginx.conf`. */
export interface NginxPorts {
  http: number;
  https: number;
  site: number;
  /** Port of a second instance, which the file names in a comment. */
  second?: number;
}

/** `deploy/nginx.conf` adapted to run without privileges. */
export interface DeployedNginx {
  program: string;
  args: string[];
  /** Self-signed, PEM. */
  certificate: string;
}

/**
 * Prepares nginx with `deploy/nginx.conf`, a test certificate and other ports.
 * @param folder for its files @param beside additional configuration @returns the reason if a program is missing
 */
export function deployedNginx(
  folder: string,
  ports: NginxPorts,
  beside = "",
): DeployedNginx | { absent: string } {
  if (!existsSync(nginxProgram)) return { absent: "nginx is missing" };
  if (!existsSync("/usr/bin/openssl")) return { absent: "openssl is missing" };
  const names = "subjectAltName=DNS:www.example.com,DNS:example.com";
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const files = ["-keyout", key, "-out", certificate];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync(
    "/usr/bin/openssl",
    ["req", "-x509", ...kind, ...files, "-subj", "/CN=test", "-addext", names],
    {
      stdio: "ignore",
    },
  );
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, inForeground(onThisMachine(folder, ports) + beside, folder));
  const args = ["-e", join(folder, "error.log"), "-c", configuration];
  return { program: nginxProgram, args, certificate: readFileSync(certificate, "utf8") };
}

function onThisMachine(folder: string, { http, https, site, second }: NginxPorts): string {
  return readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/etc/letsencrypt/live/www.example.com/", `${folder}/`)
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replaceAll("/var/www/html", folder)
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${http}`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${https} `)
    .replace("server 127.0.0.1:3000 ", `server 127.0.0.1:${site} `)
    .replace("# server 127.0.0.1:3001 ", second ? `server 127.0.0.1:${second} ` : "$&");
}
